/// A `verify` block that may be met within some time.
final class TimedVerification {
  let deadline: Deadline
  private let context: Context
  private var verification: Verification
  private var progress: VerificationProgress
  private var isMet: Bool = false

  /// - Parameter isBlocking: whether the wait blocks its thread.
  init(
    _ contents: __PartContents, in context: Context, within time: TimeSpan, isBlocking: Bool
  ) {
    self.context = context
    deadline = Deadline(after: time)
    verification = Verification(contents, in: context)
    verification.deadline = deadline
    progress = VerificationProgress(verification.demands)
    if isBlocking, context.reporter.blockingStopsTheTest {
      verification.awaitForm = "await context.verify(within:)"
    }
  }

  /// Whether there is nothing more to wait for: all is found, or something was called too often.
  ///
  /// What is met uses its calls up, so that it must not be asked before the end where only the end
  /// can tell.
  var condition: (Context) -> Bool {
    { [self] context in
      progress.look(in: context)
      if verification.forbids { return progress.isExceeded && verification.isHopeless }
      guard progress.mayBeMet || progress.isExceeded else { return false }
      let findings = verification.attempt()
      isMet = findings.isMet
      return findings.isMet || findings.isHopeless
    }
  }

  /// Reports what has not been met in the end.
  func report() {
    context.deliverAllFailures()
    let failures = isMet ? [] : verification.run()
    for failure in verification.misuses + failures { context.fail(failure) }
  }
}
