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
    let line = #line + 1
    context.verify { expectThat(turtle).received(2).forward(1, why: "a") }
    #expect(
      reporter.messages == [
        """
        turtle.forward(1, why: "a"): never called, expected exactly 2 times
          expected at  \(file):\(line)
          similar calls
              turtle.forward(1, why: "a")    → found by a verify before
              turtle.forward(1, why: "b")    → argument 'why' differs
              turtle.forward(20, why: "b")   → arguments 1 and 'why' differ
          calls
              1. turtle.forward(1, why: "a")    → ignored
              2. turtle.forward(20, why: "b")   → ignored
              3. turtle.forward(1, why: "b")    → ignored
        """
      ])
  }

  @Test func notFoundInOrder() {
    turtle.up()
    turtle.down()
    let line = #line + 4
    context.verify {
      inOrder {
        expectThat(turtle).received.down()
        expectThat(turtle).received.up()
      }
    }
    #expect(
      reporter.messages == [
        """
        turtle.up(): never called after turtle.down(), expected at least once
          expected at  \(file):\(line)
          calls
              1. turtle.up()     → ignored
              2. turtle.down()   → ignored
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
              1. turtle.up()   → ignored
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
        no more interactions: 2 calls were neither expected nor verified
          these
              1. turtle.down()     → :\(line)
              2. turtle.say("m")   → ignored
        """
      ])
  }
}
