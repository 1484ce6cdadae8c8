import Mocky
import MockyTestSupport
import Testing

/// Rule 1: expectations are tried in the order declared; exhausted ones no longer match.
struct Rule01SearchTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  @Test func anExhaustedExpectationLetsTheSearchGoOn() {
    context.check {
      expectThat(turtle).receives.count().then.returns(1)
      allowing(turtle).receives.count().then.returns(9)
    }
    #expect([turtle.count(), turtle.count(), turtle.count()] == [1, 9, 9])
    #expect(reporter.failures.isEmpty)
  }

  @Test func theFirstDeclaredTakesTheCallThoughALaterOneIsCloser() async throws {
    context.check {
      allowing(turtle).receives.fetch(.any).then.returns("any")
      allowing(turtle).receives.fetch(1).then.returns("one")
    }
    #expect(try await turtle.fetch(1) == "any")
  }

  @Test func aLaterBlockIsSearchedLater() {
    context.check { allowing(turtle).receives.count().then.returns(1) }
    context.check { allowing(turtle).receives.count().then.returns(2) }
    #expect(turtle.count() == 1)
  }

  @Test func loopsAndConditionsDeclareExpectations() {
    let words = ["a", "b"]
    context.check {
      for word in words { expectThat(turtle).receives.say(word) }
      if reporter.failures.isEmpty { expectThat(turtle).receives.up() }
      switch words.count {
      case 2: expectThat(turtle).receives.down()
      default: ignoring(turtle)
      }
    }
    turtle.say("b")
    turtle.say("a")
    turtle.up()
    #expect(!context.isSatisfied)
    turtle.down()
    #expect(context.isSatisfied)
  }

  @Test func stateMismatchLetsTheSearchGoOn() {
    let pen = context.states("pen").startsAs("up")
    context.check {
      allowing(turtle).receives.count().then.returns(1).whenState(pen.equals("down"))
      allowing(turtle).receives.count().then.returns(2).whenState(pen.equals("up"))
    }
    #expect(turtle.count() == 2)
  }

  @Test func theOrderHoldsAmongManyExpectationsToo() {
    context.check {
      for steps in 0..<20 { expectThat(turtle).receives.forward(steps, why: "home") }
      allowing(turtle).receives.forward(.any, why: "home").then.performs { _ in }
      for steps in 0..<20 { expectThat(turtle).receives(.never).forward(steps, why: "away") }
    }
    for steps in (0..<20).reversed() { turtle.forward(steps, why: "home") }
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }
}
