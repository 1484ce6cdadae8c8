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
}

extension Context {
  /// Waits by blocking the thread, and fails at the deadline.
  func wait(for condition: Condition, until deadline: Deadline) {
    deliverAllFailures()
    let hasCome = look(for: condition.holds, until: deadline)
    let blocked = reporter.blockingStopsTheTest
    end(
      condition, hasCome,
      WaitEnd(deadline: deadline, isCancelled: false, blockedTheTest: blocked))
  }

  /// Waits by suspending, and fails at the deadline.
  func wait(for condition: Condition, until deadline: Deadline) async {
    await deliverAllFailures()
    let hasCome = await look(for: condition.holds, until: deadline)
    let isCancelled = Task.isCancelled
    if update({ $0.ledger.hasFailed }) { return await deliverAllFailures() }
    end(
      condition, hasCome,
      WaitEnd(deadline: deadline, isCancelled: isCancelled, blockedTheTest: false))
  }

  private func end(_ condition: Condition, _ hasCome: Bool, _ end: WaitEnd) {
    if hasCome || update({ $0.ledger.hasFailed }) { return deliverAllFailures() }
    let snapshot = update { ContextSnapshot($0) }
    fail(Rendering.run { condition.failure(snapshot, end) })
  }

  /// Blocks until something holds, a failure has happened, or the deadline has passed.
  ///
  /// - Returns: whether it holds.
  @discardableResult
  func look(for condition: (Context) -> Bool, until deadline: Deadline) -> Bool {
    while true {
      let (change, hasFailed) = update { ($0.waiters.changes, $0.ledger.hasFailed) }
      if condition(self) {
        let open = update { $0.captures.underWayElsewhere }
        let limit = Deadline(after: Self.timeForTexts)
        block(until: limit) { $0.captures.contains(anyOf: open) }
        return true
      }
      if hasFailed || deadline.hasPassed { return false }
      let signal = ChangeSignal()
      guard let id = update({ $0.waiters.add(since: change, wake: signal.set) }) else { continue }
      signal.wait(until: deadline)
      update { $0.waiters.remove(id) }
    }
  }

  /// Suspends until something holds, a failure has happened, the deadline has passed, or the task
  /// is cancelled.
  ///
  /// - Returns: whether it holds.
  @discardableResult
  func look(
    for condition: (Context) -> Bool, until deadline: Deadline,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    while true {
      let (change, hasFailed) = update { ($0.waiters.changes, $0.ledger.hasFailed) }
      if condition(self) {
        let open = update { $0.captures.underWayElsewhere }
        let limit = Deadline(after: Self.timeForTexts)
        await suspend(until: limit) { $0.captures.contains(anyOf: open) }
        return true
      }
      if hasFailed || deadline.hasPassed || Task.isCancelled { return false }
      let signal = ChangeSignal()
      guard let id = update({ $0.waiters.add(since: change, wake: signal.set) }) else { continue }
      await signal.wait(untilCancelledOr: deadline)
      update { $0.waiters.remove(id) }
    }
  }

  /// Blocks the thread as long as a condition holds, at most until the deadline.
  ///
  /// The run loop stands still meanwhile: nothing that the test has started comes between.
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
