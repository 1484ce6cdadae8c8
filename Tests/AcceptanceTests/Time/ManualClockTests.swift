import Mocky
import MockyTestSupport
import Testing

/// A clock that a test moves on.
@Suite(.timeLimit(.minutes(10)))
struct ManualClockTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let clock = ManualClock()
  let woken = Captor<String>()

  private func sleeper(_ name: String, _ time: Duration) -> Task<Void, any Error> {
    Task { [clock, woken] in
      try await clock.sleep(for: time)
      woken.record(name)
    }
  }

  @Test func itStandsStill() {
    #expect(clock.now == clock.now)
    #expect(clock.now.sinceStart == .zero)
    clock.advance(by: .milliseconds(1500))
    #expect(clock.now.sinceStart == 1.5)
    clock.advance(to: clock.now)
    clock.advance(by: .seconds(-1))
    #expect(clock.now.sinceStart == 1.5, "it never goes back")
  }

  @Test func itStopsAtTheEndOfWhatItCanCount() {
    for _ in 1...12 { clock.advance(by: .seconds(1_000_000_000)) }
    let end = clock.now
    clock.advance(by: .seconds(1))
    #expect(clock.now == end)
    #expect(end + .seconds(-3) < end)
    #expect(end.advanced(by: .seconds(Int64.max)) == end)
    #expect(end.duration(to: end.advanced(by: .seconds(-3))) == .seconds(-3))
  }

  @Test func itCounts146Years() {
    let year: TimeSpan = .seconds(365.25 * 24 * 3600)
    for _ in 1...146 { clock.advance(by: year) }
    #expect(clock.now.sinceStart == .seconds(146 * year.seconds))
    let end = ManualClock()
    end.advance(by: .seconds(.infinity))
    #expect(end.now.sinceStart > .seconds(146 * year.seconds))
    #expect(end.now.sinceStart < .seconds(147 * year.seconds))
    end.advance(by: .seconds(-.infinity))
    end.advance(by: .seconds(.nan))
    #expect(end.now + .seconds(-.infinity) <= ManualClock().now)
    #expect(ManualClock().now + 146 == ManualClock().now.advanced(by: .seconds(146)))
  }

  @Test func aRepeatedCommandEndsWithTheTimeThatAClockCanCount() {
    let scheduler = DeterministicScheduler(clock: clock)
    let ran = Captor<String>()
    let far: TimeSpan = .seconds(.infinity)
    scheduler.schedule(after: far, repeating: .atRate(far)) { ran.record("at rate") }
    scheduler.schedule(after: far, repeating: .withDelay(far)) { ran.record("with delay") }
    scheduler.tick(by: far)
    #expect(ran.values == ["at rate", "with delay"])
    #expect(scheduler.isIdle)
  }

  @Test func aWaitInsideOfACommandOfItsClockEnds() {
    let scheduler = DeterministicScheduler(clock: clock)
    let lamp = context.states("lamp").startsAs("off")
    let ended = Captor<Bool>()
    scheduler.schedule { [context, clock] in
      ended.record(context.waitUntil(lamp.equals("on"), timeout: .seconds(60), clock: clock))
    }
    scheduler.schedule { lamp.transition(to: "on") }
    scheduler.runUntilIdle()
    #expect(ended.values == [false], "no other command is run inside of one")
    #expect(clock.now.sinceStart == 60)
  }

  @Test func itIsAClock() async throws {
    let any: any Clock<Duration> = clock
    let began = clock.now
    let measured = Task { [clock] in
      try await clock.measure { try await any.sleep(for: .seconds(3)) }
    }
    await context.waitUntil(clock.hasSleepers(1), timeout: .seconds(600))
    clock.advance(by: .seconds(3))
    #expect(try await measured.value == .seconds(3))
    #expect(began.duration(to: clock.now) == .seconds(3))
    #expect(began.advanced(by: .seconds(3)) == clock.now)
    #expect(clock.minimumResolution == .nanoseconds(1))
  }

  @Test func whoSleepsGoesOnWhenItIsTime() async throws {
    let sleeper = sleeper("one", .seconds(10))
    await context.waitUntil(clock.hasSleepers(1), timeout: .seconds(600))
    clock.advance(by: .seconds(9))
    #expect(clock.sleepers == 1)
    clock.advance(by: .seconds(1))
    #expect(clock.sleepers == 0)
    try await sleeper.value
    #expect(woken.values == ["one"])
  }

  /// They run one after the other on a scheduler of the same clock.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(arguments: [[3, 1, 2, 1], [1, 1, 1, 1], [4, 3, 2, 1]])
  func sleepersGoOnInTheOrderOfTheirMomentsAndThenOfTheirArrival(_ seconds: [Int]) async throws {
    let scheduler = DeterministicScheduler(clock: clock)
    let tasks = seconds.enumerated().map { index, seconds in
      Task(executorPreference: scheduler) { [clock, woken] in
        try await clock.sleep(for: .seconds(seconds))
        woken.record("\(seconds) \(index)")
      }
    }
    scheduler.runUntilIdle()
    clock.advance(by: .seconds(4))
    let order = seconds.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
    #expect(woken.values == order.map { "\($0.element) \($0.offset)" })
    for task in tasks { try await task.value }
  }

  @Test func aSleepInThePastReturnsAtOnce() async throws {
    clock.advance(by: .seconds(5))
    try await clock.sleep(until: clock.now)
    try await clock.sleep(until: clock.now.advanced(by: .seconds(-3)))
    try await clock.sleep(.zero)
    #expect(clock.sleepers == 0)
  }

  @Test func aSleeperIsCancelled() async {
    let sleeper = sleeper("one", .seconds(10))
    await context.waitUntil(clock.hasSleepers(1), timeout: .seconds(600))
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.sleepers == 0)
    clock.advance(by: .seconds(20))
    #expect(woken.values == [])
  }

  @Test func aCancelledTaskDoesNotSleepAlsoNotInThePast() async {
    let cancelled = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(until: clock.now)
    }
    await #expect(throws: CancellationError.self) { try await cancelled.value }
  }

  @Test func itIsMovedOnFromAnyThread() async throws {
    let sleepers = (1...50).map { sleeper("\($0)", .seconds(10 * $0)) }
    await context.waitUntil(clock.hasSleepers(50), timeout: .seconds(600))
    try await Blitzer(actions: 500).inTasks { [clock] _ in clock.advance(by: .seconds(1)) }
    #expect(clock.now.sinceStart == .seconds(500))
    for sleeper in sleepers { try await sleeper.value }
    #expect(woken.values.count == 50)
  }

  @Test func aTestThatWaitsForSleepersInVainSaysHowManyThereAre() async {
    await context.waitUntil(clock.hasSleepers(2), timeout: .zero)
    #expect(
      reporter.headlines == [
        "timed out after 0 seconds waiting until the clock has 2 sleepers: it has 0"
      ])
  }

  @Test func aWaitForAStateMovesTheClockOn() async throws {
    let lamp = context.states("lamp").startsAs("off")
    let task = Task { [clock] in
      for _ in 1...5 { try await clock.sleep(for: .seconds(60)) }
      lamp.transition(to: "on")
    }
    await context.waitUntil(lamp.equals("on"), timeout: .seconds(600), clock: clock)
    #expect(clock.now.sinceStart == 300)
    try await task.value
    #expect(reporter.messages == [])
  }

  @Test func aWaitForCallsMovesTheClockOn() async throws {
    context.check { expectThat(turtle).receives(3).up() }
    let task = Task { [clock, turtle] in
      while true {
        try await clock.sleep(for: .seconds(10))
        turtle.up()
      }
    }
    await context.waitUntilSatisfied(timeout: .seconds(600), clock: clock)
    task.cancel()
    #expect(clock.now.sinceStart == 30)
    #expect(reporter.messages == [])
  }

  @Test func aVerificationMovesTheClockOn() async throws {
    context.check { allowing(turtle).receives.up() }
    let task = Task { [clock, turtle] in
      while true {
        try await clock.sleep(for: .seconds(10))
        turtle.up()
      }
    }
    await context.verify(within: .seconds(60), clock: clock) { expectThat(turtle).received(6).up() }
    task.cancel()
    #expect(clock.now.sinceStart == 60)
    #expect(reporter.messages == [])
  }

  @Test func whatIsNotCalledWithinATimeCostsNoTime() async throws {
    let sleeper = sleeper("late", .seconds(3601))
    await context.waitUntil(clock.hasSleepers(1), timeout: .seconds(600))
    await context.verify(within: .seconds(3600), clock: clock) {
      expectThat(turtle).received(.never).up()
    }
    #expect(clock.now.sinceStart == 3600)
    #expect(clock.sleepers == 1)
    sleeper.cancel()
    #expect(reporter.messages == [])
  }

  @Test func whatIsCalledWithinATimeAndMustNotBeIsFound() async throws {
    context.check { allowing(turtle).receives.up() }
    let scheduler = DeterministicScheduler(clock: clock)
    scheduler.schedule(after: .seconds(50)) { [turtle] in turtle.up() }
    await context.verify(within: .seconds(60), clock: clock) {
      expectThat(turtle).received(.never).up()
    }
    #expect(clock.now.sinceStart == 50, "it ends as soon as it is called")
    #expect(reporter.headlines == ["turtle.up(): called once, expected never"])
  }

  @Test func whatDoesNotComeInTheTimeOfTheClockFails() async throws {
    let lamp = context.states("lamp").startsAs("off")
    let scheduler = DeterministicScheduler(clock: clock)
    scheduler.schedule(after: .seconds(61)) { lamp.transition(to: "on") }
    await context.waitUntil(lamp.equals("on"), timeout: .seconds(60), clock: clock)
    #expect(
      reporter.headlines == [
        #"timed out after 60 seconds waiting until lamp is "on": lamp is "off""#
      ])
    #expect(clock.now.sinceStart == 60)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func aCallTakesTimeOfTheClock() async throws {
    context.check {
      expectThat(turtle).receives.fetch(1)
        .then.waits(for: .seconds(60), clock: clock).then.returns("one")
    }
    let scheduler = DeterministicScheduler(clock: clock)
    let fetched = Task(executorPreference: scheduler) { [turtle] in try await turtle.fetch(1) }
    await context.waitUntilSatisfied(timeout: .seconds(60), clock: clock)
    #expect(try await fetched.value == "one")
    #expect(clock.now.sinceStart == 60)
    #expect(reporter.messages == [])
  }
}
