/// Expectations that hold together only under some condition; what the functions below make.
///
/// ```swift
/// inSequence(opening) {
///   expectThat(door).receives.unlock()
///   expectThat(door).receives.open()
/// }
/// ```
public struct ExpectationGroup: ExpectationPart {
  /// What the group stands for; machinery.
  public let contents: __PartContents

  init(contents: __PartContents) {
    self.contents = contents
    contents.makeOne()
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
/// Inside another one, both states are needed. In a `verify` block it is misuse.
///
/// - Parameters:
///   - predicate: the states that are needed; machines of another context are misuse.
///   - expectations: the expectations.
/// - Returns: a part of a block.
///
/// From LRMocky (`whenState`).
public func whenState(
  _ predicate: StatePredicate, @ExpectationBuilder _ expectations: () -> __PartContents
) -> ExpectationGroup {
  ExpectationGroup(contents: __PartContents(.guarded(predicate, expectations())))
}

/// Says that the calls of a block happen in the order in which they stand.
///
/// ```swift
/// inSequence(opening) {
///   expectThat(door).receives.unlock()
///   expectThat(door).receives.open()
/// }
/// ```
///
/// In a `verify` block it is misuse: ``inOrder(fileID:filePath:line:column:_:)`` is for that.
///
/// - Parameters:
///   - sequences: the sequences that they are the next members of; one of another context is misuse.
///   - expectations: the expectations.
/// - Returns: a part of a block.
///
/// From jMock (`inSequence`) and OCMock 7.5.
public func inSequence(
  _ sequences: CallSequence..., @ExpectationBuilder expectations: () -> __PartContents
) -> ExpectationGroup {
  ExpectationGroup(contents: __PartContents(.sequenced(sequences, expectations())))
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
/// In a `check` block it is misuse: ``inSequence(_:expectations:)`` is for that.
///
/// - Parameters:
///   - fileID: the file of the caller, filled in by the compiler.
///   - filePath: the path of that file, filled in by the compiler.
///   - line: the line of the call, filled in by the compiler.
///   - column: the column of the call, filled in by the compiler.
///   - expectations: the calls; another `inOrder` or `anyOf` among them is misuse.
/// - Returns: a part of a `verify` block.
///
/// From Mocka (`InOrder`).
public func inOrder(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, @ExpectationBuilder _ expectations: () -> __PartContents
) -> ExpectationGroup {
  let position = SourcePosition(fileID, filePath, line, column)
  return ExpectationGroup(contents: __PartContents(.inOrder(expectations(), position)))
}

/// Says in a `verify` block that at least one of several things was called.
///
/// ```swift
/// context.verify {
///   anyOf {
///     expectThat(list).received.add("one")
///     expectThat(list).received.clear()
///   }
/// }
/// ```
///
/// Only the first of them that is found is used up. In a `check` block it is misuse.
///
/// - Parameters:
///   - fileID: the file of the caller, filled in by the compiler.
///   - filePath: the path of that file, filled in by the compiler.
///   - line: the line of the call, filled in by the compiler.
///   - column: the column of the call, filled in by the compiler.
///   - expectations: the calls; another `inOrder` or `anyOf` among them is misuse.
/// - Returns: a part of a `verify` block.
///
/// From Mocka (`AnyOf`).
public func anyOf(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, @ExpectationBuilder _ expectations: () -> __PartContents
) -> ExpectationGroup {
  let position = SourcePosition(fileID, filePath, line, column)
  return ExpectationGroup(contents: __PartContents(.anyOf(expectations(), position)))
}

/// Says of allowances that they need not be used, where unused ones are reported.
///
/// ```swift
/// context.reportsUnusedAllowances = true
/// context.check {
///   lenient { allowing(clock).receives.now.then.returns(noon) }
/// }
/// ```
///
/// Elsewhere it changes nothing. In a `verify` block it is misuse.
///
/// - Parameters:
///   - fileID: the file of the caller, filled in by the compiler.
///   - filePath: the path of that file, filled in by the compiler.
///   - line: the line of the call, filled in by the compiler.
///   - column: the column of the call, filled in by the compiler.
///   - expectations: the allowances; other expectations among them stay as they are.
/// - Returns: a part of a block.
///
/// After Mockito (`lenient`).
public func lenient(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, @ExpectationBuilder _ expectations: () -> __PartContents
) -> ExpectationGroup {
  let position = SourcePosition(fileID, filePath, line, column)
  return ExpectationGroup(contents: __PartContents(.lenient(expectations(), position)))
}
