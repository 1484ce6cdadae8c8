import Mocky
import MockyTestSupport
import Testing

/// An expectation takes matching arguments, and its failure shows why others do not match.
struct ArgumentTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let other: MockTurtle

  init() {
    other = context.mock(named: "other")
  }

  @Test func callsWithDifferentArgumentsMayComeInAnyOrder() {
    context.check {
      expectThat(turtle).receives.say(.equal(to: "foo"))
      expectThat(turtle).receives.say(.equal(to: "bar"))
    }
    turtle.say("bar")
    turtle.say("foo")
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test func aFailureSaysWhichArgumentsDifferAndWhichDoNot() {
    context.check { expectThat(turtle).receives.forward(10, why: "home") }
    turtle.forward(3, why: "home")
    #expect(
      reporter.headlines == [
        #"turtle.forward(3, why: "home"): unexpected: "#
          + #"expected 10 as argument 1"#
      ])
    #expect(
      reporter.closestArguments == [
        "1         ✗ expected 10",
        "got 3",
        #"why       ✓ "home""#,
      ])
  }

  @Test func anArgumentIsNamedByItsLabel() {
    context.check { expectThat(turtle).receives.forward(1, why: "foo") }
    turtle.forward(1, why: "qux")
    #expect(
      reporter.headlines == [
        #"turtle.forward(1, why: "qux"): unexpected: "#
          + #"expected "foo" as 'why'"#
      ])
    #expect(
      reporter.closestArguments == [
        "1         ✓ 1",
        #"why       ✗ expected "foo""#,
        #"got "qux""#,
      ])
  }

  @Test func nilIsAPlainValue() {
    context.check { expectThat(turtle).receives.say(nil) }
    turtle.say(nil)
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test func plainValuesAndMatchersMix() {
    context.check { expectThat(turtle).receives.forward(.any, why: "home") }
    turtle.forward(7, why: "home")
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test func aTestOfOnesOwnSaysWhatItExpects() {
    context.check {
      allowing(turtle).receives.forward(.matching("over 5") { $0 > 5 }, why: .any)
    }
    turtle.forward(6, why: "home")
    #expect(reporter.failures.isEmpty)
    turtle.forward(5, why: "home")
    #expect(reporter.messages[0].contains("✗ expected over 5\n                       got 5\n"))
  }

  @Test func aMatcherSaysWhatItExpects() {
    context.check { expectThat(turtle).receives.say(.some(.startingWith("foo"))) }
    turtle.say("bar foo")
    #expect(reporter.messages[0].contains(#"✗ expected a string starting with "foo""#))
    #expect(reporter.messages[0].contains(#"got "bar foo""#))
  }

  // Arguments that have their own type: SubscriberArgumentTests.
  @Test func aNumberThatDiffersIsShownWithTheOneExpected() {
    context.check { expectThat(turtle).receives.forward(10, why: .any) }
    turtle.forward(20, why: "")
    #expect(reporter.messages[0].contains("✗ expected 10\n                       got 20\n"))
  }

  @Test func expectationsWithDifferentArgumentsAreIndependent() {
    context.check {
      allowing(turtle).receives.say("foo")
      expectThat(turtle).receives.say("bar")
    }
    turtle.say("foo")
    turtle.say("bar")
    turtle.say("foo")
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }
}
