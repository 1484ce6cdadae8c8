import Mocky
import MockyTestSupport
import Testing

/// The whole text of failures: calls that were looked for afterwards.
struct FailureTextVerifyTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self, strictness: .nice)
  let file = "FailureTextVerifyTests.swift"

  @Test func notFound() {
    for (steps, why) in [(1, "a"), (20, "b"), (1, "b")] { turtle.forward(steps, why: why) }
    context.verify { expectThat(turtle).received.forward(1, why: "a") }
    context.verify { expectThat(turtle).received(2).forward(1, why: "a") }
    #expect(
      reporter.messages == [
        """
        turtle.forward(1, why: "a"): never called, expected exactly 2 times
          calls
              1. turtle.forward(1, why: "a")    → found by a verify before
              2. turtle.forward(20, why: "b")   → argument 1 is 20, expected 1; why is "b", expected "a"
              3. turtle.forward(1, why: "b")    → why is "b", expected "a"
        """
      ])
  }

  @Test func notFoundInOrder() {
    turtle.up()
    turtle.down()
    context.verify {
      inOrder {
        expectThat(turtle).received.down()
        expectThat(turtle).received.up()
      }
    }
    #expect(
      reporter.messages == [
        """
        turtle.up(): called before turtle.down(), expected after it
          calls
              1. turtle.up()     → too early
              2. turtle.down()
        """
      ])
  }

  @Test func noneOfSeveralFound() {
    turtle.up()
    context.verify {
      anyOf {
        expectThat(turtle).received(2).up()
        expectThat(turtle).received.down()
      }
    }
    #expect(
      reporter.messages == [
        """
        any of 2 calls: none was found
          wanted
              turtle.up(): called once, expected exactly 2 times
              turtle.down(): never called, expected at least once
          calls
              1. turtle.up()
        """
      ])
  }

  @Test func moreInteractions() {
    let line = #line + 2
    context.check {
      allowing(turtle).receives.down()
      expectThat(turtle).receives.up()
    }
    turtle.up()
    turtle.down()
    turtle.say("m")
    context.verifyNoMoreInteractions()
    #expect(reporter.lines == [line + 6])
    #expect(
      reporter.messages == [
        """
        no more interactions: turtle.down() and turtle.say("m") were neither expected nor verified
          calls
              1. turtle.down()     → :\(line)
              2. turtle.say("m")
        """
      ])
  }
}
