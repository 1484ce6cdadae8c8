/// A `verify` block that may be met within some time.
final class TimedVerification {
  let deadline: Deadline
  private let context: Context
  private var verification: Verification
  private var failures: [MockFailure] = []

  init(_ contents: __PartContents, in context: Context, within time: Duration) {
    self.context = context
    deadline = Deadline(after: time)
    verification = Verification(contents, in: context)
    verification.deadline = deadline
  }

  /// Whether there is nothing more to wait for. What is met uses its calls up, so that it must not
  /// be asked before the end where only the end can tell.
  var condition: (Context) -> Bool {
    { [self] _ in
      guard !verification.forbids else { return false }
      failures = verification.run()
      return failures.isEmpty
    }
  }

  /// Reports what has not been met in the end.
  func report() {
    context.deliverFailures()
    if verification.forbids { failures = verification.run() }
    for failure in verification.misuses + failures { context.fail(failure) }
  }
}
