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
