/// A clock that moves only when a test advances it.
///
/// ```swift
/// let clock = ManualClock()
/// let poller = Task { try await Poller(service, clock: clock).run() }
/// await context.verify(within: .seconds(60), clock: clock) {
///   expectThat(service).received(6).poll()
/// }
/// ```
///
/// It conforms to `Clock` on macOS 13, iOS 16 and later. Code that sleeps on it continues when the
/// clock has reached the end of the sleep. Sleepers wake in the order of these moments, and in
/// order of arrival for equal ones. You can use it on any thread. Mocky reports a clock that is
/// released while code sleeps on it, because the sleep would never end.
///
/// After jMock (`DeterministicScheduler`), for code that sleeps.
public final class ManualClock: Sendable {
  /// A moment on a ``ManualClock``, counted in nanoseconds from the clock's start.
  public struct Instant: Hashable, Comparable, Sendable {
    let nanoseconds: Int64

    /// The time since the clock was made.
    public var sinceStart: TimeSpan { TimeSpan(nanoseconds: nanoseconds) }

    /// The greatest distance from the start: 146 years.
    private static let limit: Int64 = .max / 2

    /// Returns the moment that is a time later.
    public static func + (moment: Instant, time: TimeSpan) -> Instant {
      let sum = moment.nanoseconds + time.wholeNanoseconds
      return Instant(nanoseconds: min(max(-limit, sum), limit))
    }

    /// The time from this moment to another; negative if that is earlier.
    func span(to other: Instant) -> TimeSpan {
      TimeSpan(nanoseconds: other.nanoseconds - nanoseconds)
    }

    /// Returns whether the first moment is the earlier one.
    public static func < (one: Instant, other: Instant) -> Bool {
      one.nanoseconds < other.nanoseconds
    }
  }

  let core: ClockCore

  /// Makes a clock, whose time is zero.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: Int = #column
  ) {
    core = ClockCore(SourcePosition(fileID, filePath, line, column))
  }

  deinit { core.abandon() }

  /// The current moment.
  public var now: Instant { core.now }

  /// Advances the clock, and wakes each sleeper at its own moment.
  ///
  /// ```swift
  /// clock.advance(by: .seconds(10))
  /// ```
  ///
  /// It also runs the due commands of a ``DeterministicScheduler``, on this thread. If such a
  /// command advances the clock, only the time changes. Commands that become due run afterwards.
  ///
  /// - Parameter time: the time to advance by, in seconds if it is a plain number. For zero or
  ///   less, only due sleepers and commands run.
  public func advance(by time: TimeSpan) { core.advance { $0 + time } }

  /// Advances the clock to a moment, as ``advance(by:)`` does by a time.
  ///
  /// - Parameter moment: the moment. The clock never goes back to an earlier one.
  public func advance(to moment: Instant) { core.advance { _ in moment } }

  /// The number of tasks that sleep on the clock.
  public var sleepers: Int { core.sleepers }

  /// A condition that is met when at least this many tasks sleep on the clock.
  ///
  /// ```swift
  /// await context.waitUntil(clock.hasSleepers(1))
  /// ```
  ///
  /// - Parameter count: the number of tasks.
  /// - Returns: the condition, for `waitUntil`.
  public func hasSleepers(_ count: Int) -> WaitCondition {
    WaitCondition(
      watchers: core.watchers, subject: "the clock has", count: count, noun: "sleeper"
    ) { [core] in core.sleepers }
  }

  /// Suspends for a time of this clock, for closures that sleep.
  ///
  /// ```swift
  /// let retrier = Retrier(service, sleep: { try await clock.sleep(.seconds($0)) })
  /// ```
  ///
  /// - Parameters:
  ///   - time: the time, in seconds if it is a plain number. For zero or less, it doesn't suspend.
  ///   - isolation: the caller's actor, which the compiler fills in.
  /// - Throws: `CancellationError` if the task is canceled, or if the clock is released.
  public func sleep(_ time: TimeSpan, isolation: isolated (any Actor)? = #isolation) async throws {
    try await core.sleep(until: now + time)
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ManualClock.Instant: InstantProtocol {
  /// Returns the moment that is a time later.
  public func advanced(by duration: Duration) -> Self { self + TimeSpan(duration) }

  /// Returns the time from this moment to another.
  public func duration(to other: Self) -> Duration { .nanoseconds(other.nanoseconds - nanoseconds) }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ManualClock: Clock {
  /// One nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends until the clock has reached a moment, and not at all if that has passed.
  ///
  /// - Parameters:
  ///   - deadline: the moment.
  ///   - tolerance: ignored, because the clock wakes sleepers exactly at their moments.
  /// - Throws: `CancellationError` if the task is canceled, or if the clock is released.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await core.sleep(until: deadline)
  }
}

/// A wait in the time of a clock. It advances the clock from one sleeper to the next, until its
/// goal is reached. A woken task gets real time to sleep again, so that the clock does not
/// overtake it.
///
/// `@unchecked Sendable`: it is used by one wait only, which is in one place at a time.
final class ClockWait: @unchecked Sendable {
  let clock: ManualClock
  private let start: ManualClock.Instant
  private let end: ManualClock.Instant
  /// True if the wait is for an event, and not for its absence. A task must then sleep first.
  private let isForComing: Bool
  /// True if real time has passed without a change, so it no longer waits for sleepers.
  private var isImpatient: Bool = false
  /// The real time in which something has to sleep on the clock.
  private static let patience: TimeSpan = 5

  /// The reason that the wait ended sooner than its time; nil if it didn't.
  private(set) var earlyEnd: String?
  /// True if something slept on it before that, but nothing does any more.
  private(set) var hasWoken: Bool = false

  init(_ clock: ManualClock, for time: TimeSpan, isForComing: Bool) {
    self.clock = clock
    self.isForComing = isForComing
    start = clock.now
    end = start + time
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
      if isForComing, clock.core.nextMoment.isNil { return Deadline(after: Self.patience) }
      if clock.core.isAwaited { return Deadline(after: 0.1) }
    }
    clock.core.stopAwaiting()
    isImpatient = false
    let isEarly = isForComing && clock.core.nextMoment.isNil
    hasWoken = isEarly && clock.now > start
    earlyEnd =
      isEarly
      ? "nothing slept on it\(hasWoken ? " any more" : "") for \(Self.patience) of real time, so it was advanced to the end"
      : nil
    if !clock.core.step(until: end) { clock.advance(to: end) }
    return nil
  }

  /// Notes that real time has passed, with a change or without one.
  func wasPaused(toTheEnd hasPassed: Bool) { isImpatient = hasPassed }
}
