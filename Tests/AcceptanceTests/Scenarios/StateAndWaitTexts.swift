import Mocky
import MockyTestSupport
import Testing

/// The whole text of failures: states, and waits that end too late.
struct StateAndWaitTexts {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let file = "StateAndWaitTexts.swift"

  @Test func inTheWrongState() {
    let door = context.states("door").startsAs("shut")
    let guest = context.states("guest", startingAs: 0)
    let line = #line + 1
    context.check { allowing(turtle).receives.up().whenState(door.equals("open")) }
    guest.transition(to: 2)
    turtle.up()
    #expect(
      reporter.messages == [
        """
        turtle.up(): called while door is "shut", expected when door is "open"
          expectation  \(file):\(line)  (allowed, never called)
          what would change it
              no expectation leads there
          states    guest is 2
        """
      ])
  }

  @Test func timedOutWaitingForAState() async {
    let door = context.states("door").startsAs("shut")
    let line = #line + 2
    context.check {
      expectThat(turtle).receives.up().then.state(door, becomes: "open")
      allowing(turtle).receives.down().then.state(door, becomes: "shut")
    }
    turtle.down()
    await context.waitUntil(door.equals("open"), timeout: .milliseconds(10))
    #expect(
      reporter.messages == [
        """
        timed out after 0.01 seconds waiting until door is "open": door is "shut"
          what would change it
              turtle.up() makes door "open"   :\(line)  (expected once, never called)
          calls
              1. turtle.down()   → :\(line + 1), door became "shut", from StateAndWaitTexts.timedOutWaitingForAState() :\(line + 3)
          next      call turtle.up(), or remove this expectation
        """
      ])
  }

  @Test func timedOutWaitingForExpectations() async {
    let line = #line + 2
    context.check {
      expectThat(turtle).receives.up()
      expectThat(turtle).receives(2).down()
    }
    turtle.up()
    await context.waitUntilSatisfied(timeout: .milliseconds(10))
    #expect(
      reporter.messages == [
        """
        timed out after 0.01 seconds waiting for turtle.down(): never called, expected exactly 2 times
          expected  at :\(line + 1)
          calls
              1. turtle.up()   → :\(line)
          next      call turtle.down(), or remove this expectation
        """
      ])
  }
}

/// The whole text of waits for calls that have not returned.
struct PendingCallTexts {
  private let reporter = RecordingReporter()
  private let file = "StateAndWaitTexts.swift"

  /// Runs a test while gates hold two calls, and returns its failures and the line of the gates.
  private func messages(
    during body: (Mockery, MockTurtle) async -> Void
  ) async -> (texts: [String], line: Int) {
    let context = Mockery(reporter: reporter)
    let turtle: MockTurtle = context.mock()
    let (line, gates) = (#line, [Gate(), Gate()])
    context.check {
      expectThat(turtle).receives.fetch(1).then.suspends(until: gates[0])
      allowing(turtle).receives.fetch(2).then.performs { _ in
        await gates[1].pass()
        return "two"
      }
    }
    let tasks = [
      Task { _ = try? await turtle.fetch(1) },
      Task {
        await context.waitUntil(gates[0].holds(1), timeout: .seconds(600))
        _ = try? await turtle.fetch(2)
      },
    ]
    await context.waitUntil(gates[1].holds(1), timeout: .seconds(600))
    await body(context, turtle)
    for gate in gates { gate.open() }
    for task in tasks { await task.value }
    return (reporter.messages, line)
  }

  private func pending(_ line: Int) -> String {
    """
      not returned
          turtle.fetch(1)   → suspends until the gate at \(file):\(line) opens, :\(line + 2)
          turtle.fetch(2)   → performs a closure and waits at the gate at \(file):\(line), :\(line + 3)
    """
  }

  /// The caller of the second call.
  private func second(_ line: Int) -> String {
    "closure in PendingCallTexts.messages(during:) :\(line + 12)"
  }

  private func history(_ line: Int, remark: String = "") -> String {
    """
      calls
          1. turtle.fetch(1)   → :\(line + 2), not returned yet
          2. turtle.fetch(2)   → :\(line + 3), not returned yet\(remark)
    """
  }

  @Test func timedOutWaitingForExpectations() async {
    let (texts, line) = await messages { context, _ in
      await context.waitUntilSatisfied(timeout: .milliseconds(10))
    }
    #expect(
      texts.map(\.asPrintedHere) == [
        """
        timed out after 0.01 seconds waiting for turtle.fetch(1): called once, not returned yet, expected once
        \(pending(line))
          expected  at :\(line + 2)
        \(history(line, remark: "; expected 1 as argument 1; from \(second(line))"))
          next      open the gate at :\(line) before this wait
        """.asPrintedHere
      ])
  }

  @Test func timedOutVerifying() async {
    let (texts, line) = await messages { context, turtle in
      await context.verify(within: .milliseconds(10)) { expectThat(turtle).received.up() }
    }
    #expect(
      texts == [
        """
        turtle.up(): never called within 0.01 seconds, expected at least once
        \(pending(line))
        \(history(line))
          next      call turtle.up(), or remove this verification
        """
      ])
  }

  @Test func notReturnedAtTheEnd() async {
    let (texts, line) = await messages { context, _ in context.assertSatisfied() }
    let caller = "closure in PendingCallTexts.messages(during:) :\(line + 9)".asPrintedHere
    #expect(
      texts.map(\.asPrintedHere) == [
        """
        turtle.fetch(1): called once, not returned yet, expected once
        \(pending(line))
          calls
              1. turtle.fetch(1)   → :\(line + 2), not returned yet, from \(caller)
              2. turtle.fetch(2)   → :\(line + 3), not returned yet; expected 1 as argument 1; from \(second(line))
        """.asPrintedHere
      ])
  }
}

/// The whole text of waits that block the test itself.
struct BlockingWaitTexts {
  private let reporter: Callback
  private let context: Mockery

  init() {
    reporter = Callback()
    context = Mockery(reporter: reporter)
  }

  @Test func aBlockingWaitForAState() {
    let pen = context.states("pen").startsAs("up")
    context.waitUntil(pen.equals("down"), timeout: .milliseconds(20))
    #expect(
      reporter.failures.map(\.message) == [
        """
        timed out after 0.02 seconds waiting until pen is "down": pen is "up"
          what would change it
              no expectation leads there
          blocked   the test itself, which runs on the thread that waited:
                    in Swift Testing write `await context.waitUntil…` in an async test
          calls     no mock was called
        """
      ])
  }

  @Test func aBlockingAssertion() {
    let turtle = context.mock(MockTurtle.self)
    context.check { expectThat(turtle).receives.up() }
    assertContextEventuallySatisfied(context, timeout: .milliseconds(10))
    #expect(
      reporter.failures.map(\.message) == [
        """
        turtle.up(): never called within 0.01 seconds, expected once
          blocked   the test itself, which runs on the thread that waited:
                    in Swift Testing write `await assertContextEventuallySatisfied(…)` in an async test
          calls     no mock was called
        """
      ])
  }

  @Test func aBlockingVerification() {
    let turtle = context.mock(MockTurtle.self, strictness: .nice)
    context.verify(within: .milliseconds(20)) {
      expectThat(turtle).received.up()
      anyOf { expectThat(turtle).received.down() }
    }
    #expect(
      reporter.failures.map(\.message) == [
        """
        turtle.up(): never called within 0.02 seconds, expected at least once
          blocked   the test itself, which runs on the thread that waited:
                    in Swift Testing write `await context.verify(within:)` in an async test
          calls     no mock was called
        """,
        """
        turtle.down(): never called within 0.02 seconds, expected at least once
          blocked   the test itself, which runs on the thread that waited:
                    in Swift Testing write `await context.verify(within:)` in an async test
        """,
      ])
  }
}

/// The whole text of tests that are canceled and do not end.
struct HangTexts {
  private let test = CancelledTest()

  @Test func itNamesTheCallsThatHaveNotReturnedAndWhoWaits() async throws {
    let line = #line
    let (gate, clock) = (test.gate, ManualClock())
    let ready = Captor<Bool>()
    let told = try await test.issues(1) {
      let context = Mockery.current
      let turtle: MockTurtle = context.mock()
      let pen = context.states("pen").startsAs("up")
      context.check {
        allowing(turtle).receives.up()
        expectThat(turtle).receives.fetch(1).then.suspends(until: gate).then.returns("one")
        allowing(turtle).receives.fetch(2).then.performs { _ in
          await gate.pass()
          return "two"
        }
        allowing(turtle).receives.fetch(3).then.waits(for: .seconds(60), clock: clock)
      }
      turtle.up()
      let tasks = [
        Task { _ = try? await turtle.fetch(1) },
        Task {
          await context.waitUntil(gate.holds(1), timeout: .seconds(600))
          _ = try? await turtle.fetch(2)
        },
        Task {
          await context.waitUntil(gate.holds(2), timeout: .seconds(600))
          _ = try? await turtle.fetch(3)
        },
        Task {
          await context.waitUntil(clock.hasSleepers(1), timeout: .seconds(600))
          await context.waitUntil(pen.equals("down"), timeout: .seconds(60))
        },
      ]
      await context.waitUntil(clock.hasSleepers(1), timeout: .seconds(600))
      ready.record(true)
      for task in tasks.prefix(2) { await task.value }
      clock.advance(by: .seconds(60))
      pen.transition(to: "down")
      for task in tasks { await task.value }
    } when: {
      while ready.last == nil { await test.pause() }
    }
    #expect(
      told == [
        """
        the test was canceled 1 second ago and has not ended: 3 calls have not returned
          not returned
              turtle.fetch(1)   → suspends until the gate at CancelledTest.swift:6 opens, :\(line + 9)
              turtle.fetch(2)   → performs a closure and waits at the gate at CancelledTest.swift:6, :\(line + 10)
              turtle.fetch(3)   → waits for 60 seconds, :\(line + 14)
          waits
              sleeping on a clock, 60 seconds from now
              waiting until pen is "down": pen is "up", StateAndWaitTexts.swift:\(line + 29)
          states    pen is "up"
          calls
              1. turtle.up()       → :\(line + 8)
              2. turtle.fetch(1)   → :\(line + 9), not returned yet
              3. turtle.fetch(2)   → :\(line + 10), not returned yet
              4. turtle.fetch(3)   → :\(line + 14), not returned yet
        """
      ])
  }

  @Test func itIsToldThatNoCallIsTheReason() async throws {
    let gate = test.gate
    let told = try await test.issues(1) {
      await Task { await gate.pass() }.value
    } when: {
      while gate.heldCalls.isEmpty { await test.pause() }
    }
    #expect(
      told == [
        """
        the test was canceled 1 second ago and has not ended: every call of a mock has returned
          waits
              waiting until the gate at CancelledTest.swift:6 opens
          calls     no mock was called
        """
      ])
  }
}
