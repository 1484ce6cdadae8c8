/// Begins an expectation: `expectThat(mock).receives.call()`.
///
/// Expected once unless said otherwise.
///
/// ```swift
/// context.check {
///   expectThat(one).receives.receive("hello")
///   expectThat(two).receives(.atLeast(1)).receive(.startingWith("he"))
/// }
/// ```
///
/// - Parameter subject: a mock, or the type of one.
/// - Returns: what `receives` is said of; in `verify` blocks `received`.
///
/// From LRMocky (`expectThat`) and jMock (`oneOf`).
public func expectThat<Subject>(
  _ subject: Subject, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> Receiver<Subject> {
  Receiver(
    subject: subject, verb: .expecting, position: SourcePosition(fileID, filePath, line, column))
}

/// Allows a call any number of times, also none: `allowing(mock).receives.call()`.
///
/// Stub queries with `allowing`, expect commands with `expectThat`.
///
/// - Parameter subject: a mock, or the type of one.
/// - Returns: what `receives` is said of.
///
/// From jMock and LRMocky (`allowing`).
public func allowing<Subject>(
  _ subject: Subject, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> Receiver<Subject> {
  Receiver(
    subject: subject, verb: .allowing, position: SourcePosition(fileID, filePath, line, column))
}

/// Allows every call on a mock: each returns a default value.
///
/// - Parameter mock: the mock whose calls do not matter.
/// - Returns: a part of a block.
///
/// From jMock and LRMocky (`ignoring`).
public func ignoring(
  _ mock: some Mock, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> MethodsExpectation {
  MethodsExpectation(
    .ignoring, .mock(mock.mockObject), .all, SourcePosition(fileID, filePath, line, column))
}
