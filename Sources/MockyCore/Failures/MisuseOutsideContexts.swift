/// Reports mistakes that may belong to no context to the running test. If there is no test, the
/// process fails at its end.
package enum MisuseOutsideContexts {
  private static let makeReporter = Locked(Optional<@Sendable () -> any FailureReporter>.none)

  /// Sets a function that makes reporters for the running test, because the engine doesn't know the
  /// test frameworks.
  package static func use(_ reporter: @escaping @Sendable () -> any FailureReporter) {
    makeReporter.withLock { $0 = reporter }
  }

  /// Reports a mistake to a context, or to the test if the context is nil.
  static func report(_ misuse: Misuse, at position: SourcePosition, to context: Context?) {
    if let context { return context.misuse(misuse, at: position) }
    let failure = MockFailure.misuse(misuse, at: position)
    guard let reporter = makeReporter.value?(), reporter.reachesTest else {
      return UnreportedFailures.fail(with: [failure])
    }
    reporter.report(failure)
  }
}
