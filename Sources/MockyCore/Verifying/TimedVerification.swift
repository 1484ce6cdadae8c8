import Dispatch

/// A `verify` block with a timeout.
final class TimedVerification {
  let deadline: Deadline
  private let context: Context
  private let verification: Verification
  /// The spelling with `await`, if the wait blocks a thread that the test needs.
  private let awaitForm: String?
  private var isMet: Bool = false
  /// The earliest moment of the next look.
  private var nextLook = DispatchTime.now()
  /// True if a change has come before that moment.
  private var isDue: Bool = false

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
    verification.keepAnswers(true)
    let blocksTheTest = isBlocking && context.reporter.blockingStopsTheTest
    awaitForm = blocksTheTest ? "await context.verify(within:)" : nil
  }

  /// Returns whether the wait is over: the block is met, or there is a call too many. A met block
  /// uses up its calls. A block that forbids calls is met only at the end of the timeout.
  var condition: (Context) -> Bool {
    { [self] _ in
      let start = DispatchTime.now()
      guard start >= nextLook || deadline.clockWait != nil else {
        lookLater()
        return false
      }
      isDue = false
      defer { pause(since: start) }
      if verification.forbids { return verification.look().isHopeless }
      let finder = verification.attempt()
      isMet = finder.isMet
      return isMet || finder.isHopeless
    }
  }

  /// After a long look, pauses for the same time. The next look then handles several calls
  /// together.
  private func pause(since start: DispatchTime) {
    let now = DispatchTime.now()
    let time = now.uptimeNanoseconds - start.uptimeNanoseconds
    nextLook = time > 1_000_000 ? now + .nanoseconds(Int(time)) : now
  }

  private func lookLater() {
    if isDue { return }
    isDue = true
    DispatchQueue.global().asyncAfter(deadline: nextLook) { [context] in
      context.update { $0.waiters.change() }
    }
  }

  /// - Returns: true if it is met. A block that forbids calls is met only if the whole timeout has
  ///   passed.
  func report(isCancelled: Bool = false) -> Bool {
    context.deliverAllFailures()
    let isCutShort = isCancelled || context.hasFailure
    verification.keepAnswers(false)
    let unmet = isMet ? [] : verification.run(until: deadline, awaitForm)
    for misuse in verification.misuses { context.fail(misuse) }
    context.failOrNote(unmet)
    return verification.misuses.isEmpty && unmet.isEmpty && !(verification.forbids && isCutShort)
  }
}
