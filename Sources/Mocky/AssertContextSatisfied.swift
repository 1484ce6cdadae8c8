/// Verifies a context: fails for every expectation that has not had its calls, at its own line.
///
/// ```swift
/// override func tearDown() { assertContextSatisfied(context) }
/// ```
///
/// - Parameters:
///   - context: the context; see ``Mockery/assertSatisfied(fileID:filePath:line:column:)``.
///   - fileID: the file of the caller, filled in by the compiler.
///   - filePath: the path of that file, filled in by the compiler.
///   - line: the line of the call, filled in by the compiler.
///   - column: the column of the call, filled in by the compiler.
///
/// From LRMocky (`assertContextSatisfied`).
public func assertContextSatisfied(
  _ context: Mockery, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  context.assertSatisfied(fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Gives a context some time to be satisfied, by blocking the thread, and verifies it then.
///
/// ```swift
/// assertContextEventuallySatisfied(context, timeout: .seconds(3))
/// ```
///
/// - Parameters:
///   - context: the context; see
///     ``Mockery/assertEventuallySatisfied(timeout:fileID:filePath:line:column:)``.
///   - timeout: how long to wait at most, 1 second if not said.
///   - fileID: the file of the caller, filled in by the compiler.
///   - filePath: the path of that file, filled in by the compiler.
///   - line: the line of the call, filled in by the compiler.
///   - column: the column of the call, filled in by the compiler.
///
/// From LRMocky (`assertEventuallySatisfied`).
@available(*, noasync, message: "write `await assertContextEventuallySatisfied(…)`")
public func assertContextEventuallySatisfied(
  _ context: Mockery, timeout: TimeSpan = .seconds(1), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  context.assertEventuallySatisfied(
    timeout: timeout, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Gives a context some time to be satisfied, by suspending, and verifies it then.
///
/// ```swift
/// await assertContextEventuallySatisfied(context, timeout: .seconds(3))
/// ```
///
/// - Parameters:
///   - context: the context; see
///     ``Mockery/assertEventuallySatisfied(timeout:fileID:filePath:line:column:)``.
///   - timeout: how long to wait at most, 1 second if not said.
///   - fileID: the file of the caller, filled in by the compiler.
///   - filePath: the path of that file, filled in by the compiler.
///   - line: the line of the call, filled in by the compiler.
///   - column: the column of the call, filled in by the compiler.
///
/// From LRMocky (`assertEventuallySatisfied`).
public func assertContextEventuallySatisfied(
  _ context: Mockery, timeout: TimeSpan = .seconds(1), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) async {
  await context.assertEventuallySatisfied(
    timeout: timeout, fileID: fileID, filePath: filePath, line: line, column: column)
}
