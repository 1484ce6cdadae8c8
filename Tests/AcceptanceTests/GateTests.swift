import HandWrittenMocks
import Mocky
import Testing

/// A gate holds async calls until the test opens it.
struct GateTests {
  let reporter = RecordingReporter()
  let context: Mockery
  let turtle: MockTurtle
  let gate = Gate()

  init() {
    context = Mockery(reporter: reporter)
    turtle = context.mock()
  }

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
    await context.waitUntil(fetching.equals("yes"))
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

  @Test func aCancelledTaskIsNotHeld() async throws {
    context.check {
      expectThat(turtle).receives(2).fetch(.any).then.suspends(until: gate).then.returns("late")
    }
    let running = Task { [turtle] in try await turtle.fetch(1) }
    running.cancel()
    #expect(try await running.value == "late")
    let cancelledBefore = Task { [turtle] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await turtle.fetch(2)
    }
    #expect(try await cancelledBefore.value == "late")
    #expect(!gate.isOpen)
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
    await context.waitUntil(fetching.equals("yes"))
    await context.waitUntilSatisfied(timeout: .milliseconds(20))
    #expect(
      reporter.messages == [
        """
        timed out after 0.02 seconds waiting for the expectations: 1 expectation is not satisfied
          expectations
              ✗ once, called once, finished never   turtle.fetch(1)   :\(line)
          states    fetching is "yes"
          before this
              1. turtle.fetch(1)   → :\(line), fetching became "yes"
        """
      ])
    gate.open()
    _ = try await call.value
  }
}
