/// Verifies a context: fails for every expectation that has not had its calls, at its own line.
///
/// ```swift
/// override func tearDown() { assertContextSatisfied(context) }
/// ```
///
/// - Parameter context: the context; see ``Mockery/assertSatisfied()``.
///
/// From LRMocky (`assertContextSatisfied`).
public func assertContextSatisfied(_ context: Mockery) {
  context.assertSatisfied()
}

/// Gives a context some time to be satisfied, by blocking the thread, and verifies it then.
///
/// ```swift
/// assertContextEventuallySatisfied(context, timeout: .seconds(3))
/// ```
///
/// - Parameters:
///   - context: the context; see ``Mockery/assertEventuallySatisfied(timeout:)``.
///   - timeout: how long to wait at most, 1 second if not said.
///
/// From LRMocky (`assertEventuallySatisfied`).
@available(*, noasync, message: "write `await assertContextEventuallySatisfied(…)`")
public func assertContextEventuallySatisfied(
  _ context: Mockery, timeout: TimeSpan = .seconds(1)
) {
  context.assertEventuallySatisfied(timeout: timeout)
}

/// Gives a context some time to be satisfied, by suspending, and verifies it then.
///
/// ```swift
/// await assertContextEventuallySatisfied(context, timeout: .seconds(3))
/// ```
///
/// - Parameters:
///   - context: the context; see ``Mockery/assertEventuallySatisfied(timeout:)``.
///   - timeout: how long to wait at most, 1 second if not said.
///
/// From LRMocky (`assertEventuallySatisfied`).
public func assertContextEventuallySatisfied(
  _ context: Mockery, timeout: TimeSpan = .seconds(1)
) async {
  await context.assertEventuallySatisfied(timeout: timeout)
}
