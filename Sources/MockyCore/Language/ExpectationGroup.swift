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
/// A group is declared once. Mocky reports one that is in a second block, or twice in one block. A
/// function makes another group each time.
public struct ExpectationGroup: ExpectationPart {
  /// The expectations of the group; machinery.
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

/// Allows the calls of a block in a state only.
///
/// ```swift
/// whenState(readiness.equals("ready")) {
///   expectThat(guest).receives.enter()
/// }
/// ```
///
/// Inside another one, both states are needed. Mocky reports machines of another context, and a
/// `whenState` in a `verify` block.
///
/// From LRMocky (`whenState`).
public func whenState(
  _ predicate: StatePredicate, @ExpectationBuilder _ expectations: () -> __PartContents
) -> ExpectationGroup {
  ExpectationGroup(.guarded(predicate, expectations()))
}

/// Expects the calls of a block in the order in which they are written, each as the next member of
/// the sequences.
///
/// ```swift
/// inSequence(opening) {
///   expectThat(door).receives.unlock()
///   expectThat(door).receives.open()
/// }
/// ```
///
/// Mocky reports sequences of another context. In a `verify` block write
/// ``inOrder(fileID:filePath:line:column:_:)``.
///
/// From jMock (`inSequence`) and OCMock 7.5.
public func inSequence(
  _ first: CallSequence, _ others: CallSequence...,
  @ExpectationBuilder expectations: () -> __PartContents
) -> ExpectationGroup {
  ExpectationGroup(.sequenced([first] + others, expectations()))
}

/// Verifies that calls came in the order in which they are written, perhaps with gaps.
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
/// Mocky reports another `inOrder` or `anyOf` in it. In a `check` block write
/// ``inSequence(_:_:expectations:)``.
///
/// From Mocka (`InOrder`).
public func inOrder(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, @ExpectationBuilder _ expectations: () -> __PartContents
) -> ExpectationGroup {
  ExpectationGroup(.inOrder(expectations(), SourcePosition(fileID, filePath, line, column)))
}

/// Verifies that at least one of several calls came.
///
/// ```swift
/// anyOf {
///   expectThat(list).received.add("one")
///   expectThat(list).received.clear()
/// }
/// ```
///
/// Only the first of them that is found is used up. Mocky reports another `inOrder` or `anyOf` in it,
/// and an `anyOf` in a `check` block.
///
/// From Mocka (`AnyOf`).
public func anyOf(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, @ExpectationBuilder _ expectations: () -> __PartContents
) -> ExpectationGroup {
  ExpectationGroup(.anyOf(expectations(), SourcePosition(fileID, filePath, line, column)))
}

/// Lets allowances be unused when unused ones are reported. Other expectations among them stay as
/// they are.
///
/// ```swift
/// lenient { allowing(clock).receives.now.then.returns(noon) }
/// ```
///
/// See ``Mockery/reportsUnusedAllowances``. Mocky reports it in a `verify` block.
///
/// After Mockito (`lenient`).
public func lenient(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, @ExpectationBuilder _ expectations: () -> __PartContents
) -> ExpectationGroup {
  ExpectationGroup(.lenient(expectations(), SourcePosition(fileID, filePath, line, column)))
}
