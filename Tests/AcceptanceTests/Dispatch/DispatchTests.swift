import Mocky
import MockyTestSupport
import Testing

/// An expectation takes a call by its mock, member and arguments.
struct DispatchTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let other: MockTurtle

  init() {
    other = context.mock(named: "other")
  }

  @Test func aCallThatNothingExpectsFailsAtOnce() {
    turtle.up()

    #expect(reporter.kinds == [.unexpectedCall])
    #expect(reporter.headlines == ["turtle.up(): unexpected: no expectations were declared"])
  }

  @Test func aCallThatIsExpectedPasses() {
    context.check { expectThat(turtle).receives.up() }

    turtle.up()

    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test func anExpectedCallThatNeverComesFailsAtTheAssertion() {
    context.check { expectThat(turtle).receives.up() }
    #expect(reporter.failures.isEmpty)

    assertContextSatisfied(context)

    #expect(reporter.kinds == [.unsatisfied])
    #expect(reporter.headlines == ["turtle.up(): never called, expected once"])
    #expect(!reporter.messages[0].contains("0 times"))
  }

  @Test func onlyTheMockThatWasNotCalledFails() {
    context.check {
      expectThat(turtle).receives.say("m")
      expectThat(other).receives.say("m")
    }

    turtle.say("m")
    assertContextSatisfied(context)

    #expect(reporter.headlines == [#"other.say("m"): never called, expected once"#])
    #expect(!reporter.messages[0].contains(#"✗ once, never called   turtle"#))
  }

  @Test func anExpectationBehindAnAllowedOneIsMisuse() {
    context.check {
      allowing(turtle).receives.count().then.returns(9)
      expectThat(turtle).receives.count().then.returns(1)
    }

    #expect(turtle.count() == 9)
    assertContextSatisfied(context)

    #expect(reporter.kinds == [.misuse])
    #expect(reporter.messages[0].hasPrefix("no call can reach turtle.count(), because"))
  }

  @Test func aCheckInsideAnArgumentOfACheckLosesNothing() {
    func words() -> String {
      context.check { ignoring(other) }
      return "m"
    }
    context.check {
      expectThat(turtle).receives.say(words())
      expectThat(turtle).receives.up()
    }

    other.down()
    turtle.say("m")
    turtle.up()

    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  // An expectation on a real object does not compile: it has no `receives`.
  @Test func anExpectationOutsideOfABlockIsMisuse() {
    _ = expectThat(turtle).receives.up()

    #expect(reporter.kinds == [.misuse])
    #expect(reporter.lines == [#line - 3])
  }

  @Test func laterBlocksAddToEarlierOnes() {
    context.check { expectThat(turtle).receives.up() }
    context.check { expectThat(turtle).receives.down() }

    turtle.down()
    turtle.up()

    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }
}
