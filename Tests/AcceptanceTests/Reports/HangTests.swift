import Mocky
import MockyTestSupport
import Testing

/// A test that is cancelled, as a time limit does it, and does not end says why.
struct HangTests {
  private let gate = Gate()
  private let trait: MockeryTrait = .mockery

  /// Runs a test with the trait in a task of its own, and cancels it.
  /// - Parameters:
  ///   - count: how many issues are waited for.
  ///   - body: the test; it suspends until `ending` is open.
  ///   - isReady: suspends until the test is to be cancelled.
  /// - Returns: what the framework is told.
  private func issues(
    _ count: Int, cancelling body: @escaping @Sendable () async throws -> Void,
    when isReady: () async -> Void
  ) async throws -> [String] {
    let (told, test) = (Captor<String>(), try #require(Test.current))
    let testCase = Test.Case.current
    try await withKnownIssue(isIntermittent: true) {
      let running = Task { [trait] in
        try await trait.provideScope(for: test, testCase: testCase, performing: body)
      }
      await isReady()
      running.cancel()
      while told.values.count < count { await pause() }
      // Another issue would come in this time.
      try await Task.sleep(nanoseconds: count == 0 ? 1_500_000_000 : 300_000_000)
      gate.open()
      _ = await running.result
    } matching: { issue in
      told.record(issue.text)
      return true
    }
    return told.values
  }

  private func pause() async { try? await Task.sleep(nanoseconds: 1_000_000) }

  @Test func itNamesTheCallsThatHaveNotReturnedAndWhoWaits() async throws {
    let line = #line
    let (gate, clock, readings) = (gate, ManualClock(), FedSequence<Int, Never>())
    let ready = Captor<Bool>()
    let told = try await issues(1) {
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
          await context.waitUntil(gate.holds(1), timeout: .seconds(200))
          _ = try? await turtle.fetch(2)
        },
        Task {
          await context.waitUntil(gate.holds(2), timeout: .seconds(200))
          _ = try? await turtle.fetch(3)
        },
        Task {
          await context.waitUntil(clock.hasSleepers(1), timeout: .seconds(200))
          for await _ in readings {}
        },
        Task {
          await context.waitUntil(readings.isAsked(times: 1), timeout: .seconds(200))
          await context.waitUntil(pen.equals("down"), timeout: .seconds(60))
        },
      ]
      await context.waitUntil(readings.isAsked(times: 1), timeout: .seconds(200))
      ready.record(true)
      for task in tasks.prefix(2) { await task.value }
      readings.finish()
      clock.advance(by: .seconds(60))
      pen.transition(to: "down")
      for task in tasks { await task.value }
    } when: {
      while ready.last == nil { await pause() }
    }
    #expect(
      told == [
        """
        the test was cancelled 1 second ago and has not ended: 3 calls have not returned
          not returned
              turtle.fetch(1)   → suspends until a gate opens, :\(line + 9)
              turtle.fetch(2)   → performs a closure, :\(line + 10)
              turtle.fetch(3)   → waits for 60 seconds, :\(line + 14)
          waits
              waiting until a gate opens
              sleeping on a clock, 60 seconds from now
              waiting for the next element of a sequence
              waiting until pen is "down": pen is "up"
          expectations
              ○ allowed, called once                turtle.up()       :\(line + 8)
              ✗ once, called once, finished never   turtle.fetch(1)   :\(line + 9)
              ○ allowed, called once                turtle.fetch(2)   :\(line + 10)
              ○ allowed, called once                turtle.fetch(3)   :\(line + 14)
          states    pen is "up"
          calls
              1. turtle.up()       → :\(line + 8)
              2. turtle.fetch(1)   → :\(line + 9)
              3. turtle.fetch(2)   → :\(line + 10)
              4. turtle.fetch(3)   → :\(line + 14)
        """
      ])
  }

  @Test func itIsToldThatNoCallIsTheReason() async throws {
    let gate = gate
    let told = try await issues(1) {
      await Task { await gate.pass() }.value
    } when: {
      while gate.heldCalls.isEmpty { await pause() }
    }
    #expect(
      told == [
        """
        the test was cancelled 1 second ago and has not ended: every call of a mock has returned
          waits
              waiting until a gate opens
          calls     none, to any mock
        """
      ])
  }

  @Test func whatFailsBeforeDoesNotHideIt() async throws {
    let gate = gate
    let told = try await issues(2) {
      let turtle = Mockery.current.mock(MockTurtle.self)
      turtle.up()
      await Task { await gate.pass() }.value
    } when: {
      while gate.heldCalls.isEmpty { await pause() }
    }
    #expect(told.count == 2)
    #expect(told.first?.hasPrefix("turtle.up(): unexpected") == true)
    #expect(told.last?.hasPrefix("the test was cancelled 1 second ago") == true)
  }

  @Test func aTraitOnTheSuiteAsWellDoesNotTellTwice() async throws {
    let (gate, trait, test) = (gate, trait, try #require(Test.current))
    let testCase = Test.Case.current
    let told = try await issues(1) {
      try await trait.provideScope(for: test, testCase: testCase) {
        await Task { await gate.pass() }.value
      }
    } when: {
      while gate.heldCalls.isEmpty { await pause() }
    }
    #expect(told.count == 1)
  }

  @Test func aTestThatEndsWhenItIsCancelledHasNoIssue() async throws {
    let gate = gate
    let told = try await issues(0) {
      await gate.pass()
    } when: {
      while gate.heldCalls.isEmpty { await pause() }
    }
    #expect(told == [])
  }

  @Test func whoWatchesKeepsNoContextAlive() async throws {
    let test = try #require(Test.current)
    let kept = Kept()
    try await trait.provideScope(for: test, testCase: Test.Case.current) {
      kept.context = Mockery.current
      #expect(kept.context != nil)
    }
    #expect(kept.context == nil)
  }

  private final class Kept: @unchecked Sendable {
    weak var context: Mockery?
  }
}
