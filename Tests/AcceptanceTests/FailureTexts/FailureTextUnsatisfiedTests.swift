import Mocky
import MockyTestSupport
import Testing

/// The whole text of failures: expectations that did not get their calls.
struct FailureTextUnsatisfiedTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let file = "FailureTextUnsatisfiedTests.swift"

  @Test func neverCalled() {
    context.check { expectThat(turtle).receives.up() }
    assertContextSatisfied(context)
    #expect(
      reporter.messages == [
        """
        turtle.up(): never called, expected once
          calls     none, to any mock
        """
      ])
  }

  @Test func neverCalledInItsStateAndTurnThoughSimilarCallsCame() {
    let pen = context.states("pen").startsAs("up")
    let walk = context.sequence("walk")
    let line = #line + 2
    context.check {
      allowing(turtle).receives.forward(.greaterThan(1), why: .any)
      expectThat(turtle).receives(1...2).up().inSequence(walk)
      expectThat(turtle).receives.forward(1, why: "home").inSequence(walk)
        .whenState(pen.equals("down"))
    }
    turtle.forward(2, why: "home")
    turtle.forward(10, why: "away")
    assertContextSatisfied(context)
    #expect(
      reporter.messages == [
        """
        turtle.up(): never called, expected 1 to 2 times
          other expectations
              ○ allowed, called 2 times   turtle.forward(greater than 1, why: any)   :\(line)
              ✗ once, called never        turtle.forward(1, why: "home")             :\(line + 2)   when pen is "down", in sequence "walk"
          states    pen is "up"
          calls
              1. turtle.forward(2, why: "home")    → :\(line)
              2. turtle.forward(10, why: "away")   → :\(line)
        """,
        """
        turtle.forward(1, why: "home"): never called, expected once
          only when  pen is "down"  (pen is "up")
          what would change it
              no expectation; only test code with pen.transition(to:)
          blocked   too early in sequence "walk", turtle.up() must come first
          similar calls
              turtle.forward(2, why: "home")    → :\(line), argument 1 is 2, expected 1
              turtle.forward(10, why: "away")   → :\(line), argument 1 is 10, expected 1; why is "away", expected "home"
        """,
      ])
  }

  @Test func calledTooSeldom() {
    let line = #line + 1
    context.check { expectThat(turtle).receives(3...).up() }
    turtle.up()
    turtle.up()
    assertContextSatisfied(context)
    #expect(
      reporter.messages == [
        """
        turtle.up(): called 2 times, expected at least 3 times
          calls
              1. turtle.up()   → :\(line)
              2. turtle.up()   → :\(line)
        """
      ])
  }

  @Test func shadowed() {
    let line = #line + 2
    context.check {
      allowing(turtle).receives.up()
      expectThat(turtle).receives.up()
    }
    turtle.up()
    assertContextSatisfied(context)
    #expect(
      reporter.messages == [
        """
        turtle.up(): never called, expected once
          shadowed  by :\(line): turtle.up() (allowed, called once) stands first and takes every such call
          other expectations
              ○ allowed, called once   turtle.up()   :\(line)
          calls
              1. turtle.up()   → :\(line)
        """
      ])
  }

  @Test func calledButNotFinished() {
    let line = #line + 2
    context.check {
      expectThat(turtle).receives.up().then.performs { [context] in context.assertSatisfied() }
    }
    turtle.up()
    #expect(
      reporter.messages == [
        """
        turtle.up(): called once, finished never, expected once
          calls
              1. turtle.up()   → :\(line)
        """
      ])
  }
}
