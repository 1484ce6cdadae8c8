import Dispatch

/// Something that a test waits for, and fails without.
struct Condition {
  /// Whether it has come: asked outside the lock.
  let holds: (Context) -> Bool
  /// What is said when it does not come.
  let failure: (Situation, _ end: WaitEnd) -> MockFailure
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
    deliverFailures()
    let hasCome = look(for: condition.holds, until: deadline)
    let blocked = reporter.blockingStopsTheTest
    end(
      condition, hasCome,
      WaitEnd(deadline: deadline, isCancelled: false, blockedTheTest: blocked))
  }

  /// Waits by suspending, and fails at the deadline.
  func wait(for condition: Condition, until deadline: Deadline) async {
    deliverFailures()
    let hasCome = await look(for: condition.holds, until: deadline)
    let isCancelled = Task.isCancelled
    end(
      condition, hasCome,
      WaitEnd(deadline: deadline, isCancelled: isCancelled, blockedTheTest: false))
  }

  private func end(_ condition: Condition, _ hasCome: Bool, _ end: WaitEnd) {
    if hasCome || update({ $0.ledger.hasFailed }) { return deliverFailures() }
    let situation = update { Situation($0) }
    fail(Rendering.run { condition.failure(situation, end) })
  }

  /// Blocks until something holds, a failure has happened, or the deadline has passed.
  ///
  /// - Returns: whether it holds.
  @discardableResult
  func look(for condition: (Context) -> Bool, until deadline: Deadline) -> Bool {
    while true {
      let (change, hasFailed) = update { ($0.changes, $0.ledger.hasFailed) }
      if condition(self) { return true }
      if hasFailed || deadline.hasPassed { return false }
      let signal = ChangeSignal()
      guard let id = update({ $0.add(since: change, wake: signal.set) }) else { continue }
      signal.wait(until: deadline)
      update { $0.removeWaiter(id) }
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
      let (change, hasFailed) = update { ($0.changes, $0.ledger.hasFailed) }
      if condition(self) { return true }
      if hasFailed || deadline.hasPassed || Task.isCancelled { return false }
      let signal = ChangeSignal()
      guard let id = update({ $0.add(since: change, wake: signal.set) }) else { continue }
      let timer = DispatchWorkItem(block: signal.set)
      DispatchQueue.global().asyncAfter(deadline: deadline.dispatchTime, execute: timer)
      await withTaskCancellationHandler(operation: signal.wait, onCancel: signal.set)
      timer.cancel()
      update { $0.removeWaiter(id) }
    }
  }
}
