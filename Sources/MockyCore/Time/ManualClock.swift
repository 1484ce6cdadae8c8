import Foundation

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
      watchers: core.watchers, subject: "the clock has", pronoun: "it has", count: count,
      noun: "sleeper"
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

/// The part of a ``ManualClock`` that waiting tasks know, which do not keep the clock alive.
final class ClockCore: Sendable {
  typealias Instant = ManualClock.Instant

  /// An entry of the agenda.
  struct Entry: Sendable {
    /// The call that takes this time; nil for other code.
    var invocation: Invocation?
    /// The alarm of the task that sleeps until then; nil for a command.
    var alarm: Handoff<Bool>?
    let run: @Sendable () -> Void
  }

  private struct State {
    var now = Instant(nanoseconds: 0)
    var agenda = Agenda<Instant, Entry>()
    var isAbandoned: Bool = false
    /// An entry is being run, by the thread that has the turn.
    var isRunning: Bool = false
    /// The number of woken tasks that this clock doesn't run, and that may sleep again.
    var awake: Int = 0
  }

  private let position: SourcePosition
  private let state = Locked(State())
  /// The lock while entries run, one after the other, on any thread that advances the clock.
  private let turn = NSRecursiveLock()
  let watchers = ContextsToWake()

  init(_ position: SourcePosition) { self.position = position }

  var now: Instant { state.now }

  var sleepers: Int { state.agenda.all.count { $0.alarm != nil } }

  /// Runs the entries that are due by a moment, and advances to that moment.
  ///
  /// - Parameter end: returns the moment. A call that comes meanwhile advances the clock from
  ///   that moment.
  func advance(to end: (_ now: Instant) -> Instant) {
    turn.withLock {
      let moment = end(now)
      while step(until: moment) {}
      state.withLock { $0.now = max($0.now, moment) }
    }
    watchers.tell()
  }

  func sleep(
    until moment: Instant, _ invocation: Invocation? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try Task.checkCancellation()
    let alarm = Handoff<Bool>()
    let entry = Entry(invocation: invocation, alarm: alarm) { alarm.send(true) }
    guard let number = add(entry, at: moment) else { return }
    let words = "sleeping on a clock, \(now.span(to: moment)) from now"
    let isOver = await alarm.receive(waiting: words) { [self] in
      alarm.send(false)
      remove(number)
    }
    if !isOver { throw CancellationError() }
  }

  /// Notes that the clock was released.
  func abandon() {
    let entries = state.withLock { state in
      state.isAbandoned = true
      return state.agenda.removeAll()
    }
    refuse(entries.filter { $0.alarm != nil })
  }

  /// Reports sleepers that nothing can wake any more, and ends their sleep.
  private func refuse(_ sleepers: [Entry]) {
    guard let first = sleepers.first else { return }
    MisuseOutsideContexts.report(
      .clockGone(holding: sleepers.map { $0.invocation?.text ?? "a sleeper" }), at: position,
      to: first.invocation?.mock.context)
    for sleeper in sleepers { sleeper.alarm?.send(false) }
  }

  // The agenda.
  /// Adds an entry to the agenda.
  ///
  /// - Returns: its number; nil for a sleeper whose moment has come.
  @discardableResult
  func add(_ entry: Entry, at due: Instant) -> Int? {
    let (number, isLost) = state.withLock { state -> (Int?, Bool) in
      if entry.alarm != nil {
        state.awake = max(0, state.awake - 1)
        if due <= state.now { return (nil, false) }
      }
      return state.isAbandoned ? (0, true) : (state.agenda.add(entry, at: due), false)
    }
    if isLost, entry.alarm != nil { refuse([entry]) }
    watchers.tell()
    return number
  }

  /// Adds a step of a task or an actor, in its turn.
  func run(_ job: @escaping @Sendable () -> Void) { add(Entry(run: job), at: now) }

  /// Removes an entry.
  func remove(_ number: Int) {
    let entry = state.withLock { $0.agenda.remove(number) }
    if entry != nil { watchers.tell() }
  }

  /// The moment of the next entry; nil if there is none.
  var nextMoment: Instant? { state.agenda.next?.due }

  /// The number of the newest entry.
  var newest: Int { state.agenda.newest }

  /// Runs the next entry, unless it is due after the moment, and advances the clock to it.
  ///
  /// - Parameter newest: the number of the newest entry that may run.
  /// - Returns: true if there was one; false inside an entry that is running.
  func step(until moment: Instant, newest: Int = .max) -> Bool {
    turn.withLock {
      guard let entry = take(until: moment, newest: newest) else { return false }
      defer { state.withLock { $0.isRunning = false } }
      let before = self.newest
      entry.run()
      if entry.alarm != nil { state.withLock { if before == $0.agenda.newest { $0.awake += 1 } } }
      return true
    }
  }

  private func take(until moment: Instant, newest: Int) -> Entry? {
    state.withLock { state in
      guard !state.isRunning, let next = state.agenda.next,
        next.due <= max(state.now, moment), next.number <= newest
      else { return nil }
      state.isRunning = true
      state.now = max(state.now, next.due)
      return state.agenda.remove(next.number)
    }
  }

  /// Returns whether a moment has come, all due entries have run, and no woken task may sleep
  /// again. It is true inside a running entry, where the clock can't advance.
  func isQuiet(at moment: Instant) -> Bool {
    let isInside = turn.try()
    defer { if isInside { turn.unlock() } }
    return state.withLock { state in
      guard state.now >= moment else { return false }
      if isInside && state.isRunning { return true }
      return state.awake == 0 && (state.agenda.next.map { $0.due > state.now } ?? true)
    }
  }

  /// True if the tasks that were woken last may still sleep again.
  var isAwaited: Bool { state.awake > 0 }

  /// Stops waiting for the tasks that were woken.
  func stopAwaiting() { state.withLock { $0.awake = 0 } }
}

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
