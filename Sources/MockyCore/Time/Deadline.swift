import Dispatch

/// The moment at which a wait ends without success.
struct Deadline: Sendable {
  let timeout: TimeSpan
  /// The moment in Dispatch's time.
  let dispatchTime: DispatchTime
  /// The wait on a test's clock; nil for real time.
  let clockWait: ClockWait?

  /// Makes a deadline.
  ///
  /// - Parameters:
  ///   - timeout: the time until then.
  ///   - clock: the clock of that time; nil for real time.
  ///   - isForComing: true if the wait is for an event, and false if it is for its absence.
  init(after timeout: TimeSpan, on clock: ManualClock? = nil, isForComing: Bool = true) {
    self.timeout = timeout
    dispatchTime = .now() + timeout.countableSeconds
    clockWait = clock.map { ClockWait($0, for: timeout, isForComing: isForComing) }
  }

  var hasPassed: Bool { clockWait?.hasPassed ?? (DispatchTime.now() >= dispatchTime) }

  /// Returns the time for other code before the next look; nil if the wait has advanced its clock.
  func pause() -> Deadline? { clockWait.map { $0.pause() } ?? self }

  /// The seconds that remain, zero if it has passed.
  var remainingSeconds: Double {
    let now = DispatchTime.now().uptimeNanoseconds
    return Double(max(now, dispatchTime.uptimeNanoseconds) - now) / 1e9
  }

  /// Returns the wait that ends here after its timeout; nil if it ended early, or if there was
  /// none.
  ///
  /// - Parameter awaitForm: the form that does not block the test; nil if nothing was blocked.
  func elapsed(_ awaitForm: String?) -> ElapsedWait? {
    hasPassed && timeout > .zero ? ElapsedWait(deadline: self, awaitForm: awaitForm) : nil
  }
}

/// A wait that timed out, as failures show it.
package struct ElapsedWait {
  let deadline: Deadline
  /// The spelling with `await`, if the wait blocked a thread that the test needed.
  let awaitForm: String?
}

extension ElapsedWait? {
  /// " within 0.05 seconds"; empty if there was no wait.
  var text: String { map { " within \($0.deadline.timeout)" } ?? "" }
}

extension Report {
  /// Adds lines about a wait that ended early, and about one that blocked the test, with the remedy.
  mutating func addWait(until deadline: Deadline?, write awaitForm: String?) {
    add("clock", deadline?.clockWait?.earlyEnd)
    guard let awaitForm else { return }
    add("blocked", "the test itself, which runs on the thread that waited:")
    add("", "in Swift Testing write `\(awaitForm)` in an async test")
  }
}
