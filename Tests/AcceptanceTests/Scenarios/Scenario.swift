import Mocky
import MockyTestSupport
import Testing

/// A mistake that a test finds, with a context whose failures are compared as a whole.
struct Scenario {
  let reporter = RecordingReporter()
  let context: Mockery

  init() { context = Mockery(reporter: reporter) }

  /// Expects that just this was reported, each failure with its whole text.
  func shows(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      reporter.messages.map(\.asPrintedHere) == texts.map(\.asPrintedHere),
      sourceLocation: sourceLocation)
  }

  /// Expects that just this was told of failures after they had been reported.
  func notes(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(reporter.notes == texts, sourceLocation: sourceLocation)
  }
}

extension String {
  /// The text without the way from the call to the test, where the system does not tell it.
  fileprivate var asPrintedHere: String {
    #if os(Linux) && DEBUG
      self
    #else
      split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("  called from") && !$0.hasPrefix("               ←") }
        .joined(separator: "\n")
    #endif
  }
}
