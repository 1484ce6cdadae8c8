import Dispatch
import Mocky
import MockyTestSupport
import Testing

/// Rule 11: waits are woken, look once more at their end, and end at once on failure.
@Suite(.timeLimit(.minutes(10)))
struct Rule11WaitingTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let pen: StateMachine<String>
  let clock = ContinuousClock()

  init() {
    pen = context.states("pen").startsAs("up")
  }

  private func later(_ body: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05, execute: body)
  }

  /// How long a wait takes that would last half a minute if nothing ended it.
  private func waitForPen() async -> Duration {
    await clock.measure { await context.waitUntil(pen.equals("down"), timeout: .seconds(600)) }
  }

  @Test func aTransitionByTestCodeWakes() async {
    later { [pen] in pen.transition(to: "down") }
    #expect(await waitForPen() < .seconds(600))
    #expect(reporter.failures.isEmpty)
  }

  @Test func aTransitionByACallWakes() async {
    context.check { allowing(turtle).receives.up().then.state(pen, becomes: "down") }
    later { [turtle] in turtle.up() }
    #expect(await waitForPen() < .seconds(600))
    #expect(reporter.failures.isEmpty)
  }

  @Test func transitionsToOtherStatesDoNotEndAWait() async {
    later { [pen] in
      for number in 0..<100 { pen.transition(to: "\(number)") }
      pen.transition(to: "down")
    }
    #expect(await waitForPen() < .seconds(600))
    #expect(pen.currentState == "down")
    #expect(reporter.failures.isEmpty)
  }

  @Test func aCallThatFinishesLaterWakes() async {
    context.check { expectThat(turtle).receives.up().then.waits(for: .milliseconds(50)) }
    later { [turtle] in turtle.up() }
    let time = await clock.measure { await context.waitUntilSatisfied(timeout: .seconds(600)) }
    #expect(time < .seconds(600))
    #expect(reporter.failures.isEmpty)
  }

  @Test func anUnexpectedCallEndsAWaitAtOnce() async {
    later { [turtle] in turtle.up() }
    #expect(await waitForPen() < .seconds(600))
    #expect(reporter.kinds == [.unexpectedCall])
  }

  @Test func aFailureThatHappenedBeforeEndsAWaitAtOnce() async {
    turtle.up()
    #expect(await waitForPen() < .seconds(600))
    #expect(reporter.kinds == [.unexpectedCall])
  }

  @Test func misuseEndsAWaitAtOnce() async {
    later { [context] in context.check { inOrder {} } }
    #expect(await waitForPen() < .seconds(600))
    #expect(reporter.kinds == [.misuse])
  }

  @Test func aFailedVerifyThatHappenedBeforeEndsAWaitAtOnce() async {
    context.verify { expectThat(turtle).received.up() }
    #expect(await waitForPen() < .seconds(600))
    #expect(reporter.kinds == [.unsatisfied])
  }

  @Test func afterAnAssertionAWaitIsNotEndedByOlderFailures() async {
    turtle.up()
    assertContextSatisfied(context)
    later { [pen] in pen.transition(to: "down") }
    #expect(await waitForPen() < .seconds(600))
    #expect(pen.currentState == "down")
    #expect(reporter.kinds == [.unexpectedCall])
  }

  @Test func aWaitWithoutTimeLooksOnce() async {
    await context.waitUntil(pen.equals("up"), timeout: .zero)
    await context.waitUntilSatisfied(timeout: .zero)
    await context.waitUntil(pen.equals("up"), timeout: .seconds(-1))
    #expect(reporter.failures.isEmpty)
    await context.waitUntil(pen.equals("down"), timeout: .zero)
    #expect(reporter.kinds == [.timedOut])
  }

  @Test func aVerificationWithinATimeLooksOnceMoreAtItsEnd() async {
    context.check { allowing(turtle).receives.up() }
    later { [turtle] in turtle.up() }
    let time = await clock.measure {
      await context.verify(within: .milliseconds(400)) { expectThat(turtle).received(...1).up() }
    }
    #expect(time >= .milliseconds(400))
    context.verifyNoMoreInteractions()
    #expect(reporter.messages == [])
  }

  @Test func aTimeoutNamesTheStateThatThereIs() async {
    pen.transition(to: "broken")
    await context.waitUntil(pen.equals("down"), timeout: .milliseconds(20))
    #expect(reporter.lines == [#line - 1])
    #expect(
      reporter.headlines == [
        #"timed out after 0.02 seconds waiting until pen is "down": pen is "broken""#
      ])
  }

  @Test func aCancelledWaitSaysSo() async {
    let wait = Task { [context, pen] in
      await context.waitUntil(pen.equals("down"), timeout: .seconds(50))
    }
    wait.cancel()
    #expect(await !wait.value)
    #expect(
      reporter.headlines == [#"canceled waiting until pen is "down": pen is "up""#])
  }
}
