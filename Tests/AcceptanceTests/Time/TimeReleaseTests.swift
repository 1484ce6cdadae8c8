import Foundation
import Mocky
import MockyTestSupport
import Testing

/// Clocks, gates and schedulers are released with their test, and report those who still wait.
@Suite(.timeLimit(.minutes(10)))
struct TimeReleaseTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  /// Code under test that begins something later, and ends with that.
  private final class Session: Sendable {
    private let after: @Sendable (TimeInterval, @escaping @Sendable () -> Void) -> Void
    init(after: @escaping @Sendable (TimeInterval, @escaping @Sendable () -> Void) -> Void) {
      self.after = after
    }
    func begin() { after(60) { [self] in begin() } }
  }

  /// An object that does something when it goes.
  private final class Witness: Sendable {
    private let whenReleased: @Sendable () -> Void
    init(_ whenReleased: @escaping @Sendable () -> Void) { self.whenReleased = whenReleased }
    deinit { whenReleased() }
  }

  @Test func aSchedulerIsReleasedWithCodeThatStillHasACommandPending() {
    weak var scheduler: DeterministicScheduler?
    weak var clock: ManualClock?
    weak var session: Session?
    do {
      let kept = DeterministicScheduler()
      let code = Session(after: kept.function)
      code.begin()
      kept.tick(by: .seconds(60))
      #expect(kept.delayOfNextCommand == .seconds(60))
      (scheduler, clock, session) = (kept, kept.clock, code)
    }
    #expect(scheduler == nil && clock == nil && session == nil)
  }

  @Test func theFunctionOfASchedulerSchedulesAsLongAsItsClockIsThere() {
    let (clock, ran) = (ManualClock(), Captor<Int>())
    let after = DeterministicScheduler(clock: clock).function
    after(1) { ran.record(1) }
    clock.advance(by: .seconds(1))
    #expect(ran.values == [1])
    let orphan = DeterministicScheduler().function
    orphan(1) { ran.record(2) }
    #expect(ran.values == [1])
  }

  @Test func aCommandThatHasEndedReleasesWhatItDid() throws {
    let (scheduler, gone) = (DeterministicScheduler(), Captor<String>())
    func schedule(_ name: String) -> ScheduledCommand {
      let witness = Witness {
        gone.record("\(name) at \(scheduler.clock.now.sinceStart)")
        scheduler.schedule {}
      }
      return scheduler.schedule(after: .seconds(1)) {
        try withExtendedLifetime(witness) { if name == "throws" { throw CancellationError() } }
      }
    }
    let commands = ["cancelled", "run", "throws"].map(schedule)
    #expect(commands[0].cancel())
    scheduler.tick(by: .seconds(1))
    #expect(gone.values == ["cancelled at 0 seconds", "run at 1 second", "throws at 1 second"])
    #expect(throws: CancellationError.self) { try commands[2].wait() }
  }

  @Test func aClockThatIsReleasedWhileACallWaitsForItSaysSo() async throws {
    var clock: ManualClock? = ManualClock()
    let line = #line - 1
    context.check {
      if let clock {
        allowing(turtle).receives.fetch(.any).then.waits(for: .seconds(60), clock: clock)
      }
    }
    let task = Task { [turtle] in try await turtle.fetch(1) }
    if let clock { await context.waitUntil(clock.hasSleepers(1), timeout: .seconds(600)) }
    clock = nil
    await #expect(throws: CancellationError.self) { try await task.value }
    await #expect(throws: CancellationError.self) { try await turtle.fetch(2) }
    #expect(reporter.lines == [line, line])
    #expect(
      reporter.messages
        == ["turtle.fetch(1)", "turtle.fetch(2)"].map { call in
          """
          the clock was released while it holds \(call), which nothing can wake now: \
          keep the clock, and advance it or cancel the task
          """
        })
  }

  @Test func whatIsReleasedMayCallBack() async {
    context.byDefault { ignoring(turtle) }
    let (gate, clock) = (Gate(), ManualClock())
    let gone = Captor<String>()
    func witness(_ name: String) -> Witness {
      Witness { [turtle, context] in
        gone.record(name)
        turtle.up()
        _ = (gate.heldCalls, gate.isOpen, clock.sleepers, context.isSatisfied)
        clock.advance(by: .seconds(1))
      }
    }
    let send = context.mockFunction(named: "send", as: ((Witness) async -> Witness?).self)
    context.check { allowing(send).receives.call(.any).then.suspends(until: gate) }
    let calls = (1...4).map { number in
      let argument = witness("argument \(number)")
      return Task { await send.function(argument) == nil }
    }
    #expect(await context.waitUntil(gate.holds(4), timeout: .seconds(600)))
    for (number, call) in gate.heldCalls.enumerated() {
      call.release(returning: witness("result \(number)"))
      call.release(returning: witness("late \(number)"))
    }
    for call in calls { #expect(await !call.value) }
    let scheduler = DeterministicScheduler(clock: clock)
    let command = witness("command")
    scheduler.schedule(after: .seconds(100)) { withExtendedLifetime(command) {} }.cancel()
    #expect(gone.values.count >= 8)
  }
}
