/// Tells the test that runs here of mistakes that may belong to no context; where there is no test,
/// the process fails at its end.
package enum StrayMisuse {
  private static let makeReporter = Locked(Optional<@Sendable () -> any FailureReporter>.none)

  /// Hands in what tells the test that is running when it is called: the engine does not know the
  /// test frameworks.
  package static func use(_ reporter: @escaping @Sendable () -> any FailureReporter) {
    makeReporter.withLock { $0 = reporter }
  }

  /// Reports a misuse to a context, or where there is none to the test.
  static func report(_ misuse: Misuse, at position: SourcePosition, to context: Context?) {
    if let context { return context.misuse(misuse, at: position) }
    let failure = MockFailure.misuse(misuse, at: position)
    guard let reporter = makeReporter.value?(), reporter.reachesTest else {
      return ProcessEnd.fail(with: [failure])
    }
    reporter.report(failure)
  }
}
