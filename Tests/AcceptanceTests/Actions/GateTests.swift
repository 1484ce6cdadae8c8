import Mocky
import MockyTestSupport
import Testing

/// A gate holds async calls until the test opens it.
struct GateTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let gate = Gate()

  @Test func aCallIsHeldUntilTheGateOpens() async throws {
    let fetching = context.states("fetching").startsAs("no")
    context.check {
      expectThat(turtle).receives.fetch(1)
        .then.state(fetching, becomes: "yes")
        .then.suspends(until: gate)
        .then.state(fetching, becomes: "done")
        .then.returns("one")
    }
    async let result = turtle.fetch(1)
    await context.waitUntil(fetching.equals("yes"), timeout: .seconds(600))
    #expect(!context.isSatisfied)
    #expect(!gate.isOpen)

    gate.open()
    #expect(try await result == "one")
    #expect(fetching.currentState == "done")
    #expect(gate.isOpen)
    #expect(context.isSatisfied)
  }

  @Test func aGateLetsSeveralCallsGoAndIsClosedAgain() async throws {
    context.check {
      allowing(turtle).receives.fetch(.any).then.suspends(until: gate).then.returns("through")
    }
    let calls = Task { [turtle] in
      async let one = turtle.fetch(1)
      async let two = turtle.fetch(2)
      return try await [one, two]
    }
    gate.open()
    #expect(try await calls.value == ["through", "through"])
    #expect(try await turtle.fetch(3) == "through")

    gate.close()
    #expect(!gate.isOpen)
    let held = Task { [turtle] in try await turtle.fetch(4) }
    await Task.yield()
    #expect(!gate.isOpen)
    gate.open()
    #expect(try await held.value == "through")
  }

  @Test func anOpenGateHoldsNothing() async throws {
    context.check {
      expectThat(turtle).receives.fetch(1).then.suspends(until: Gate(isOpen: true))
    }
    #expect(try await turtle.fetch(1) == "")
  }

  @Test func aHeldCallOfACancelledTaskThrows() async throws {
    let fetching = context.states("fetching").startsAs("no")
    context.check {
      expectThat(turtle).receives(2).fetch(.any)
        .then.state(fetching, becomes: "yes")
        .then.suspends(until: gate)
        .then.state(fetching, becomes: "done")
        .then.returns("late")
    }
    let running = Task { [turtle] in try await turtle.fetch(1) }
    await context.waitUntil(fetching.equals("yes"), timeout: .seconds(600))
    running.cancel()
    await #expect(throws: CancellationError.self) { try await running.value }
    let cancelledBefore = Task { [turtle] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await turtle.fetch(2)
    }
    await #expect(throws: CancellationError.self) { try await cancelledBefore.value }
    #expect(!gate.isOpen)
    #expect(fetching.currentState == "yes")
    #expect(context.isSatisfied)
  }

  @Test func aWaitingCallOfACancelledTaskThrows() async throws {
    context.check {
      expectThat(turtle).receives.fetch(1).then.waits(for: .seconds(50)).then.returns("late")
    }
    let running = Task { [turtle] in try await turtle.fetch(1) }
    running.cancel()
    await #expect(throws: CancellationError.self) { try await running.value }
  }

  @Test func aHeldCallThatCannotThrowGoesOnWhenItsTaskIsCancelled() async {
    let runner = context.mock(MockRunner.self)
    context.check {
      expectThat(runner).receives.measure(.any).then.suspends(until: gate).then.returns(7)
    }
    let running = Task { await runner.measure { 1 } }
    running.cancel()
    #expect(await running.value == 7)
  }

  @Test func anOpenGateLetsTheCallOfACancelledTaskPass() async throws {
    gate.open()
    context.check {
      expectThat(turtle).receives.fetch(1).then.suspends(until: gate).then.returns("one")
    }
    let cancelledBefore = Task { [turtle] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await turtle.fetch(1)
    }
    #expect(try await cancelledBefore.value == "one")
  }

  @Test func theHistorySaysThatAHeldCallWasCancelled() async throws {
    let line = #line + 2
    context.check {
      expectThat(turtle).receives.fetch(1).then.suspends(until: gate)
    }
    let running = Task { [turtle] in try await turtle.fetch(1) }
    running.cancel()
    _ = await running.result
    turtle.up()
    #expect(reporter.section(.beforeThis) == ["1. turtle.fetch(1)   → :\(line), canceled"])
  }

  @Test func aHeldCallIsNotFinished() async throws {
    let fetching = context.states("fetching").startsAs("no")
    let line = #line + 2
    context.check {
      expectThat(turtle).receives.fetch(1)
        .then.state(fetching, becomes: "yes")
        .then.suspends(until: gate)
    }
    let call = Task { [turtle] in try await turtle.fetch(1) }
    await context.waitUntil(fetching.equals("yes"), timeout: .seconds(600))
    await context.waitUntilSatisfied(timeout: .milliseconds(20))
    #expect(
      reporter.headlines == [
        "timed out after 0.02 seconds waiting for turtle.fetch(1): "
          + "called once, not returned yet, expected once"
      ])
    #expect(
      reporter.section(.expected) == [#"at :\#(line), then fetching is "yes""#])
    gate.open()
    _ = try await call.value
  }
}
