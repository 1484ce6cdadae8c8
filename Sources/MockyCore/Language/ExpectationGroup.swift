/// Expectations that are put into a block together.
///
/// `whenState`, `inSequence` and others make groups. One that adds no condition is what tests
/// share:
///
/// ```swift
/// func opening(_ door: MockDoor) -> ExpectationGroup {
///   ExpectationGroup {
///     expectThat(door).receives.unlock()
///     expectThat(door).receives.open().then.returns(true)
///   }
/// }
/// context.check {
///   opening(front)
///   opening(back)
/// }
/// ```
///
/// A group is declared once: the same one in a second block, or twice in one, is misuse. A function
/// makes another one each time.
public struct ExpectationGroup: ExpectationPart {
  /// What the group stands for; machinery.
  public let contents: __PartContents

  /// Puts expectations together, to be declared by the block that the group is put into.
  public init(@ExpectationBuilder _ expectations: () -> __PartContents) {
    self.init(contents: expectations())
  }

  init(_ content: __PartContents.Content) { self.init(contents: __PartContents(content)) }

  init(contents: __PartContents) {
    self.contents = contents.grouped
    self.contents.makeOne()
  }
}

/// Says in which state the calls of a block may happen.
///
/// ```swift
/// whenState(readiness.equals("ready")) {
///   expectThat(guest).receives.enter()
/// }
/// ```
///
/// Inside another one, both states are needed. Machines of another context are misuse, and so is
/// all of it in a `verify` block.
///
/// From LRMocky (`whenState`).
public func whenState(
  _ predicate: StatePredicate, @ExpectationBuilder _ expectations: () -> __PartContents
) -> ExpectationGroup {
  ExpectationGroup(.guarded(predicate, expectations()))
}

/// Says that the calls of a block happen in the order in which they stand, each as the next member
/// of the sequences.
///
/// ```swift
/// inSequence(opening) {
///   expectThat(door).receives.unlock()
///   expectThat(door).receives.open()
/// }
/// ```
///
/// A sequence of another context is misuse. In a `verify` block
/// ``inOrder(fileID:filePath:line:column:_:)`` is for that.
///
/// From jMock (`inSequence`) and OCMock 7.5.
public func inSequence(
  _ first: CallSequence, _ others: CallSequence...,
  @ExpectationBuilder expectations: () -> __PartContents
) -> ExpectationGroup {
  ExpectationGroup(.sequenced([first] + others, expectations()))
}

/// Says in a `verify` block that calls came in the order in which they stand, perhaps with gaps.
///
/// ```swift
/// context.verify {
///   inOrder {
///     expectThat(list).received.count
///     expectThat(list).received.remove(at: 0)
///   }
/// }
/// ```
///
/// Another `inOrder` or `anyOf` in it is misuse. In a `check` block
/// ``inSequence(_:_:expectations:)`` is for that.
///
/// From Mocka (`InOrder`).
public func inOrder(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, @ExpectationBuilder _ expectations: () -> __PartContents
) -> ExpectationGroup {
  ExpectationGroup(.inOrder(expectations(), SourcePosition(fileID, filePath, line, column)))
}

/// Says in a `verify` block that at least one of several things was called.
///
/// ```swift
/// anyOf {
///   expectThat(list).received.add("one")
///   expectThat(list).received.clear()
/// }
/// ```
///
/// Only the first of them that is found is used up. Another `inOrder` or `anyOf` in it is misuse,
/// and so is all of it in a `check` block.
///
/// From Mocka (`AnyOf`).
public func anyOf(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, @ExpectationBuilder _ expectations: () -> __PartContents
) -> ExpectationGroup {
  ExpectationGroup(.anyOf(expectations(), SourcePosition(fileID, filePath, line, column)))
}

/// Says of allowances that they need not be used, where unused ones are reported; other
/// expectations among them stay as they are.
///
/// ```swift
/// lenient { allowing(clock).receives.now.then.returns(noon) }
/// ```
///
/// See ``Mockery/reportsUnusedAllowances``. In a `verify` block it is misuse.
///
/// After Mockito (`lenient`).
public func lenient(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, @ExpectationBuilder _ expectations: () -> __PartContents
) -> ExpectationGroup {
  ExpectationGroup(.lenient(expectations(), SourcePosition(fileID, filePath, line, column)))
}
