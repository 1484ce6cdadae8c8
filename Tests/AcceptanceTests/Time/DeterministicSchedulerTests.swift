import Mocky
import MockyTestSupport
import Testing

/// Commands run when the test says so, in virtual time.
struct DeterministicSchedulerTests {
  let scheduler = DeterministicScheduler()
  let ran = Captor<String>()

  private func record(_ word: String) -> @Sendable () -> Void {
    { [ran] in ran.record(word) }
  }

  @Test func pendingCommandsRunInOrderAndWhatTheySpawnWhenItIsIdle() {
    scheduler.schedule { [scheduler, ran] in
      ran.record("A")
      scheduler.schedule { ran.record("C") }
    }
    scheduler.schedule(record("B"))
    #expect(!scheduler.isIdle)
    scheduler.runPendingCommands()
    #expect(ran.values == ["A", "B"])
    scheduler.runUntilIdle()
    #expect(ran.values == ["A", "B", "C"])
    #expect(scheduler.isIdle)
  }

  @Test func oneCommandRunsAtATime() {
    scheduler.schedule(record("A"))
    scheduler.schedule(record("B"))
    #expect(scheduler.runNextPendingCommand())
    #expect(ran.values == ["A"])
    #expect(scheduler.runNextPendingCommand())
    #expect(!scheduler.runNextPendingCommand())
    #expect(ran.values == ["A", "B"])
  }

  @Test func aCommandRunsWhenItsDelayIsOver() {
    scheduler.schedule(after: .seconds(10), record("A"))
    #expect(scheduler.isIdle)
    #expect(scheduler.delayOfNextCommand == .seconds(10))
    scheduler.tick(by: .seconds(9))
    #expect(ran.values == [])
    scheduler.tick(by: .seconds(1))
    #expect(ran.values == ["A"])
    #expect(scheduler.delayOfNextCommand == nil)
  }

  @Test func tenthsOfSecondsMakeASecond() {
    scheduler.schedule(after: .seconds(1), record("A"))
    for _ in 1...10 { scheduler.tick(by: 0.1) }
    #expect(ran.values == ["A"])
  }

  @Test func whatACommandSpawnsRunsBeforeLaterCommands() {
    scheduler.schedule(after: .milliseconds(1)) { [scheduler, ran] in
      ran.record("A")
      scheduler.schedule {
        ran.record("B")
        scheduler.schedule { ran.record("C") }
      }
    }
    scheduler.schedule(after: .milliseconds(2), record("D"))
    scheduler.tick(by: .milliseconds(3))
    #expect(ran.values == ["A", "B", "C", "D"])
  }

  @Test func aCommandSeesTheMomentAtWhichItIsDue() {
    let moments = Captor<TimeSpan>()
    for delay in [3, 1, 2] {
      scheduler.schedule(after: .seconds(delay)) { [scheduler] in
        moments.record(scheduler.clock.now.sinceStart)
      }
    }
    scheduler.tick(by: .seconds(5))
    #expect(moments.values == [1, 2, 3])
    #expect(scheduler.clock.now.sinceStart == 5)
  }

  @Test func aRepeatedCommandRunsAgainAfterItsDelay() {
    let moments = Captor<TimeSpan>()
    scheduler.schedule(after: .seconds(2), repeating: .withDelay(.seconds(3))) { [scheduler] in
      moments.record(scheduler.clock.now.sinceStart)
    }
    scheduler.tick(by: .seconds(8))
    #expect(moments.values == [2, 5, 8])
  }

  /// A command that takes a second is late by it, or not.
  @Test func aRateKeepsItsPaceAndADelayDoesNot() {
    func moments(_ repetition: ScheduledCommand.Repetition) -> [TimeSpan] {
      let scheduler = DeterministicScheduler()
      let moments = Captor<TimeSpan>()
      scheduler.schedule(repeating: repetition) {
        moments.record(scheduler.clock.now.sinceStart)
        scheduler.tick(by: .seconds(1))
      }
      scheduler.tick(by: .seconds(8))
      return moments.values
    }
    #expect(moments(.atRate(.seconds(3))) == [0, 3, 6])
    #expect(moments(.withDelay(.seconds(3))) == [0, 4, 8])
  }

  @Test func whatFallsDueWhileACommandTakesTimeRunsAfterIt() {
    scheduler.schedule { [scheduler, ran] in
      scheduler.tick(by: .seconds(5))
      ran.record("long")
    }
    scheduler.schedule(after: .seconds(1), record("one"))
    scheduler.tick(by: .seconds(2))
    #expect(ran.values == ["long", "one"])
    #expect(scheduler.clock.now.sinceStart == 5)
  }

  @Test func aCommandIsCancelledBeforeItIsDue() {
    let command = scheduler.schedule(after: .seconds(10), record("A"))
    #expect(!command.isDone)
    #expect(command.cancel())
    scheduler.tick(by: .seconds(20))
    #expect(ran.values == [])
    #expect(command.isCancelled)
    #expect(command.isDone)
    #expect(!command.cancel())
    #expect(scheduler.delayOfNextCommand == nil)
    #expect(throws: CancellationError.self) { try command.wait() }
  }

  @Test func aCommandCancelsItselfInItsFirstRun() throws {
    let own = Captor<ScheduledCommand>()
    let command = scheduler.schedule(repeating: .atRate(.seconds(1))) { [ran] in
      ran.record("A")
      own.last?.cancel()
    }
    own.record(command)
    scheduler.tick(by: .seconds(10))
    #expect(ran.values == ["A"])
    #expect(command.isCancelled)
    #expect(command.isDone)
  }

  @Test func aRepeatedCommandIsCancelledBetweenRuns() {
    let command = scheduler.schedule(repeating: .atRate(.seconds(1)), record("A"))
    scheduler.tick(by: .seconds(1))
    command.cancel()
    scheduler.tick(by: .seconds(5))
    #expect(ran.values == ["A", "A"])
  }

  @Test func theDelayThatRemainsGoesBelowZero() {
    let command = scheduler.schedule(after: .seconds(10), record("A"))
    scheduler.tick(by: .seconds(1))
    #expect(command.remainingDelay == .seconds(9))
    scheduler.tick(by: .seconds(10))
    #expect(command.remainingDelay == .seconds(-1))
  }

  @Test func waitingForACommandThatHasNotRunIsRefused() throws {
    let command = scheduler.schedule(record("A"))
    let refusal = #expect(throws: BlockingRefusal.self) { try command.wait() }
    #expect(
      refusal?.description == """
        waiting here would never end: a DeterministicScheduler runs a command when the test says so, \
        with runUntilIdle() or tick(by:)
        """)
    scheduler.runUntilIdle()
    try command.wait()
    #expect(command.isDone)
    #expect(!command.isCancelled)
  }

  @Test func whoKeepsACommandGetsWhatItThrows() {
    struct Broken: Error {}
    let command = scheduler.schedule(repeating: .atRate(.seconds(1))) { [ran] in
      ran.record("A")
      throw Broken()
    }
    scheduler.schedule(after: .seconds(2), record("B"))
    scheduler.tick(by: .seconds(10))
    #expect(ran.values == ["A", "B"], "an error ends a repeated command, and no other")
    #expect(command.isDone)
    #expect(throws: Broken.self) { try command.wait() }
  }

  @Test func whatACommandThrowsIsAFailureWhereNobodyAsks() {
    struct Broken: Error {}
    _ = Mockery()
    withKnownIssue {
      scheduler.schedule { throw Broken() }
      scheduler.runUntilIdle()
    } matching: { issue in
      issue.text
        == "the command threw Broken(): keep what schedule(…) returns, and ask it with wait()"
        && issue.sourceLocation?.line == #line - 5
    }
  }

  @Test func aCommandCannotBeRepeatedAfterNoTime() {
    _ = Mockery()
    withKnownIssue {
      scheduler.schedule(repeating: .withDelay(.zero), record("A"))
    } matching: { issue in
      issue.text == "a command cannot be repeated after no time: it would run forever"
    }
    scheduler.runUntilIdle()
    #expect(ran.values == ["A"])
  }

  @Test func theSchedulerIsHandedOverAsAClosure() {
    let after = scheduler.function
    after(60) { [ran] in ran.record("later") }
    after(0) { [ran] in ran.record("now") }
    scheduler.tick(by: .seconds(60))
    #expect(ran.values == ["now", "later"])
  }

  @Test func theSchedulerIsHandedOverAsAQueue() {
    let queue: any Queue = scheduler
    queue.async { [ran] in ran.record("A") }
    #expect(ran.values == [])
    scheduler.runUntilIdle()
    #expect(ran.values == ["A"])
  }

  @Test func aSchedulerThatGoesTakesItsCommandsAlong() {
    weak var gone: ScheduledCommand?
    do {
      let scheduler = DeterministicScheduler()
      gone = scheduler.schedule(after: .seconds(1), record("A"))
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }
}

/// The part of a queue that code under test uses.
private protocol Queue {
  func async(execute work: @escaping @Sendable () -> Void)
}

extension DeterministicScheduler: Queue {}
