import Foundation
import Mocky
import MockyTestSupport
import Testing

/// Waiting for what happens elsewhere, in async tests.
struct WaitingTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let pen: StateMachine<String>
  let clock = ContinuousClock()

  init() {
    pen = context.states("pen").startsAs("up")
  }

  private func later(_ body: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1, execute: body)
  }

  @Test func aStateThatDoesNotComeInTimeFailsAtTheWait() async {
    context.check { expectThat(turtle).receives.up().then.state(pen, becomes: "down") }
    await context.waitUntil(pen.equals("down"), timeout: .milliseconds(50))
    let line = #line - 1
    turtle.up()
    assertContextSatisfied(context)
    #expect(reporter.kinds == [.timedOut])
    #expect(reporter.lines == [line])
    #expect(
      reporter.headlines == [
        #"timed out after 0.05 seconds waiting until pen is "down": pen is "up""#
      ])
  }

  @Test func aWaitForWhatHoldsAlreadyReturnsAtOnce() async {
    let time = await clock.measure {
      await context.waitUntil(pen.equals("up"), timeout: .seconds(600))
    }
    #expect(time < .seconds(600))
    #expect(reporter.failures.isEmpty)
  }

  @Test func aWaitEndsWhenACallChangesTheState() async {
    context.check { expectThat(turtle).receives.up().then.state(pen, becomes: "down") }
    later { [turtle] in turtle.up() }
    await context.waitUntil(pen.equals("down"), timeout: .seconds(600))
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test func aWaitForTheExpectationsEndsWithTheLastCall() async {
    context.check { expectThat(turtle).receives.up() }
    later { [turtle] in turtle.up() }
    let time = await clock.measure { await context.waitUntilSatisfied(timeout: .seconds(600)) }
    #expect(time < .seconds(600))
    #expect(reporter.failures.isEmpty)
  }

  @Test func aWaitForACallThatNeverComesFailsWithItsPlace() async {
    let expected = #line + 1
    context.check { expectThat(turtle).receives.up() }
    await context.waitUntilSatisfied(timeout: .milliseconds(50))
    #expect(reporter.lines == [expected + 1])
    #expect(
      reporter.headlines == [
        "timed out after 0.05 seconds waiting for turtle.up(): never called, expected once"
      ])
    #expect(
      reporter.section(.expected) == ["at :\(expected)"])
  }

  @Test func aVerificationWaitsForCallsToCome() async {
    context.check { allowing(turtle).receives.up() }
    later { [turtle] in turtle.up() }
    let time = await clock.measure {
      await context.verify(within: .seconds(600)) { expectThat(turtle).received.up() }
    }
    #expect(time < .seconds(600))
    #expect(reporter.failures.isEmpty)
  }
}
