import Foundation
import Mocky
import Testing

/// The guide to asynchronous code: each sample twenty times.
@Suite(.prompt, .mockery, .timeLimit(.minutes(5))) struct AsynchronousCode {
  let context = Mockery.current
  let barometer = Mockery.current.mock(MockBarometer.self)
  let dial = Mockery.current.mock(MockDial.self)

  private var panel: WeatherPanel { WeatherPanel(barometer: barometer, dial: dial) }

  @Test(arguments: 1...20) func callbacks(_: Int) {
    let done = Captor<@Sendable (Int) -> Void>()
    context.check {
      expectThat(barometer).receives.read("roof", then: .capturing(into: done))
      expectThat(dial).receives.show(1013)
    }
    panel.refresh()
    done.last?(1013)
  }

  @Test(arguments: 1...20) func threads(_: Int) async {
    let panel = WeatherPanel(barometer: SlowBarometer(), dial: dial)
    context.check { expectThat(dial).receives.show(1013) }
    panel.refresh()
    await context.waitUntilSatisfied(timeout: .seconds(30))
  }

  @Test(arguments: 1...20) func tasksThatNobodyAwaits(_: Int) async {
    let analytics = context.mock(MockAnalytics.self)
    context.check { expectThat(analytics).receives.record("registered Ann") }
    Registration(analytics: analytics).register("Ann")
    await context.waitUntilSatisfied(timeout: .seconds(30))
  }

  @Test(arguments: 1...20) func closures(_: Int) {
    let scheduler = DeterministicScheduler()
    let dimmer = Dimmer(dial, after: scheduler.function)
    dimmer.touch()
    scheduler.tick(by: .seconds(59))

    context.check { expectThat(dial).receives.dim() }
    scheduler.tick(by: .seconds(1))
  }

  @Test(arguments: 1...20) func queues(_: Int) {
    let scheduler = DeterministicScheduler()
    let queue: any WorkQueue = scheduler
    context.check { expectThat(dial).receives.dim() }
    queue.async { [dial] in dial.dim() }
    scheduler.runUntilIdle()
  }

  @Test(arguments: 1...20) func gates(_: Int) async throws {
    let gate = Gate()
    let search = Search(panel)
    context.check {
      allowing(barometer).receives.pressure(at: .any).then.suspends(until: gate)
      expectThat(dial).receives.show(2)
    }

    async let first: Void = search.show("roof")
    guard await context.waitUntil(gate.holds(1), timeout: .seconds(30)) else { return }
    async let second: Void = search.show("cellar")
    guard await context.waitUntil(gate.holds(2), timeout: .seconds(30)) else { return }

    let calls = gate.heldCalls
    calls[1].release(returning: 2)
    try await second
    calls[0].release(returning: 1)
    try await first
  }

  @Test(arguments: 1...20) func clocks(_: Int) async throws {
    let clock = ManualClock()
    context.check {
      allowing(barometer).receives.pressure(at: "roof").then.returns(1013)
      allowing(dial).receives.show(.any)
    }
    let polling = Task { [panel] in try await panel.poll(clock: clock) }
    await context.verify(within: .seconds(60), clock: clock) {
      expectThat(dial).received(6).show(1013)
    }
    polling.cancel()
  }

  @Test(arguments: 1...20) func clocksByHand(_: Int) async throws {
    let clock = ManualClock()
    context.check {
      allowing(barometer).receives.pressure(at: "roof").then.returns(1013)
      expectThat(dial).receives.show(1013)
    }
    let polling = Task { [panel] in try await panel.poll(clock: clock) }
    guard await context.waitUntil(clock.hasSleepers(1), timeout: .seconds(30)) else { return }
    clock.advance(by: .seconds(10))
    await context.waitUntilSatisfied(timeout: .seconds(30))
    polling.cancel()
  }

  @Test(arguments: 1...20) func nothingWithinATime(_: Int) async throws {
    let clock = ManualClock()
    let polling = Task { [panel] in try await panel.poll(clock: clock) }
    guard await context.waitUntil(clock.hasSleepers(1), timeout: .seconds(30)) else { return }
    await context.verify(within: .seconds(9), clock: clock) {
      expectThat(dial).received(.never).show(.any)
    }
    polling.cancel()
  }

  @Test(arguments: 1...20) func sequences(_: Int) async throws {
    struct IsBroken: Error {}
    let (readings, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
    context.check { expectThat(dial).receives.show(1013) }

    let following = Task { [panel] in try await panel.follow(readings) }
    continuation.yield(1013)
    await context.waitUntilSatisfied(timeout: .seconds(30))

    continuation.finish(throwing: IsBroken())
    await #expect(throws: IsBroken.self) { try await following.value }
  }

  @Test(arguments: 1...20) func publishers(_: Int) {
    let subscriber = Captor<@Sendable (Int) -> Void>()
    panel.subscribe(to: subscriber.record)
    context.check {
      expectThat(dial).receives.show(1013)
      expectThat(dial).receives.show(998)
    }
    subscriber.last?(1013)
    subscriber.last?(998)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(arguments: 1...20) func tasks(_: Int) async throws {
    let scheduler = DeterministicScheduler()
    context.check {
      allowing(barometer).receives.pressure(at: .any)
        .then.waits(for: .seconds(3), clock: scheduler.clock).then.returns(1013)
      expectThat(dial).receives.show(1013)
    }
    let search = Search(panel)
    let searches = ["roof", "cellar"].map { place in
      Task(executorPreference: scheduler) { try await search.show(place) }
    }
    scheduler.tick(by: .seconds(3))
    for search in searches { try await search.value }
  }

  @Test(arguments: 1...20) func actors(_: Int) async throws {
    let gate = Gate()
    defer { gate.open() }  // the cache's task is not canceled with the test
    let cache = ReadingCache(barometer)
    context.check {
      expectThat(barometer).receives(1).pressure(at: "roof").then.suspends(until: gate)
        .then.returns(1013)
    }
    async let one = cache.pressure(at: "roof")
    guard await context.waitUntil(gate.holds(1), timeout: .seconds(30)) else { return }
    async let other = cache.pressure(at: "roof")  // while the first is under way
    gate.open()
    let readings = try await [one, other]
    #expect(readings == [1013, 1013])
  }

  @Test(arguments: 1...20) func manyAtOnce(_: Int) async throws {
    let cache = ReadingCache(barometer)
    context.check { expectThat(barometer).receives.pressure(at: "roof").then.returns(1013) }
    try await Blitzer(actions: 100, workers: 8).inTasks { _ in
      let pressure = try await cache.pressure(at: "roof")
      #expect(pressure == 1013)
    }
  }
}

/// Tests as the guide advises against. They pass nearly always.
@Suite(.mockery, .disabled("they fail when the machine is busy")) struct FlakyTests {
  let context = Mockery.current
  let dial = Mockery.current.mock(MockDial.self, strictness: .nice)

  private var panel: WeatherPanel { WeatherPanel(barometer: SlowBarometer(), dial: dial) }

  @Test func aSleepIsLongEnoughNearlyAlways() async throws {
    panel.refresh()
    try await Task.sleep(for: .milliseconds(100))
    context.verify { expectThat(dial).received.show(1013) }
  }

  @Test func aTimerFiresNearlyOnTime() async throws {
    let dimmer = Dimmer(
      dial, after: { DispatchQueue.global().asyncAfter(deadline: .now() + $0, execute: $1) })
    dimmer.touch()
    try await Task.sleep(for: .seconds(60.1))
    context.verify { expectThat(dial).received.dim() }
  }

  @Test func theFirstTaskIsNearlyAlwaysTheFirst() async throws {
    let search = Search(panel)
    async let first: Void = search.show("roof")
    async let second: Void = search.show("cellar")
    _ = try await (first, second)
    context.verify { expectThat(dial).received(1).show(1013) }
  }

  @Test func aPollIsNearlyAlwaysDone() async throws {
    let polling = Task { [panel] in
      try await panel.poll(every: .milliseconds(10), clock: ContinuousClock())
    }
    try await Task.sleep(for: .milliseconds(65))
    polling.cancel()
    context.verify { expectThat(dial).received(6).show(1013) }
  }

  @Test func aStreamIsNearlyAlwaysRead() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let following = Task { [panel] in await panel.follow(stream) }
    continuation.yield(1013)
    await Task.yield()
    context.verify { expectThat(dial).received.show(1013) }
    following.cancel()
  }
}
