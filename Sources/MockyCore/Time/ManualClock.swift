import Foundation

/// A clock that stands still until a test moves it on.
///
/// ```swift
/// let clock = ManualClock()
/// let poller = Task { try await Poller(service, clock: clock).run() }
/// await context.verify(within: .seconds(60), clock: clock) {
///   expectThat(service).received(6).poll()
/// }
/// ```
///
/// On systems that have `Clock` it is one. Code that sleeps on it goes on when the clock has come to the
/// end of the sleep: in the order of these moments, and of equal ones in the order of arrival. It may
/// be used from any thread. Mocky reports a clock that is released while a call waits for it,
/// because nobody could advance it any more.
///
/// After jMock (`DeterministicScheduler`), for what sleeps.
public final class ManualClock: Sendable {
  /// A moment on a ``ManualClock``, counted from when it was made.
  public struct Instant: Hashable, Comparable, Sendable {
    let nanoseconds: Int64

    /// The time since the clock was made.
    public var sinceStart: TimeSpan { .seconds(Double(nanoseconds) / 1e9) }

    /// Some 146 years: further from the start nothing is counted.
    private static let limit: Int64 = .max / 2

    /// The moment that comes some time after this one.
    public static func + (moment: Instant, time: TimeSpan) -> Instant {
      let sum = moment.nanoseconds + time.wholeNanoseconds
      return Instant(nanoseconds: min(max(-limit, sum), limit))
    }

    /// The time from this moment to another; below zero if that has passed.
    func span(to other: Instant) -> TimeSpan {
      .seconds(Double(other.nanoseconds - nanoseconds) / 1e9)
    }

    /// Tells whether the first moment is the earlier one.
    public static func < (one: Instant, other: Instant) -> Bool {
      one.nanoseconds < other.nanoseconds
    }
  }

  let core: Core

  /// Makes a clock that stands at its start.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    core = Core(SourcePosition(fileID, filePath, line, column))
  }

  deinit { core.abandon() }

  /// The moment at which it stands.
  public var now: Instant { core.now }

  /// Moves the clock on, and wakes those whose sleep ends by then, each at its own moment.
  ///
  /// Commands of a ``DeterministicScheduler`` for these moments are run meanwhile, on this thread.
  /// Inside of them only the time passes: commands that fall due are run afterwards.
  public func advance(by time: TimeSpan) { core.advance { $0 + time } }

  /// Moves the clock on to a moment; does nothing where that has passed.
  public func advance(to moment: Instant) { core.advance { _ in moment } }

  /// The number of tasks that sleep on it.
  public var sleepers: Int { core.sleepers }

  /// That so many sleep on it, or more:
  /// `await context.waitUntil(clock.hasSleepers(1))`.
  public func hasSleepers(_ count: Int) -> WaitCondition {
    WaitCondition(
      watchers: core.watchers, subject: "the clock has", pronoun: "it has", count: count,
      noun: "sleeper"
    ) { [core] in core.sleepers }
  }

  /// Suspends for some time of this clock: for closures that stand for sleeping.
  ///
  /// ```swift
  /// let retrier = Retrier(service, sleep: { try await clock.sleep(.seconds($0)) })
  /// ```
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(_ time: TimeSpan, isolation: isolated (any Actor)? = #isolation) async throws {
    try await core.sleep(until: now + time)
  }
}

extension ManualClock {
  /// The part of a ``ManualClock`` that waiting tasks know: they do not keep the clock alive.
  final class Core: Sendable {
    typealias Instant = ManualClock.Instant

    /// Something that happens at a moment.
    struct Entry: Sendable {
      /// The sleeper until then; nil for a command.
      let sleeper: Sleeper?
      let run: @Sendable () -> Void
    }

    /// Somebody who sleeps.
    struct Sleeper: Sendable {
      /// The call that takes this time; nil for code that sleeps by itself.
      let invocation: Invocation?
      let alarm = Handoff<Bool>()
    }

    private struct State {
      var now = Instant(nanoseconds: 0)
      var agenda = Agenda<Instant, Entry>()
      var sleepers: Int = 0
      var isAbandoned: Bool = false
      /// An entry is being run, by the thread that has the turn.
      var isRunning: Bool = false
      /// The number of those that were woken, are not run by this clock, and may sleep again.
      var awake: Int = 0
    }

    private let position: SourcePosition
    private let state = Locked(State())
    /// Held while entries are run: one after the other, whatever thread has moved the clock on.
    private let turn = NSRecursiveLock()
    let watchers = ContextsToWake()

    init(_ position: SourcePosition) { self.position = position }

    var now: Instant { state.now }

    var sleepers: Int { state.sleepers }

    /// Runs what is due by a moment, and stands there.
    /// - Parameter end: the moment. A call that comes meanwhile moves the clock on from where it stands
    ///   afterwards.
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
      let sleeper = Sleeper(invocation: invocation)
      let entry = Entry(sleeper: sleeper) { sleeper.alarm.send(true) }
      guard let number = add(entry, at: moment) else { return }
      let words = "sleeping on a clock, \(now.span(to: moment)) from now"
      let isOver = await sleeper.alarm.receive(waiting: words) { [self] in
        sleeper.alarm.send(false)
        remove(number)
      }
      if !isOver { throw CancellationError() }
    }

    /// Nobody has the clock any more.
    func abandon() {
      let entries = state.withLock { state in
        (state.isAbandoned, state.sleepers) = (true, 0)
        return state.agenda.removeAll()
      }
      refuse(entries.compactMap(\.sleeper))
    }

    /// Says that nobody can wake these any more, and ends their sleep.
    private func refuse(_ sleepers: [Sleeper]) {
      guard let first = sleepers.first else { return }
      MisuseOutsideContexts.report(
        .clockGone(holding: sleepers.map { $0.invocation?.text ?? "a sleeper" }), at: position,
        to: first.invocation?.mock.context)
      for sleeper in sleepers { sleeper.alarm.send(false) }
    }
  }
}

// The agenda.
extension ManualClock.Core {
  /// Enters something that happens at a moment.
  /// - Returns: its number; nil for a sleeper whose moment has come.
  @discardableResult
  func add(_ entry: Entry, at due: Instant) -> Int? {
    let (number, isLost) = state.withLock { state -> (Int?, Bool) in
      if entry.sleeper != nil {
        state.awake = max(0, state.awake - 1)
        if due <= state.now { return (nil, false) }
        if !state.isAbandoned { state.sleepers += 1 }
      }
      return state.isAbandoned ? (0, true) : (state.agenda.add(entry, at: due), false)
    }
    if isLost, let sleeper = entry.sleeper { refuse([sleeper]) }
    watchers.tell()
    return number
  }

  /// Enters a step of a task or an actor, in its turn.
  func run(_ job: @escaping @Sendable () -> Void) { add(Entry(sleeper: nil, run: job), at: now) }

  /// Takes something out again.
  func remove(_ number: Int) {
    let entry = state.withLock { state in
      let entry = state.agenda.remove(number)
      if entry?.sleeper != nil { state.sleepers -= 1 }
      return entry
    }
    if entry != nil { watchers.tell() }
  }

  /// When something happens next; nil if nothing will.
  var nextMoment: Instant? { state.agenda.next?.due }

  /// The number of what was entered last.
  var newest: Int { state.agenda.newest }

  /// Runs what happens next, unless that is after the moment, and moves the clock on to it.
  /// - Parameter newest: nothing is run that was entered after this one.
  /// - Returns: true if there was something; false inside of what it runs.
  func step(until moment: Instant, newest: Int = .max) -> Bool {
    turn.withLock {
      guard let entry = take(until: moment, newest: newest) else { return false }
      defer { state.withLock { $0.isRunning = false } }
      let before = self.newest
      entry.run()
      if entry.sleeper != nil {
        state.withLock { if before == $0.agenda.newest { $0.awake += 1 } }
      }
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
      if next.item.sleeper != nil { state.sleepers -= 1 }
      return state.agenda.remove(next.number)
    }
  }

  /// True if a moment has come, all that was due is done, and nobody is awake that may sleep again.
  /// Inside of what the clock runs nothing more can be done.
  fileprivate func isQuiet(at moment: Instant) -> Bool {
    let isInside = turn.try()
    defer { if isInside { turn.unlock() } }
    return state.withLock { state in
      guard state.now >= moment else { return false }
      if isInside && state.isRunning { return true }
      return state.awake == 0 && (state.agenda.next.map { $0.due > state.now } ?? true)
    }
  }

  /// True if those that were woken last may still be about to sleep again.
  fileprivate var isAwaited: Bool { state.awake > 0 }

  /// Waits no longer for those that were woken.
  fileprivate func stopAwaiting() { state.withLock { $0.awake = 0 } }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ManualClock.Instant: InstantProtocol {
  /// The moment that comes some time after this one.
  public func advanced(by duration: Duration) -> Self { self + TimeSpan(duration) }

  /// The time from this moment to another.
  public func duration(to other: Self) -> Duration { .nanoseconds(other.nanoseconds - nanoseconds) }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ManualClock: Clock {
  /// A nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends until the clock has been moved on to a moment; not at all if that has passed.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await core.sleep(until: deadline)
  }
}

extension ManualClock {
  /// A wait whose time is that of a clock, which it moves on itself: from one sleeper to the next, as
  /// long as what it waits for has not come. A woken task gets real time to sleep again, so
  /// that nothing is overtaken.
  /// `@unchecked Sendable`: it is used by one wait only, which is in one place at a time.
  final class Wait: @unchecked Sendable {
    let clock: ManualClock
    private let end: ManualClock.Instant
    /// Something has to come: at first somebody has to sleep.
    private let isForComing: Bool
    /// Nothing has come for so long in real time that it does not wait for sleepers any more.
    private var isImpatient: Bool = false

    init(_ clock: ManualClock, for time: TimeSpan, isForComing: Bool) {
      self.clock = clock
      self.isForComing = isForComing
      end = clock.now + time
      clock.core.stopAwaiting()
    }

    /// The clock has come to the end, and who was woken by then has had time to do something.
    var hasPassed: Bool { clock.core.isQuiet(at: end) }

    /// Moves the clock on, if it is time.
    /// - Returns: until when, in real time, others have to do something first; nil if it went on.
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

    /// Notes that real time has passed, without a change or with one.
    func wasPaused(toTheEnd hasPassed: Bool) { isImpatient = hasPassed }
  }
}
