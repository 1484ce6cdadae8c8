/// Something that a test waits for, and fails without.
struct WaitCondition {
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
  fileprivate func begin(_ condition: WaitCondition, _ deadline: Deadline) -> Int {
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
  func wait(for condition: WaitCondition, until deadline: Deadline) -> Bool {
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
    for condition: WaitCondition, until deadline: Deadline,
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

  private func end(_ condition: WaitCondition, _ hasCome: Bool, _ end: WaitEnd) {
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
  private func watch(_ wait: ManualClock.Wait?) { wait?.clock.core.watchers.add(self) }

  /// Hears from it no longer; what is due at the moment at which the wait ends is done.
  private func unwatch(_ wait: ManualClock.Wait?) {
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
