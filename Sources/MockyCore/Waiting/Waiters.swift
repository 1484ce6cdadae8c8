import Dispatch
import Foundation

/// Something that a test waits for, and fails without.
struct Condition {
  /// Whether it has come: asked outside the lock.
  let holds: (Context) -> Bool
  /// What is said when it does not come.
  let failure: (ContextSnapshot, _ end: WaitEnd) -> MockFailure
}

/// Why a wait ended without what it waited for.
struct WaitEnd {
  let deadline: Deadline
  let isCancelled: Bool
  /// The wait blocked a thread that the test needed.
  let blockedTheTest: Bool
  /// Somebody asks while it goes on.
  var isUnderWay: Bool = false
}

/// The waits that go on, in words that are found when somebody asks.
struct WaitsUnderWay {
  typealias Words = (ContextSnapshot) -> String

  private var words: [Int: Words] = Dictionary()
  private var lastNumber: Int = 0

  /// In the order in which they began.
  var all: [Words] { words.sorted { $0.key < $1.key }.map(\.value) }

  mutating func begin(_ words: @escaping Words) -> Int {
    lastNumber += 1
    self.words[lastNumber] = words
    return lastNumber
  }

  /// - Returns: what is to be released outside the lock.
  mutating func end(_ number: Int) -> Words? { words.removeValue(forKey: number) }
}

extension Context {
  /// Enters a wait as long as it goes on.
  fileprivate func begin(_ condition: Condition, _ deadline: Deadline) -> Int {
    update { state in
      state.waits.begin { snapshot in
        let end = WaitEnd(
          deadline: deadline, isCancelled: false, blockedTheTest: false, isUnderWay: true)
        return condition.failure(snapshot, end).headline
      }
    }
  }

  func endWait(_ number: Int) {
    update { $0.bin.add($0.waits.end(number)) }
  }
}

extension Context {
  /// Waits by blocking the thread, and fails at the deadline.
  /// - Returns: whether what it waits for has come.
  func wait(for condition: Condition, until deadline: Deadline) -> Bool {
    deliverAllFailures()
    let wait = begin(condition, deadline)
    let hasCome = look(for: condition.holds, until: deadline)
    endWait(wait)
    let blocked = reporter.blockingStopsTheTest
    end(
      condition, hasCome,
      WaitEnd(deadline: deadline, isCancelled: false, blockedTheTest: blocked))
    return hasCome
  }

  /// Waits by suspending, and fails at the deadline.
  /// - Returns: whether what it waits for has come.
  func wait(
    for condition: Condition, until deadline: Deadline,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    await deliverAllFailures()
    let wait = begin(condition, deadline)
    let hasCome = await look(for: condition.holds, until: deadline)
    endWait(wait)
    let isCancelled = Task.isCancelled
    await deliverAllFailures()
    end(
      condition, hasCome,
      WaitEnd(deadline: deadline, isCancelled: isCancelled, blockedTheTest: false))
    return hasCome
  }

  private func end(_ condition: Condition, _ hasCome: Bool, _ end: WaitEnd) {
    deliverAllFailures()
    if hasCome || update({ $0.ledger.hasFailed }) { return }
    let snapshot = update { ContextSnapshot($0, of: self) }
    fail(Rendering.run { condition.failure(snapshot, end) })
  }

  /// Blocks until something holds, a failure has happened, or the deadline has passed.
  /// - Returns: whether it holds.
  @discardableResult
  func look(for condition: (Context) -> Bool, until deadline: Deadline) -> Bool {
    watch(deadline.clockWait)
    defer { unwatch(deadline.clockWait) }
    while true {
      let (change, hasFailed) = update { ($0.waiters.changes, $0.ledger.hasFailed) }
      if condition(self) {
        let open = update { $0.captures.underWayElsewhere }
        let limit = Deadline(after: Self.timeForTexts)
        block(until: limit) { $0.captures.contains(anyOf: open) }
        return true
      }
      if hasFailed {
        deliverAllFailures()
        if update({ $0.ledger.hasFailed }) { return false }
      }
      if deadline.hasPassed { return false }
      guard let pause = deadline.pause() else { continue }
      let signal = ChangeSignal()
      guard let id = update({ $0.waiters.add(since: change, wake: signal.set) }) else { continue }
      signal.wait(until: pause)
      update { $0.waiters.remove(id) }
      deadline.clockWait?.wasPaused(inVain: pause.hasPassed)
    }
  }

  /// Suspends until something holds, a failure has happened, the deadline has passed, or the task
  /// is cancelled.
  /// - Returns: whether it holds.
  @discardableResult
  func look(
    for condition: (Context) -> Bool, until deadline: Deadline,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    watch(deadline.clockWait)
    defer { unwatch(deadline.clockWait) }
    while true {
      let (change, hasFailed) = update { ($0.waiters.changes, $0.ledger.hasFailed) }
      if condition(self) {
        let open = update { $0.captures.underWayElsewhere }
        let limit = Deadline(after: Self.timeForTexts)
        await suspend(until: limit) { $0.captures.contains(anyOf: open) }
        return true
      }
      if hasFailed {
        await deliverAllFailures()
        if update({ $0.ledger.hasFailed }) { return false }
      }
      if deadline.hasPassed || Task.isCancelled { return false }
      guard let pause = deadline.pause() else { continue }
      let signal = ChangeSignal()
      guard let id = update({ $0.waiters.add(since: change, wake: signal.set) }) else { continue }
      await signal.wait(untilCancelledOr: pause)
      update { $0.waiters.remove(id) }
      deadline.clockWait?.wasPaused(inVain: pause.hasPassed)
    }
  }

  /// Hears from the clock that a wait is about.
  private func watch(_ wait: ClockWait?) { wait?.clock.core.watchers.add(self) }

  /// Hears from it no longer; what is due at the moment at which the wait ends is done.
  private func unwatch(_ wait: ClockWait?) {
    guard let clock = wait?.clock else { return }
    clock.core.watchers.remove(self)
    clock.advance(by: .zero)
  }

  /// Blocks the thread as long as a condition holds, at most until the deadline. The run loop
  /// stands still meanwhile: nothing that the test has started comes between.
  func block(until deadline: Deadline, while goesOn: (ContextState) -> Bool) {
    while let change = update({ goesOn($0) ? $0.waiters.changes : nil }), !deadline.hasPassed {
      let signal = ChangeSignal()
      guard let id = update({ $0.waiters.add(since: change, wake: signal.set) }) else { continue }
      signal.block(until: deadline)
      update { $0.waiters.remove(id) }
    }
  }

  /// Suspends the task as long as a condition holds, at most until the deadline.
  func suspend(
    until deadline: Deadline, isolation: isolated (any Actor)? = #isolation,
    while goesOn: (ContextState) -> Bool
  ) async {
    while let change = update({ goesOn($0) ? $0.waiters.changes : nil }), !deadline.hasPassed {
      let signal = ChangeSignal()
      guard let id = update({ $0.waiters.add(since: change, wake: signal.set) }) else { continue }
      await signal.wait(untilOnly: deadline)
      update { $0.waiters.remove(id) }
    }
  }
}

/// The waits for a context to change that are under way.
struct Waiters {
  /// Counts whatever a waiter may wait for.
  private(set) var changes: Int = 0
  /// Something has changed since a waiter was entered.
  private(set) var mustWake: Bool = false
  /// The waiters by their numbers, so that one that gives up is found quickly.
  private var waiting: [Int: Waiter] = Dictionary()
  private var isWaitedFor: Bool = false
  private var lastNumber: Int = 0

  mutating func change() {
    changes += 1
    mustWake = isWaitedFor
  }

  /// Enters a waiter, unless something has changed since it last looked.
  /// - Returns: the waiter's number; nil if something has changed.
  mutating func add(since change: Int, wake: @escaping @Sendable () -> Void) -> Int? {
    guard changes == change else { return nil }
    lastNumber += 1
    waiting[lastNumber] = Waiter(id: lastNumber, wake: wake)
    isWaitedFor = true
    return lastNumber
  }

  /// Takes out a waiter that has stopped waiting.
  mutating func remove(_ id: Int) {
    waiting[id] = nil
    isWaitedFor = !waiting.isEmpty
  }

  /// Takes out those that are to be woken, outside the lock: who came first is woken first.
  mutating func takeWoken() -> [Waiter] {
    mustWake = false
    isWaitedFor = false
    defer { waiting = [:] }
    return waiting.values.sorted { $0.id < $1.id }
  }
}

/// Someone who waits for a context to change: woken once, by whatever changes first. After waking
/// it looks for itself whether what it waits for has come.
struct Waiter {
  let id: Int
  /// Ends the wait. Called outside the lock; more than once does no harm.
  let wake: @Sendable () -> Void
}

/// Ends one wait, whoever comes first: a change, the deadline, or cancellation.
final class ChangeSignal: Sendable {
  private let state = Locked((isSet: false, resume: Optional<() -> Void>.none))

  /// Ends the wait; again does no harm.
  func set() {
    let resume = state.withLock { state in
      defer { state = (true, nil) }
      return state.resume
    }
    resume?()
  }

  /// Suspends until the signal is set, the deadline has come, or the task is cancelled.
  func wait(untilCancelledOr deadline: Deadline) async {
    await withTaskCancellationHandler {
      await wait(untilOnly: deadline)
    } onCancel: {
      set()
    }
  }

  /// Suspends until the signal is set or the deadline has come.
  func wait(untilOnly deadline: Deadline) async {
    let timer = DispatchWorkItem(block: set)
    DispatchQueue.global().asyncAfter(deadline: deadline.dispatchTime, execute: timer)
    await wait()
    timer.cancel()
  }

  private func wait() async {
    await withCheckedContinuation { continuation in
      if !arm({ continuation.resume() }) { continuation.resume() }
    }
  }

  /// Blocks until the signal is set or the deadline has come. On the main thread its run loop goes
  /// on: blocks on the main queue and jobs of the main actor are run.
  func wait(until deadline: Deadline) {
    guard Thread.isMainThread else { return block(until: deadline) }
    // A block on the main queue counts as an event, which ends one turn of the run loop.
    guard arm({ DispatchQueue.main.async {} }) else { return }
    while !state.isSet, !deadline.hasPassed {
      let limit = Date(timeIntervalSinceNow: deadline.remainingSeconds)
      if !RunLoop.main.run(mode: .default, before: limit) { block(until: deadline) }
    }
  }

  /// Blocks until the signal is set or the deadline has come, on the main thread, too.
  func block(until deadline: Deadline) {
    let semaphore = DispatchSemaphore(value: 0)
    guard arm({ semaphore.signal() }) else { return }
    _ = semaphore.wait(timeout: deadline.dispatchTime)
  }

  /// Says what ends the wait; false if it has ended already.
  private func arm(_ resume: @escaping () -> Void) -> Bool {
    state.withLock { state in
      guard !state.isSet else { return false }
      state.resume = resume
      return true
    }
  }
}

/// The contexts that wait for something outside of them.
final class Watchers: Sendable {
  /// Each context once, with the number of its waits.
  private let contexts = Locked([ObjectIdentifier: (context: Context, waits: Int)]())

  func add(_ context: Context) {
    contexts.withLock { $0[ObjectIdentifier(context), default: (context, 0)].waits += 1 }
  }

  func remove(_ context: Context) {
    let id = ObjectIdentifier(context)
    contexts.withLock {
      $0[id]?.waits -= 1
      if $0[id]?.waits == 0 { $0[id] = nil }
    }
  }

  /// Has them look again.
  func tell() {
    for (context, _) in contexts.value.values {
      context.update { $0.waiters.change() }
    }
  }
}

/// Something that no mock hears of, and a test can wait for: a ``Gate`` holds calls, a
/// ``ManualClock`` has sleepers, a ``FedSequence`` is asked for more.
///
/// ```swift
/// await context.waitUntil(gate.holds(2))
/// await context.waitUntil(!gate.holds(1))
/// ```
public struct Occurrence: Sendable {
  let watchers: Watchers
  /// "the gate holds".
  let subject: String
  /// "it holds".
  let pronoun: String
  let count: Int
  /// "call".
  let noun: String
  let current: @Sendable () -> Int
  var isNegated: Bool = false

  /// That it is not so, or no longer.
  public static prefix func ! (occurrence: Occurrence) -> Occurrence {
    var opposite = occurrence
    opposite.isNegated.toggle()
    return opposite
  }

  var isThere: Bool { (current() >= count) != isNegated }

  /// "the gate holds 2 calls", "the gate holds fewer than 2 calls".
  var words: String { "\(subject) \(isNegated ? "fewer than " : "")\(Counts.of(count, noun))" }

  /// "it holds 1".
  var currentWords: String { "\(pronoun) \(current())" }
}
