/// Expectations that hold together only under some condition; what the functions below make.
public struct ExpectationGroup: ExpectationPart {
  public let contents: __PartContents
}

/// Says in which state the calls of a block may happen.
///
/// Inside another one, both states are needed.
///
/// ```swift
/// whenState(readiness.equals("ready")) {
///   expectThat(guest).receives.enter()
/// }
/// ```
///
/// - Parameters:
///   - predicate: the states that are needed.
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
/// - Parameters:
///   - sequences: the sequences that they are the next members of.
///   - expectations: the expectations.
/// - Returns: a part of a block.
///
/// From jMock (`inSequence`).
public func inSequence(
  _ sequences: CallSequence..., @ExpectationBuilder expectations: () -> __PartContents
) -> ExpectationGroup {
  ExpectationGroup(contents: __PartContents(.sequenced(sequences, expectations())))
}

/// Says in a `verify` block that calls came in the order in which they stand, with others between
/// them or not.
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
/// - Parameter expectations: the calls.
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
/// - Parameter expectations: the calls.
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
