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

/// The moment at which a wait gives up.
struct Deadline: Sendable {
  let timeout: TimeSpan
  /// The same moment for Dispatch.
  let dispatchTime: DispatchTime

  init(after timeout: TimeSpan) {
    self.timeout = timeout
    dispatchTime = .now() + timeout.countableSeconds
  }

  var hasPassed: Bool { DispatchTime.now() >= dispatchTime }

  /// The seconds that remain, none if it has passed.
  var remainingSeconds: Double {
    let now = DispatchTime.now()
    guard now < dispatchTime else { return 0 }
    return Double(dispatchTime.uptimeNanoseconds - now.uptimeNanoseconds) / 1e9
  }
}

/// A wait whose time went by in vain, as failures tell of it.
struct ElapsedWait {
  let time: TimeSpan
  /// What waits without blocking, where the wait blocked a thread that the test needed.
  let awaitForm: String?
}

extension Deadline {
  /// The wait that ends here, once its time is over; nil where it ended early, or there was none.
  ///
  /// - Parameter awaitForm: what would not have blocked the test; nil where nothing was blocked.
  func elapsed(_ awaitForm: String?) -> ElapsedWait? {
    hasPassed && timeout > .zero ? ElapsedWait(time: timeout, awaitForm: awaitForm) : nil
  }
}

extension Report {
  /// Says how long was waited.
  mutating func add(_ wait: ElapsedWait?, under neighbour: String = "") {
    guard let wait else { return }
    add("waited", "\(wait.time)", under: neighbour)
    if let form = wait.awaitForm { addBlocked(write: form, under: neighbour) }
  }

  /// Says that a wait blocked the test, and what to write instead.
  mutating func addBlocked(write awaitForm: String, under neighbour: String = "") {
    add("blocked", "the test itself, which runs on the thread that waited:", under: neighbour)
    add("", "in Swift Testing write `\(awaitForm)` in an async test", under: neighbour)
  }
}
