/// Begins an expectation: `expectThat(mock).receives.call()`.
///
/// The call is expected once unless said otherwise.
///
/// ```swift
/// context.check {
///   expectThat(one).receives.receive("hello")
///   expectThat(two).receives(.atLeast(1)).receive(.startingWith("he"))
/// }
/// ```
///
/// - Parameters:
///   - subject: a mock, or the type of one.
///   - fileID: the file of the caller, filled in by the compiler.
///   - filePath: the path of that file, filled in by the compiler.
///   - line: the line of the call, filled in by the compiler.
///   - column: the column of the call, filled in by the compiler.
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
/// Where nothing gives it a value, it returns a default one, or a mock named after the call.
///
/// Stub queries with `allowing`, expect commands with `expectThat`.
///
/// ```swift
/// context.check {
///   allowing(clock).receives.now.then.returns(noon)
///   expectThat(printer).receives.print("12:00")
/// }
/// ```
///
/// - Parameters:
///   - subject: a mock, or the type of one. A number of calls after it is misuse.
///   - fileID: the file of the caller, filled in by the compiler.
///   - filePath: the path of that file, filled in by the compiler.
///   - line: the line of the call, filled in by the compiler.
///   - column: the column of the call, filled in by the compiler.
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

/// Allows every call on a mock: each returns a default value, or a mock named after the call.
///
/// ```swift
/// context.byDefault { ignoring(log) }
/// ```
///
/// - Parameters:
///   - mock: the mock whose calls do not matter.
///   - fileID: the file of the caller, filled in by the compiler.
///   - filePath: the path of that file, filled in by the compiler.
///   - line: the line of the call, filled in by the compiler.
///   - column: the column of the call, filled in by the compiler.
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
