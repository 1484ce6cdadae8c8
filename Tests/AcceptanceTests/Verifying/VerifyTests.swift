import Mocky
import MockyTestSupport
import Testing

/// Asking afterwards what has been called.
struct VerifyTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self, strictness: .nice)

  private func say(_ words: String, times count: Int) {
    for _ in 0..<count { turtle.say(words) }
  }

  @Test func whatWasCalledIsFoundAndWhatWasNotFails() {
    turtle.up()
    context.verify { expectThat(turtle).received.up() }
    #expect(reporter.failures.isEmpty)
    context.verify { expectThat(turtle).received.down() }
    #expect(reporter.headlines == ["turtle.down(): never called, expected at least once"])
    #expect(reporter.lines == [#line - 2])
  }

  @Test func aCallIsFoundOnce() {
    let line = #line + 2
    turtle.up()
    context.verify { expectThat(turtle).received.up() }
    context.verify { expectThat(turtle).received.up() }
    #expect(
      reporter.headlines == [
        "turtle.up(): not called again, verified before at VerifyTests.swift:\(line), "
          + "expected at least once"
      ])
    #expect(reporter.lines == [line + 1])
  }

  @Test func callsAreCountedByTheirArguments() {
    say("foo", times: 2)
    say("bar", times: 3)
    context.verify { expectThat(turtle).received(.exactly(2)).say("foo") }
    #expect(reporter.failures.isEmpty)
    context.verify { expectThat(turtle).received(.exactly(2)).say("bar") }
    #expect(
      reporter.headlines == [#"turtle.say("bar"): called 3 times, expected exactly 2 times"#])
  }

  @Test func callsAreFoundInOrderWithOthersBetweenThem() {
    _ = turtle.count()
    turtle.up()
    turtle.down()
    context.verify {
      inOrder {
        expectThat(turtle).received.count()
        expectThat(turtle).received.down()
      }
    }
    #expect(reporter.failures.isEmpty)
  }

  @Test func callsInTheOppositeOrderFail() {
    _ = turtle.count()
    turtle.down()
    context.verify {
      inOrder {
        expectThat(turtle).received.down()
        expectThat(turtle).received.count()
      }
    }
    #expect(
      reporter.headlines == [
        "turtle.count(): called before turtle.down() (call 2), expected after it"
      ])
  }

  @Test func oneOfSeveralCallsIsEnough() {
    turtle.up()
    context.verify {
      anyOf {
        expectThat(turtle).received.down()
        expectThat(turtle).received.up()
      }
    }
    #expect(reporter.failures.isEmpty)
  }

  @Test func noneOfSeveralCallsFails() {
    turtle.up()
    context.verify {
      anyOf {
        expectThat(turtle).received.down()
        expectThat(turtle).received.count()
      }
    }
    #expect(reporter.headlines == ["neither turtle.down() nor turtle.count() was called"])
  }

  @Test func whatNobodyExpectedOrVerifiedIsMoreInteraction() {
    context.check { expectThat(turtle).receives.up() }
    turtle.up()
    turtle.down()
    turtle.say("m")
    context.verify { expectThat(turtle).received.down() }
    context.verifyNoMoreInteractions()
    #expect(
      reporter.headlines == [
        #"no more interactions: turtle.say("m") was neither expected nor verified"#
      ])
    context.verify { expectThat(turtle).received.say("m") }
    context.verifyNoMoreInteractions()
    #expect(reporter.failures.count == 1)
  }

  @Test func moreInteractionsOfOtherMocksDoNotMatter() {
    let line = #line + 5
    let other = context.mock(MockTurtle.self, named: "other", strictness: .nice)
    other.up()
    turtle.down()
    context.verify { expectThat(turtle).received.down() }
    context.verifyNoMoreInteractions(with: turtle)
    #expect(reporter.failures.isEmpty)
    context.verifyNoMoreInteractions(with: turtle, other)
    #expect(
      reporter.messages == [
        """
        no more interactions: other.up() was neither expected nor verified
          calls
              1. other.up()   → from VerifyTests.moreInteractionsOfOtherMocksDoNotMatter() :\(line - 3)
          next      remove the call, or verify it
        """
      ])
    #expect(reporter.lines == [line + 2])
  }

  @Test func noCallAtAll() {
    let other = context.mock(MockTurtle.self, named: "other", strictness: .nice)
    context.verify { expectThat(other, methods: .any).times(.never) }
    #expect(reporter.failures.isEmpty)
    other.up()
    context.verify { expectThat(other, methods: .any).times(.never) }
    #expect(reporter.headlines == ["any method of other: called once, expected never"])
  }
}

/// A suite that is `Equatable`, as each `XCTestCase` is on Apple's systems: its own members come before functions.
struct EquatableSuiteTests: Equatable {
  @Test func aChoiceInAnEquatableSuite() {
    let (reporter, context, turtle) = recordedContext(MockTurtle.self)
    context.check { ignoring(turtle) }
    turtle.up()
    context.verify {
      anyOf {
        expectThat(turtle).received.down()
        expectThat(turtle).received.up()
      }
    }
    #expect(reporter.failures.isEmpty)
  }
}
