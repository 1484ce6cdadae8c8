import Dispatch

/// A wait of a test, which fails if its goal is not reached.
struct Wait {
  let awaited: Awaited
  let deadline: Deadline
  let position: SourcePosition
  /// The end of the wait; nil while it continues.
  var end: End?

  init(
    for awaited: Awaited, within time: TimeSpan, on clock: ManualClock? = nil,
    at position: SourcePosition
  ) {
    self.awaited = awaited
    deadline = Deadline(after: time, on: clock)
    self.position = position
  }

  /// The end of an unsuccessful wait.
  enum End {
    case cancelled
    case timedOut
    /// The timeout has passed, and the wait blocked a thread that the test needed.
    case blocked
  }
}

/// The current waits, in the order of their beginnings, with closures that make their words.
typealias WaitsUnderWay = Agenda<DispatchTime, (ContextSnapshot) -> String>

extension Context {
  /// Waits by blocking the thread, and fails at the deadline.
  ///
  /// - Returns: true if the goal is reached.
  func run(_ wait: Wait) -> Bool {
    guard let number = begin(wait) else { return false }
    let hasCome = look(for: wait.awaited.hasCome, until: wait.deadline)
    return end(wait, number, hasCome, reporter.blockingStopsTheTest ? .blocked : .timedOut)
  }

  /// Waits by suspending, and fails at the deadline.
  ///
  /// - Returns: true if the goal is reached.
  func run(_ wait: Wait, isolation: isolated (any Actor)? = #isolation) async -> Bool {
    guard let number = begin(wait) else { return false }
    let hasCome = await look(for: wait.awaited.hasCome, until: wait.deadline)
    let end: Wait.End = Task.isCancelled ? .cancelled : .timedOut
    await deliverAllFailures()
    return self.end(wait, number, hasCome, end)
  }

  /// Notes a wait until it ends. Reports one for a state machine of another context.
  private func begin(_ wait: Wait) -> Int? {
    if let foreign = wait.awaited.machines.first(where: { $0.context !== self }) {
      misuse(.foreignMachineInWait(foreign.name), at: wait.position)
      return nil
    }
    wait.awaited.watchers?.add(self)
    return beginWait { "\($0.failure(of: wait).headline), \(wait.position.text)" }
  }

  func beginWait(_ words: @escaping (ContextSnapshot) -> String) -> Int {
    update { $0.waits.add(words, at: .now()) }
  }

  func endWait(_ number: Int) { update { $0.bin.add($0.waits.remove(number)) } }

  private func end(_ wait: Wait, _ number: Int, _ hasCome: Bool, _ end: Wait.End) -> Bool {
    wait.awaited.watchers?.remove(self)
    endWait(number)
    deliverAllFailures()
    if hasCome || hasFailure { return hasCome }
    var wait = wait
    wait.end = end
    let snapshot = update { ContextSnapshot($0, of: self) }
    fail(Rendering.run { snapshot.failure(of: wait) })
    return false
  }

  /// Blocks until something holds, a failure has happened, or the deadline has passed.
  /// - Returns: true if it holds.
  @discardableResult
  func look(for condition: (Context) -> Bool, until deadline: Deadline) -> Bool {
    listen(to: deadline.clockWait)
    defer { stopListening(to: deadline.clockWait) }
    deliverAllFailures()
    while let holds = search(until: deadline, runsLoop: true, { look(once: condition) }) {
      if holds {
        let open = update { $0.captures.underWayElsewhere }
        block(until: Deadline(after: Self.timeForTexts)) { $0.captures.contains(anyOf: open) }
        return true
      }
      deliverAllFailures()
      if hasFailure { return false }
    }
    return false
  }

  /// Suspends until something holds, a failure has happened, the deadline has passed, or the task
  /// is canceled.
  /// - Returns: true if it holds.
  @discardableResult
  func look(
    for condition: (Context) -> Bool, until deadline: Deadline,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    listen(to: deadline.clockWait)
    defer { stopListening(to: deadline.clockWait) }
    await deliverAllFailures()
    while let holds = await search(until: deadline, isCancellable: true, { look(once: condition) })
    {
      if holds {
        let open = update { $0.captures.underWayElsewhere }
        let limit = Deadline(after: Self.timeForTexts)
        await suspend(until: limit) { $0.captures.contains(anyOf: open) }
        return true
      }
      await deliverAllFailures()
      if hasFailure { return false }
    }
    return false
  }

  /// Looks once, and returns whether something holds: false after a failure, nil if it does not
  /// hold yet.
  private func look(once condition: (Context) -> Bool) -> Bool? {
    let hasFailed = hasFailure
    return condition(self) ? true : hasFailed ? false : nil
  }

  /// Starts to listen to changes of the wait's clock.
  private func listen(to wait: ClockWait?) { wait?.clock.core.watchers.add(self) }

  /// Stops listening. Entries that are due when the wait ends run first.
  private func stopListening(to wait: ClockWait?) {
    guard let clock = wait?.clock else { return }
    clock.core.watchers.remove(self)
    clock.advance(by: .zero)
  }

  /// Blocks the thread while a condition holds, at most until the deadline. The run loop stops, so
  /// code that the test has started can't interfere.
  func block(until deadline: Deadline, while goesOn: (ContextState) -> Bool) {
    _ = search(until: deadline, runsLoop: false) { update { goesOn($0) } ? nil : true }
  }

  /// Suspends the task while a condition holds, at most until the deadline.
  func suspend(
    until deadline: Deadline, isolation: isolated (any Actor)? = #isolation,
    while goesOn: (ContextState) -> Bool
  ) async {
    _ = await search(until: deadline, isCancellable: false) { update { goesOn($0) } ? nil : true }
  }

  /// Looks after each change of the context until it finds something, by blocking.
  /// - Returns: nil at the deadline.
  private func search(until deadline: Deadline, runsLoop: Bool, _ look: () -> Bool?) -> Bool? {
    while true {
      let signal = update { $0.waiters.add() }
      defer { update { $0.waiters.remove(signal) } }
      if let found = look() { return found }
      if deadline.hasPassed { return nil }
      guard let pause = deadline.pause() else { continue }
      signal.wait(until: pause, runsLoop: runsLoop)
      deadline.clockWait?.wasPaused(toTheEnd: pause.hasPassed)
    }
  }

  /// Looks after each change of the context until it finds something, by suspending.
  /// - Returns: nil at the deadline, or when the task is canceled.
  private func search(
    until deadline: Deadline, isCancellable: Bool, isolation: isolated (any Actor)? = #isolation,
    _ look: () -> Bool?
  ) async -> Bool? {
    while true {
      let signal = update { $0.waiters.add() }
      defer { update { $0.waiters.remove(signal) } }
      if let found = look() { return found }
      if deadline.hasPassed || (isCancellable && Task.isCancelled) { return nil }
      guard let pause = deadline.pause() else { continue }
      await signal.wait(until: pause, isCancellable: isCancellable)
      deadline.clockWait?.wasPaused(toTheEnd: pause.hasPassed)
    }
  }
}

/// The goal of a wait.
enum Awaited {
  case state(StatePredicate)
  case satisfaction
  case condition(WaitCondition)

  /// Returns whether the goal is reached; called outside the lock.
  func hasCome(in context: Context) -> Bool {
    switch self {
    case .state(let predicate): context.update { _ in predicate.holds }
    case .satisfaction: context.isWithoutDemands
    case .condition(let condition): condition.isThere
    }
  }

  /// The contexts to wake after changes outside of mocks.
  var watchers: ContextsToWake? {
    if case .condition(let condition) = self { condition.watchers } else { nil }
  }

  /// The state machines of its goal.
  var machines: [MachineCore] {
    if case .state(let predicate) = self { predicate.machines } else { [] }
  }
}

/// A condition of a gate or a clock that a test can wait for.
///
/// ```swift
/// await context.waitUntil(gate.holds(2))
/// await context.waitUntil(!gate.holds(1))
/// ```
///
/// ``Gate/holds(_:)`` and ``ManualClock/hasSleepers(_:)`` return one.
public struct WaitCondition: Sendable {
  let watchers: ContextsToWake
  /// "the gate holds".
  let subject: String
  let count: Int
  /// "call".
  let noun: String
  let current: @Sendable () -> Int
  var isNegated: Bool = false

  /// The opposite condition, which is met while the other one isn't.
  ///
  /// - Parameter condition: the other condition.
  /// - Returns: the opposite.
  public static prefix func ! (condition: WaitCondition) -> WaitCondition {
    var opposite = condition
    opposite.isNegated.toggle()
    return opposite
  }

  var isThere: Bool { (current() >= count) != isNegated }

  /// "the gate holds 2 calls", "the gate holds fewer than 2 calls".
  var words: String { "\(subject) \(isNegated ? "fewer than " : "")\(Counts.of(count, noun))" }

  /// "it holds 1".
  var currentWords: String { "it \(subject.lastPart(after: " ")) \(current())" }
}
