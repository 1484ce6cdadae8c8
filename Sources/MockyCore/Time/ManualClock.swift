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
/// On systems that have `Clock` it is one. Whoever sleeps on it goes on when the clock has come to the
/// end of the sleep: in the order of these moments, and of equal ones in the order of arrival. It may
/// be used from any thread.
///
/// After jMock (`DeterministicScheduler`), for what sleeps.
///
/// `@unchecked Sendable`: what changes is behind the lock.
public final class ManualClock: @unchecked Sendable {
  /// A moment on a ``ManualClock``, counted from when it was made.
  public struct Instant: Hashable, Comparable, Sendable {
    let nanoseconds: Int64

    /// How long after the clock was made.
    public var sinceStart: TimeSpan { .seconds(Double(nanoseconds) / 1e9) }

    /// Some 146 years: further from the start nothing is counted.
    private static let limit: Int64 = .max / 2

    /// The moment that comes some time after this one.
    public static func + (moment: Instant, time: TimeSpan) -> Instant {
      let sum = moment.nanoseconds + time.wholeNanoseconds
      return Instant(nanoseconds: min(max(-limit, sum), limit))
    }

    /// How long it is from this moment to another; below zero if that has passed.
    func span(to other: Instant) -> TimeSpan {
      .seconds(Double(other.nanoseconds - nanoseconds) / 1e9)
    }

    /// Whether the first moment is the earlier one.
    public static func < (one: Instant, other: Instant) -> Bool {
      one.nanoseconds < other.nanoseconds
    }
  }

  /// Something that happens at a moment.
  struct Entry: Sendable {
    let due: Instant
    let number: Int
    let isSleeper: Bool
    let run: @Sendable () -> Void
  }

  private let lock = NSLock()
  /// Held while entries are run: one after the other, whatever thread has moved the clock on.
  private let turn = NSRecursiveLock()
  private var isRunning: Bool = false  // Under `turn`.
  private var current = Instant(nanoseconds: 0)
  /// The last one comes first.
  private var agenda: [Entry] = []
  private var lastNumber: Int = 0
  /// Who was woken, is not run by this clock, and may come back to sleep again.
  private var awake: Int = 0
  let watchers = Watchers()

  /// Makes a clock that stands at its start.
  public init() {}

  /// The moment at which it stands.
  public var now: Instant { lock.withLock { current } }

  /// Moves the clock on, and wakes those whose sleep ends by then, each at its own moment.
  ///
  /// What a ``DeterministicScheduler`` has for these moments is run meanwhile, on this thread. Inside
  /// of that only the time passes: what falls due is run afterwards.
  public func advance(by time: TimeSpan) {
    // Whoever comes meanwhile moves it on from where it stands afterwards.
    turn.withLock { move(to: now + time) }
    watchers.tell()
  }

  /// Moves the clock on to a moment; does nothing where that has passed.
  public func advance(to moment: Instant) {
    turn.withLock { move(to: moment) }
    watchers.tell()
  }

  /// Runs what is due by a moment, and stands there: under `turn`.
  private func move(to moment: Instant) {
    while step(until: moment) {}
    lock.withLock { current = max(current, moment) }
  }

  /// How many sleep on it.
  public var sleepers: Int { lock.withLock { agenda.count(where: \.isSleeper) } }

  /// That so many sleep on it, or more:
  /// `await context.waitUntil(clock.hasSleepers(1))`.
  public func hasSleepers(_ count: Int) -> Occurrence {
    Occurrence(watchers, "the clock has \(Counts.of(count, "sleeper"))") { [self] in
      sleepers >= count
    } current: { [self] in
      "it has \(sleepers)"
    }
  }

  /// Suspends for some time of this clock: for closures that stand for sleeping.
  ///
  /// ```swift
  /// let retrier = Retrier(service, sleep: { try await clock.sleep(.seconds($0)) })
  /// ```
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(
    _ time: TimeSpan, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try await sleepUntil(now + time)
  }

  private func sleepUntil(
    _ moment: Instant, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try Task.checkCancellation()
    let alarm = Handoff<Bool>()
    guard let number = add(at: moment, isSleeper: true, { alarm.send(true) }) else { return }
    let words = "sleeping on a clock, \(now.span(to: moment)) from now"
    guard await alarm.receive(ifCancelled: false, waiting: words) else {
      remove(number)
      throw CancellationError()
    }
  }
}

// What happens at which moment.
extension ManualClock {
  /// Enters something that happens at a moment.
  /// - Returns: its number; nil for a sleeper whose moment has come.
  @discardableResult
  func add(at due: Instant, isSleeper: Bool = false, _ run: @escaping @Sendable () -> Void) -> Int?
  {
    let number: Int? = lock.withLock {
      if isSleeper { awake = max(0, awake - 1) }
      if isSleeper, due <= current { return nil }
      lastNumber += 1
      let entry = Entry(due: due, number: lastNumber, isSleeper: isSleeper, run: run)
      agenda.insert(entry, at: agenda.firstIndex { $0.due <= due } ?? agenda.count)
      return lastNumber
    }
    watchers.tell()
    return number
  }

  /// Takes something out again.
  func remove(_ number: Int) {
    lock.withLock { agenda.removeAll { $0.number == number } }
    watchers.tell()
  }

  /// What happens next; nil if nothing will.
  var next: Entry? { lock.withLock { agenda.last } }

  /// The number of what was entered last.
  var newest: Int { lock.withLock { lastNumber } }

  /// Runs what happens next, unless that is after the moment, and moves the clock on to it.
  /// - Parameter newest: nothing is run that was entered after this one.
  /// - Returns: whether there was something; false inside of what it runs.
  func step(until moment: Instant, newest: Int = .max) -> Bool {
    turn.withLock {
      guard !isRunning, let entry = take(until: moment, newest: newest) else { return false }
      isRunning = true
      defer { isRunning = false }
      let before = self.newest
      entry.run()
      if entry.isSleeper { lock.withLock { if before == lastNumber { awake += 1 } } }
      return true
    }
  }

  private func take(until moment: Instant, newest: Int) -> Entry? {
    lock.withLock {
      guard let next = agenda.last, next.due <= max(current, moment), next.number <= newest else {
        return nil
      }
      current = max(current, next.due)
      return agenda.removeLast()
    }
  }

  /// Whether a moment has come, all that was due is done, and nobody is awake that may sleep again.
  fileprivate func isQuiet(at moment: Instant) -> Bool {
    lock.withLock {
      current >= moment && awake == 0 && (agenda.last.map { $0.due > current } ?? true)
    }
  }

  /// Whether those that were woken last may still be about to sleep again.
  fileprivate var isAwaited: Bool { lock.withLock { awake > 0 } }

  /// Waits no longer for those that were woken.
  fileprivate func stopAwaiting() { lock.withLock { awake = 0 } }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ManualClock.Instant: InstantProtocol {
  /// The moment that comes some time after this one.
  public func advanced(by duration: Duration) -> Self { self + TimeSpan(duration) }

  /// How long it is from this moment to another.
  public func duration(to other: Self) -> Duration { .nanoseconds(other.nanoseconds - nanoseconds) }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ManualClock: Clock {
  /// A nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends until the clock has been moved on to a moment; not at all if that has passed.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleepUntil(deadline)
  }
}

/// A wait whose time is that of a clock, which it moves on itself: from one sleeper to the next, as
/// long as what it waits for has not come. Who was woken gets real time to go to sleep again, so
/// that nothing is overtaken.
/// `@unchecked Sendable`: it is used by one wait only, which is in one place at a time.
final class ClockWait: @unchecked Sendable {
  let clock: ManualClock
  private let end: ManualClock.Instant
  /// What it waits for has to come: at first somebody has to sleep.
  private let isForComing: Bool
  /// Nothing has come for so long in real time that it does not wait for sleepers any more.
  private var isImpatient: Bool = false

  init(_ clock: ManualClock, for time: TimeSpan, isForComing: Bool) {
    self.clock = clock
    self.isForComing = isForComing
    end = clock.now + time
    clock.stopAwaiting()
  }

  /// The clock has come to the end, and who was woken by then has had time to do something.
  var hasPassed: Bool { clock.isQuiet(at: end) }

  /// Moves the clock on, if it is time.
  /// - Returns: until when, in real time, others have to do something first; nil if it went on.
  func pause() -> Deadline? {
    if clock.step(until: clock.now) { return nil }
    if !isImpatient {
      if isForComing, clock.next.isNil { return Deadline(after: 5) }
      if clock.isAwaited { return Deadline(after: 0.1) }
    }
    clock.stopAwaiting()
    isImpatient = false
    if !clock.step(until: end) { clock.advance(to: end) }
    return nil
  }

  /// Real time has passed in vain, or not.
  func wasPaused(inVain: Bool) { isImpatient = inVain }
}
