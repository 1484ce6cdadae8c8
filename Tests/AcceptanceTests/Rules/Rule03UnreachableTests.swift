import Mocky
import MockyTestSupport
import Testing

/// Rule 3: an expectation behind an unlimited one that takes all its calls is a programming error.
struct Rule03UnreachableTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  private func expectMisuse(_ texts: String...) { #expect(reporter.messages == texts) }

  /// The whole text, with the remedy for a test's own expectations.
  private func text(_ call: String, behind other: String, _ line: Int) -> String {
    "no call can reach \(call), because \(other) at Rule03UnreachableTests.swift:\(line) "
      + "handles every such call: declare that one after this one, or put it into byDefault"
  }

  // MARK: Unreachable

  @Test func behindAnAllowance() {
    let line = #line + 2
    context.check {
      allowing(turtle).receives.say(.any)
      expectThat(turtle).receives.say("m")
    }
    turtle.say("m")
    assertContextSatisfied(context)
    #expect(reporter.kinds == [.misuse])
    #expect(reporter.lines == [line + 1])
    expectMisuse(text(#"turtle.say("m")"#, behind: "turtle.say(any)", line))
  }

  @Test func inALaterBlock() {
    let line = #line + 1
    context.check { allowing(turtle).receives.count().then.returns(1) }
    context.check { allowing(turtle).receives.count().then.returns(2) }
    expectMisuse(text("turtle.count()", behind: "turtle.count()", line))
  }

  @Test func behindOneThatExpectsAtLeastSoManyCalls() {
    let line = #line + 2
    context.check {
      expectThat(turtle).receives(1...).up()
      expectThat(turtle).receives.up()
    }
    turtle.up()
    assertContextSatisfied(context)
    expectMisuse(
      "no call can reach turtle.up(), because turtle.up() at Rule03UnreachableTests.swift:\(line) "
        + "handles every such call: declare that one after this one")
  }

  @Test func behindAllCallsOfTheMock() {
    let line = #line + 2
    context.check {
      ignoring(turtle)
      expectThat(turtle).receives.up()
      allowing(turtle, methods: .equal(to: "count")).then.runs { _ in }
    }
    expectMisuse(
      text("turtle.up()", behind: "any call of turtle", line),
      text("any method of turtle named \"count\"", behind: "any call of turtle", line))
  }

  @Test func behindAllCallsOfAnyMock() {
    let line = #line + 2
    context.check {
      allowing(anyMock, methods: .any)
      expectThat(turtle).receives.up()
    }
    expectMisuse(text("turtle.up()", behind: "any method of any mock", line))
  }

  @Test func behindOneWithACaptor() {
    let words = Captor<String?>()
    let line = #line + 2
    context.check {
      allowing(turtle).receives.say(.capturing(into: words))
      expectThat(turtle).receives.say("m")
    }
    expectMisuse(text(#"turtle.say("m")"#, behind: "turtle.say(capturing any)", line))
  }

  @Test func underConditionsBehindOneWithout() {
    let pen = context.states("pen").startsAs("up")
    let line = #line + 2
    context.check {
      allowing(turtle).receives.up().then.doesNothing()
      whenState(pen.equals("up")) { expectThat(turtle).receives.up() }
    }
    expectMisuse(text("turtle.up()", behind: "turtle.up()", line))
  }

  @Test func aDefaultBehindADefault() {
    let line = #line + 2
    context.byDefault {
      allowing(turtle).receives.count().then.returns(1)
      allowing(turtle).receives.count().then.returns(2)
    }
    expectMisuse(
      "no call can reach turtle.count(), because turtle.count() at "
        + "Rule03UnreachableTests.swift:\(line) handles every such call: "
        + "declare that one after this one")
  }

  @Test func aLineThatRunsTwice() {
    let line = #line + 2
    context.check {
      for count in [1, 2] { allowing(turtle).receives.count().then.returns(count) }
    }
    #expect(reporter.lines == [line])
    expectMisuse(
      "turtle.count() is declared a second time by this line, and the first handles every such call: "
        + "declare it once")
  }

  @Test func eachOneIsReported() {
    context.check {
      allowing(turtle).receives.say(.any)
      expectThat(turtle).receives.say("a")
      expectThat(turtle).receives.say("b")
    }
    #expect(reporter.kinds == [.misuse, .misuse])
  }

  @Test func afterOneMoreCheckpoint() {
    context.byDefault { allowing(turtle).receives.count().then.returns(1) }
    context.check { allowing(turtle).receives.count().then.returns(2) }
    context.checkpoint()
    context.check { allowing(turtle).receives.count().then.returns(3) }
    #expect(reporter.failures.isEmpty)
    context.byDefault { allowing(turtle).receives.count().then.returns(4) }
    #expect(reporter.kinds == [.misuse])
  }

  // MARK: Reachable

  private func expectReachable(@ExpectationBuilder _ expectations: () -> ExpectationGroup) {
    context.check(expectations)
    #expect(reporter.failures.isEmpty)
  }

  @Test func behindALimitedOne() {
    expectReachable {
      expectThat(turtle).receives(...2).say(.any)
      expectThat(turtle).receives.say("m")
    }
  }

  @Test func behindOneOfOtherCalls() {
    expectReachable {
      allowing(turtle).receives.say(.isNotNil)
      allowing(turtle).receives.up()
      allowing(turtle, methods: .startingWith("s"))
      expectThat(turtle).receives.say("m")
    }
  }

  @Test func behindOneInASequence() {
    let drawing = context.sequence("drawing")
    expectReachable {
      inSequence(drawing) { allowing(turtle).receives.up() }
      expectThat(turtle).receives.up()
    }
  }

  @Test func behindOneInAState() {
    let pen = context.states("pen").startsAs("up")
    expectReachable {
      allowing(turtle).receives.up().whenState(pen.equals("up"))
      expectThat(turtle).receives.up()
    }
  }

  @Test func neverBehindAnAllowance() {
    expectReachable {
      allowing(turtle).receives.say(.any)
      expectThat(turtle).receives(.never).say("m")
    }
  }

  @Test func anAllowanceThatRepeatsOneWithoutActions() {
    expectReachable {
      ignoring(turtle)
      allowing(turtle).receives.up()
      ignoring(turtle)
    }
  }

  @Test func anAllowanceOfADefaultOne() {
    context.byDefault { ignoring(turtle) }
    expectReachable { expectThat(turtle).receives(...3).up() }
  }

  @Test func afterAReset() {
    context.check { allowing(turtle).receives.up() }
    context.reset()
    expectReachable { expectThat(turtle).receives.up() }
  }
}
