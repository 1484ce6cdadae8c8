/// A `verify` block with a timeout.
final class TimedVerification {
  let deadline: Deadline
  private let context: Context
  private let verification: Verification
  /// The spelling with `await`, if the wait blocks a thread that the test needs.
  private let awaitForm: String?
  private var isMet: Bool = false

  /// - Parameters:
  ///   - clock: the clock of the timeout; nil for real time.
  ///   - isBlocking: whether the wait blocks its thread.
  init(
    _ contents: ExpectationGroup, in context: Context, within time: TimeSpan,
    on clock: ManualClock?, isBlocking: Bool
  ) {
    self.context = context
    verification = Verification(contents, in: context)
    deadline = Deadline(after: time, on: clock, isForComing: !verification.forbids)
    let blocksTheTest = isBlocking && context.reporter.blockingStopsTheTest
    awaitForm = blocksTheTest ? "await context.verify(within:)" : nil
  }

  /// Returns whether the wait is over: the block is met, or there is a call too many. A block that
  /// forbids calls is met only at the end of the timeout.
  var condition: (Context) -> Bool {
    { [self] _ in
      isMet =
        verification.look(marking: verification.forbids ? .nothing : .whole)
        && !verification.forbids
      return isMet || verification.isHopeless
    }
  }

  /// - Returns: true if it is met. A block that forbids calls is met only if the whole timeout has
  ///   passed.
  func report(isCancelled: Bool = false) -> Bool {
    context.deliverAllFailures()
    let isCutShort = isCancelled || context.hasFailure
    let unmet =
      isMet ? [] : verification.run(marking: .nothing) { deadline.elapsed(awaitForm) }
    for misuse in verification.misuses { context.fail(misuse) }
    context.failOrNote(unmet)
    return verification.misuses.isEmpty && unmet.isEmpty && !(verification.forbids && isCutShort)
  }
}
