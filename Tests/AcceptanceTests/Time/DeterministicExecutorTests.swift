import Mocky
import MockyTestSupport
import Testing

/// Tasks and actors that a scheduler runs: in a reproducible order, one step at a time.
struct DeterministicExecutorTests {
  let scheduler = DeterministicScheduler()
  let ran = Captor<String>()

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private func task(_ name: String, steps: Int) -> Task<Void, Never> {
    Task(executorPreference: scheduler) { [ran] in
      for step in 1...steps {
        ran.record("\(name)\(step)")
        await Task.yield()
      }
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func tasksRunInTurns() async {
    let tasks = [task("a", steps: 3), task("b", steps: 2)]
    #expect(ran.values == [])
    scheduler.runUntilIdle()
    #expect(ran.values == ["a1", "b1", "a2", "b2", "a3"])
    for task in tasks { await task.value }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func tasksRunOneStepAtATime() async {
    let tasks = [task("a", steps: 2), task("b", steps: 1)]
    scheduler.runNextPendingCommand()
    #expect(ran.values == ["a1"])
    scheduler.runNextPendingCommand()
    #expect(ran.values == ["a1", "b1"])
    scheduler.runUntilIdle()
    #expect(ran.values == ["a1", "b1", "a2"])
    for task in tasks { await task.value }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func commandsAndTasksAndSleepersShareOneTime() async throws {
    scheduler.schedule(after: .seconds(2)) { [ran] in ran.record("command") }
    let task = Task(executorPreference: scheduler) { [scheduler, ran] in
      for second in 1...3 {
        try await scheduler.clock.sleep(for: .seconds(1))
        ran.record("\(second)")
      }
    }
    scheduler.tick(by: .seconds(3))
    #expect(ran.values == ["1", "command", "2", "3"])
    try await task.value
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func childTasksAndActorsOfATaskRunHere() async {
    let counter = Counter()
    let task = Task(executorPreference: scheduler) {
      await withTaskGroup(of: Int.self) { group in
        for _ in 1...3 { group.addTask { await counter.next() } }
        return await group.reduce(into: []) { $0.append($1) }
      }
    }
    scheduler.runUntilIdle()
    #expect(await task.value == [1, 2, 3])
  }

  /// Both withdrawals look at the balance before either has taken anything.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func anActorIsReenteredEachTimeInTheSameWay() async {
    let till = Till(balance: 10, on: scheduler.actorExecutor)
    let withdrawals = (1...2).map { _ in
      Task(executorPreference: scheduler) { await till.withdraw(10) }
    }
    scheduler.runUntilIdle()
    for withdrawal in withdrawals { #expect(await withdrawal.value == -10) }
  }
}

private actor Counter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

/// An actor with a mistake: after it was suspended it does not look again.
private actor Till {
  private let executor: any SerialExecutor
  private var balance: Int
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(balance: Int, on executor: any SerialExecutor) {
    self.balance = balance
    self.executor = executor
  }

  func withdraw(_ amount: Int) async -> Int {
    guard balance >= amount else { return balance }
    await Task.yield()
    balance -= amount
    await Task.yield()
    return balance
  }
}
