/// A wait in the time of a clock. It advances the clock from one sleeper to the next, until its
/// goal is reached. A woken task gets real time to sleep again, so that the clock does not
/// overtake it.
///
/// `@unchecked Sendable`: it is used by one wait only, which is in one place at a time.
final class ClockWait: @unchecked Sendable {
  let clock: ManualClock
  private let end: ManualClock.Instant
  /// True if the wait is for an event, and not for its absence. A task must then sleep first.
  private let isForComing: Bool
  /// True if real time has passed without a change, so it no longer waits for sleepers.
  private var isImpatient: Bool = false

  init(_ clock: ManualClock, for time: TimeSpan, isForComing: Bool) {
    self.clock = clock
    self.isForComing = isForComing
    end = clock.now + time
    clock.core.stopAwaiting()
  }

  /// True if the clock has reached the end, and the woken tasks have had time to act.
  var hasPassed: Bool { clock.core.isQuiet(at: end) }

  /// Advances the clock, if it is time.
  ///
  /// - Returns: the real time for other code to act first; nil if the clock was advanced.
  func pause() -> Deadline? {
    if clock.core.step(until: clock.now) { return nil }
    if !isImpatient {
      if isForComing, clock.core.nextMoment.isNil { return Deadline(after: 5) }
      if clock.core.isAwaited { return Deadline(after: 0.1) }
    }
    clock.core.stopAwaiting()
    isImpatient = false
    if !clock.core.step(until: end) { clock.advance(to: end) }
    return nil
  }

  /// Notes that real time has passed, with a change or without one.
  func wasPaused(toTheEnd hasPassed: Bool) { isImpatient = hasPassed }
}
