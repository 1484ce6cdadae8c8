import Mocky
import Testing

/// A test that is canceled, as a time limit does it, and does not end before its gate is open.
struct CancelledTest {
  let gate = Gate()
  let trait: MockeryTrait = .mockery

  /// Runs a test with the trait in a task of its own, and cancels it.
  /// - Parameters:
  ///   - count: how many issues are waited for.
  ///   - body: the test; it suspends until `gate` is open.
  ///   - isReady: suspends until the test is to be canceled.
  /// - Returns: what the framework is told.
  func issues(
    _ count: Int, cancelling body: @escaping @Sendable () async throws -> Void,
    when isReady: () async -> Void
  ) async throws -> [String] {
    let (told, test) = (Captor<String>(), try #require(Test.current))
    let testCase = Test.Case.current
    try await withKnownIssue(isIntermittent: true) {
      let running = Task { [trait] in
        try await trait.provideScope(for: test, testCase: testCase, performing: body)
      }
      await isReady()
      running.cancel()
      while told.values.count < count { await pause() }
      // Another issue would come in this time.
      try await Task.sleep(nanoseconds: count == 0 ? 1_500_000_000 : 300_000_000)
      gate.open()
      _ = await running.result
    } matching: { issue in
      told.record(issue.text)
      return true
    }
    return told.values
  }

  func pause() async { try? await Task.sleep(nanoseconds: 1_000_000) }
}
