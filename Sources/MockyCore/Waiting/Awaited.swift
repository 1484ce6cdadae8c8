/// What a test waits for, and fails without.
enum Awaited {
  case state(StatePredicate)
  case satisfaction
  case condition(WaitCondition)

  /// Whether it has come: asked outside the lock.
  fileprivate func hasCome(in context: Context) -> Bool {
    switch self {
    case .state(let predicate): context.update { _ in predicate.holds }
    case .satisfaction: context.update { $0.table.unsatisfied == 0 }
    case .condition(let condition): condition.isThere
    }
  }

  /// What tells of changes that no mock hears of.
  fileprivate var watchers: ContextsToWake? {
    if case .condition(let condition) = self { condition.watchers } else { nil }
  }
}

/// The end of a wait without what it waited for.
struct WaitEnd {
  let deadline: Deadline
  var isCancelled: Bool = false
  /// The wait blocked a thread that the test needed.
  var blockedTheTest: Bool = false
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
  /// Waits by blocking the thread, and fails at the deadline.
  /// - Returns: whether what it waits for has come.
  func wait(for awaited: Awaited, until deadline: Deadline, at position: SourcePosition) -> Bool {
    let wait = begin(awaited, deadline, position)
    let hasCome = look(for: awaited.hasCome, until: deadline)
    let isBlocked = reporter.blockingStopsTheTest
    return end(
      wait, awaited, hasCome, WaitEnd(deadline: deadline, blockedTheTest: isBlocked), position)
  }

  /// Waits by suspending, and fails at the deadline.
  /// - Returns: whether what it waits for has come.
  func wait(
    for awaited: Awaited, until deadline: Deadline, at position: SourcePosition,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    let wait = begin(awaited, deadline, position)
    let hasCome = await look(for: awaited.hasCome, until: deadline)
    let isCancelled = Task.isCancelled
    await deliverAllFailures()
    return end(
      wait, awaited, hasCome, WaitEnd(deadline: deadline, isCancelled: isCancelled), position)
  }

  /// Enters a wait as long as it goes on.
  private func begin(
    _ awaited: Awaited, _ deadline: Deadline, _ position: SourcePosition
  ) -> Int {
    awaited.watchers?.add(self)
    let end = WaitEnd(deadline: deadline, isUnderWay: true)
    return update { state in
      state.waits.begin { WaitReport($0, end, position).failure(waitingFor: awaited).headline }
    }
  }

  func endWait(_ number: Int) { update { $0.bin.add($0.waits.end(number)) } }

  private func end(
    _ wait: Int, _ awaited: Awaited, _ hasCome: Bool, _ end: WaitEnd, _ position: SourcePosition
  ) -> Bool {
    awaited.watchers?.remove(self)
    endWait(wait)
    deliverAllFailures()
    if hasCome || update({ $0.ledger.hasFailed }) { return hasCome }
    let report = WaitReport(update { ContextSnapshot($0, of: self) }, end, position)
    fail(Rendering.run { report.failure(waitingFor: awaited) })
    return false
  }
}

extension Context {
  /// The result of one look of a wait.
  private enum Look {
    /// It has come; the captors of these calls are being filled still.
    case found([ObjectIdentifier])
    case failed
    case over
    /// Others may do something until then; nothing where the wait itself has moved a clock on.
    case paused(until: Deadline?)
  }

  private func look(
    once condition: (Context) -> Bool, _ deadline: Deadline, isCancelled: Bool
  ) -> Look {
    let hasFailed = update { $0.ledger.hasFailed }
    if condition(self) { return .found(update { $0.captures.underWayElsewhere }) }
    if hasFailed { return .failed }
    return deadline.hasPassed || isCancelled ? .over : .paused(until: deadline.pause())
  }

  /// Blocks until something holds, a failure has happened, or the deadline has passed.
  /// - Returns: whether it holds.
  @discardableResult
  func look(for condition: (Context) -> Bool, until deadline: Deadline) -> Bool {
    deliverAllFailures()
    watch(deadline.clockWait)
    defer { unwatch(deadline.clockWait) }
    while true {
      let waiter = update { $0.waiters.add() }
      defer { update { $0.waiters.remove(waiter) } }
      switch look(once: condition, deadline, isCancelled: false) {
      case .found(let open):
        block(until: Deadline(after: Self.timeForTexts)) { $0.captures.contains(anyOf: open) }
        return true
      case .failed:
        deliverAllFailures()
        if update({ $0.ledger.hasFailed }) { return false }
      case .over: return false
      case .paused(let pause?):
        waiter.signal.wait(until: pause)
        deadline.clockWait?.wasPaused(inVain: pause.hasPassed)
      case .paused: break
      }
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
    await deliverAllFailures()
    watch(deadline.clockWait)
    defer { unwatch(deadline.clockWait) }
    while true {
      let waiter = update { $0.waiters.add() }
      defer { update { $0.waiters.remove(waiter) } }
      switch look(once: condition, deadline, isCancelled: Task.isCancelled) {
      case .found(let open):
        let limit = Deadline(after: Self.timeForTexts)
        await suspend(until: limit) { $0.captures.contains(anyOf: open) }
        return true
      case .failed:
        await deliverAllFailures()
        if update({ $0.ledger.hasFailed }) { return false }
      case .over: return false
      case .paused(let pause?):
        await waiter.signal.wait(untilCancelledOr: pause)
        deadline.clockWait?.wasPaused(inVain: pause.hasPassed)
      case .paused: break
      }
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
    while let waiter = update({ goesOn($0) ? $0.waiters.add() : nil }) {
      waiter.signal.block(until: deadline)
      update { $0.waiters.remove(waiter) }
      if deadline.hasPassed { return }
    }
  }

  /// Suspends the task as long as a condition holds, at most until the deadline.
  func suspend(
    until deadline: Deadline, isolation: isolated (any Actor)? = #isolation,
    while goesOn: (ContextState) -> Bool
  ) async {
    while let waiter = update({ goesOn($0) ? $0.waiters.add() : nil }) {
      await waiter.signal.wait(untilOnly: deadline)
      update { $0.waiters.remove(waiter) }
      if deadline.hasPassed { return }
    }
  }
}
