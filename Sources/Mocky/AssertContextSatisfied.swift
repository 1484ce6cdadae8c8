import MockyCore

/// Verifies a context, and fails at the line of each unmet expectation.
///
/// ```swift
/// override func tearDown() { assertContextSatisfied(context) }
/// ```
///
/// - Parameter context: the context; see `Mockery.assertSatisfied`.
///
/// From LRMocky (`assertContextSatisfied`).
public func assertContextSatisfied(
  _ context: Mockery, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: Int = #column
) {
  context.assertSatisfied(fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Waits until a context is satisfied, at most for a time, and verifies it then.
///
/// ```swift
/// assertContextEventuallySatisfied(context, timeout: .seconds(3))
/// ```
///
/// It waits by blocking the thread.
///
/// - Parameters:
///   - context: the context; see `Mockery.assertEventuallySatisfied`.
///   - timeout: the longest time to wait, 1 second by default.
/// - Returns: true only if all expectations had their calls and nothing failed.
///
/// From LRMocky (`assertEventuallySatisfied`).
@available(*, noasync, message: "write `await assertContextEventuallySatisfied(…)`")
@discardableResult
public func assertContextEventuallySatisfied(
  _ context: Mockery, timeout: TimeSpan = .seconds(1), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
) -> Bool {
  context.assertEventuallySatisfied(
    timeout: timeout, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Waits until a context is satisfied, at most for a time, and verifies it then.
///
/// ```swift
/// await assertContextEventuallySatisfied(context, timeout: .seconds(3))
/// ```
///
/// It waits by suspending.
///
/// - Parameters:
///   - context: the context; see `Mockery.assertEventuallySatisfied`.
///   - timeout: the longest time to wait, 1 second by default.
///   - isolation: the caller's actor, which the compiler fills in.
/// - Returns: true only if all expectations had their calls and nothing failed.
///
/// From LRMocky (`assertEventuallySatisfied`).
@discardableResult
public func assertContextEventuallySatisfied(
  _ context: Mockery, timeout: TimeSpan = .seconds(1),
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
) async -> Bool {
  await context.assertEventuallySatisfied(
    timeout: timeout, fileID: fileID, filePath: filePath, line: line, column: column)
}
