/// A `verify` block that may be met within some time.
final class TimedVerification {
  let deadline: Deadline
  private let context: Context
  private var verification: Verification
  private var failures: [MockFailure] = []

  /// - Parameter isBlocking: whether the wait blocks its thread.
  init(
    _ contents: __PartContents, in context: Context, within time: TimeSpan, isBlocking: Bool
  ) {
    self.context = context
    deadline = Deadline(after: time)
    verification = Verification(contents, in: context)
    verification.deadline = deadline
    if isBlocking, context.reporter.blockingStopsTheTest {
      verification.awaitForm = "await context.verify(within:)"
    }
  }

  /// Whether there is nothing more to wait for: all is found, or something was called too often.
  ///
  /// What is met uses its calls up, so that it must not be asked before the end where only the end
  /// can tell.
  var condition: (Context) -> Bool {
    { [self] _ in
      guard !verification.forbids else { return verification.peek().isHopeless }
      let findings = verification.run()
      failures = findings.failures
      return failures.isEmpty || findings.isHopeless
    }
  }

  /// Reports what has not been met in the end.
  func report() {
    context.deliverFailures()
    if verification.forbids { failures = verification.run().failures }
    for failure in verification.misuses + failures { context.fail(failure) }
  }
}
