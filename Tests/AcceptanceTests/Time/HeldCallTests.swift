import Mocky
import MockyTestSupport
import Testing

/// The calls that a gate holds are let go one by one, or all at once.
@Suite(.timeLimit(.minutes(10)))
struct HeldCallTests {
  struct Closed: Error, Equatable {}
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let gate = Gate()

  /// Calls that the gate holds, in the order of their numbers.
  private func held(_ count: Int) async -> [Task<String, any Error>] {
    context.check {
      allowing(turtle).receives.fetch(.any).then.suspends(until: gate).then.returns("after")
    }
    return await called(count)
  }

  private func called(_ count: Int) async -> [Task<String, any Error>] {
    var tasks: [Task<String, any Error>] = []
    for number in 1...count {
      tasks.append(Task { [turtle] in try await turtle.fetch(number) })
      await context.waitUntil(gate.holds(number), timeout: .seconds(600))
    }
    return tasks
  }

  @Test func heldCallsAreListed() async throws {
    let tasks = await held(3)
    #expect(gate.heldCalls.map(\.description) == (1...3).map { "turtle.fetch(\($0))" })
    gate.open()
    for task in tasks { #expect(try await task.value == "after") }
    #expect(gate.heldCalls.isEmpty)
  }

  @Test func heldCallsAreLetGoOneByOne() async throws {
    let tasks = await held(4)
    let calls = gate.heldCalls
    calls[2].release(throwing: Closed())
    await #expect(throws: Closed.self) { try await tasks[2].value }
    calls[1].release(returning: "now")
    #expect(try await tasks[1].value == "now")
    calls[3].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[3].value }
    #expect(gate.heldCalls.map(\.description) == ["turtle.fetch(1)"])
    calls[0].release()
    #expect(try await tasks[0].value == "after")
    calls[0].release(returning: "too late")
    #expect(!gate.isOpen)
    context.assertSatisfied()
    #expect(reporter.messages == [])
  }

  @Test func heldCallsAreLetGoAllAtOnceAndLaterOnesAreHeld() async throws {
    let tasks = await held(2)
    gate.release()
    for task in tasks { #expect(try await task.value == "after") }
    let later = await called(1)
    gate.release(returning: "given")
    #expect(try await later[0].value == "given")
  }

  @Test func heldCallsAllThrow() async throws {
    let tasks = await held(2)
    gate.release(throwing: Closed())
    for task in tasks { await #expect(throws: Closed.self) { try await task.value } }
  }

  @Test func heldCallsAreAllCancelled() async throws {
    let tasks = await held(2)
    gate.cancel()
    for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
  }

  @Test func aValueOfAnotherTypeIsMisuse() async throws {
    let tasks = await held(1)
    gate.release(returning: 7)
    _ = await tasks[0].result
    #expect(reporter.kinds == [.misuse])
    #expect(reporter.headlines == ["turtle.fetch(1): returns String, but was given 7 (Int)"])
  }

  @Test func aClosureThatPassesAGateIsHeld() async throws {
    context.check {
      expectThat(turtle).receives.fetch(1).then.performs { [gate] id in
        await gate.pass()
        return "\(id)"
      }
    }
    let task = Task { [turtle] in try await turtle.fetch(1) }
    await context.waitUntil(gate.holds(1), timeout: .seconds(600))
    #expect(gate.heldCalls.map(\.description) == ["pass()"])
    gate.heldCalls.first?.release()
    #expect(try await task.value == "1")
  }

  @Test func aClosureThatPassesAGateIsGivenAValueOrAnError() async throws {
    context.check {
      allowing(turtle).receives.fetch(.any).then.performs { [gate] id in
        try await gate.pass(returning: "item \(id)")
      }
    }
    let tasks = await called(4)
    let calls = gate.heldCalls
    calls[0].release()
    calls[1].release(returning: "given")
    calls[2].release(throwing: Closed())
    calls[3].cancel()
    #expect(try await tasks[0].value == "item 1")
    #expect(try await tasks[1].value == "given")
    await #expect(throws: Closed.self) { try await tasks[2].value }
    await #expect(throws: CancellationError.self) { try await tasks[3].value }
  }

  @Test func aClosureThatIsGivenAnotherTypeIsMisuse() async throws {
    _ = Mockery()
    await withKnownIssue {
      async let passed = gate.pass(returning: "mine")
      await context.waitUntil(gate.holds(1), timeout: .seconds(600))
      gate.release(returning: 7)
      let given = try? await passed
      #expect(given == "mine")
    } matching: { issue in
      issue.text.hasPrefix("pass(): returns String, but was given 7 (Int)")
    }
  }

  @Test func aClosureThatIgnoresCancellationIsHeldOn() async throws {
    defer { gate.open() }
    context.check {
      allowing(turtle).receives.fetch(.any).then.performs { [gate] id in
        await gate.pass(ignoringCancellation: true)
        return try await gate.pass(returning: "\(id)", ignoringCancellation: true)
      }
    }
    let tasks = await called(1)
    tasks[0].cancel()
    try #require(gate.heldCalls.count == 1)
    gate.heldCalls[0].release()
    try #require(await context.waitUntil(gate.holds(1), timeout: .seconds(600)))
    gate.release(returning: "given")
    #expect(try await tasks[0].value == "given")
  }

  @Test func aTestThatWaitsForHeldCallsInVainSaysHowManyThereAre() async throws {
    let tasks = await held(1)
    await context.waitUntil(gate.holds(2), timeout: .zero)
    #expect(
      reporter.headlines == [
        "timed out after 0 seconds waiting until the gate holds 2 calls: it holds 1"
      ])
    gate.open()
    _ = try await tasks[0].value
  }

  @Test func aCallThatIsLetGoIsHeldNoLonger() async throws {
    let tasks = await held(3)
    gate.heldCalls[1].release(returning: "second")
    #expect(gate.heldCalls.map(\.description) == ["turtle.fetch(1)", "turtle.fetch(3)"])
    gate.heldCalls[0].release(returning: "first")
    gate.heldCalls[0].release(returning: "third")
    #expect(gate.heldCalls.count == 0)
    var values: [String] = []
    for task in tasks { values.append(try await task.value) }
    #expect(values == ["first", "second", "third"])
  }

  @Test func aListOfHeldCallsStaysAsItWas() async throws {
    let tasks = await held(4)
    let calls = gate.heldCalls
    for call in calls.reversed() { call.release() }
    #expect(calls.count == 4)
    #expect(calls.last?.description == "turtle.fetch(4)")
    #expect(gate.heldCalls.isEmpty)
    for task in tasks { #expect(try await task.value == "after") }
    #expect(reporter.messages == [])
  }

  @Test func aTestWaitsUntilAGateHoldsFewerCalls() async throws {
    let tasks = await held(2)
    #expect(await !context.waitUntil(!gate.holds(2), timeout: .zero))
    #expect(
      reporter.headlines == [
        "timed out after 0 seconds waiting until the gate holds fewer than 2 calls: it holds 2"
      ])
    context.assertSatisfied()
    async let isFree = context.waitUntil(!gate.holds(1), timeout: .seconds(600))
    for task in tasks { task.cancel() }
    #expect(await isFree)
    #expect(await context.waitUntil(!(!gate.holds(0))))
    for task in tasks { _ = await task.result }
  }

  @Test func aGateThatIsReleasedAfterAFailureIsANoteOnIt() async throws {
    var gate: Gate? = Gate()
    let door = context.states("door").startsAs("shut")
    context.check {
      if let gate { allowing(turtle).receives.fetch(.any).then.suspends(until: gate) }
    }
    let task = Task { [turtle] in try await turtle.fetch(1) }
    if let gate { await context.waitUntil(gate.holds(1), timeout: .seconds(600)) }
    await context.waitUntil(door.equals("open"), timeout: .milliseconds(1))
    gate = nil
    await #expect(throws: CancellationError.self) { try await task.value }
    context.assertSatisfied()
    #expect(reporter.kinds == [.timedOut])
    #expect(reporter.notes.joined().contains("the gate was released while it holds"))
  }

  @Test func aGateThatIsReleasedWhileItHoldsCallsSaysSo() async throws {
    var gate: Gate? = Gate()
    let line = #line - 1
    context.check {
      if let gate { allowing(turtle).receives.fetch(.any).then.suspends(until: gate) }
    }
    let task = Task { [turtle] in try await turtle.fetch(1) }
    if let gate { await context.waitUntil(gate.holds(1), timeout: .seconds(600)) }
    gate = nil
    await #expect(throws: CancellationError.self) { try await task.value }
    await #expect(throws: CancellationError.self) { try await turtle.fetch(2) }
    #expect(reporter.lines == [line, line])
    #expect(reporter.kinds == [.misuse, .misuse])
    #expect(
      reporter.messages
        == ["turtle.fetch(1)", "turtle.fetch(2)"].map { call in
          """
          the gate was released while it holds \(call), which nothing can release now: \
          keep the gate, and open it or cancel its calls
          """
        })
  }

  @Test func aGateThatIsReleasedWithoutCallsSaysNothing() async throws {
    context.check {
      expectThat(turtle).receives.fetch(1).then.suspends(until: Gate(isOpen: true))
    }
    _ = Gate()
    _ = try await turtle.fetch(1)
    #expect(reporter.messages == [])
  }
}
