import Mocky
import MockyTestSupport
import Testing

/// Functions that make expectations for several tests.
@Suite struct SharedExpectationTests {
  private let reporter = RecordingReporter()
  private let context: Mockery
  private let turtle: MockTurtle
  private let other: MockTurtle

  init() {
    context = Mockery(reporter: reporter)
    turtle = context.mock()
    other = context.mock(named: "other")
  }

  private func hop(_ turtle: MockTurtle, steps: Int = 1) -> ExpectationGroup {
    ExpectationGroup {
      expectThat(turtle).receives.up()
      for step in 0..<steps { expectThat(turtle).receives.forward(step, why: .any) }
      if steps > 1 { allowing(turtle).receives.count().then.returns(steps) }
      expectThat(turtle).receives.down()
    }
  }

  @Test func aFunctionMakesExpectationsForEachBlock() {
    context.check {
      hop(turtle)
      inSequence(context.sequence("other")) { hop(other, steps: 2) }
    }
    turtle.down()
    turtle.up()
    turtle.forward(0, why: "")
    other.up()
    other.forward(0, why: "")
    other.forward(1, why: "")
    #expect(other.count() == 2)
    #expect(!context.isSatisfied)
    other.down()
    assertContextSatisfied(context)
    context.check { hop(turtle) }
    #expect(!context.isSatisfied)
    #expect(reporter.failures.isEmpty)
  }

  @Test func aFunctionMayMakeOneExpectationOnly() {
    func rise(_ turtle: MockTurtle) -> some ExpectationPart { expectThat(turtle).receives.up() }
    context.check {
      rise(turtle)
      rise(other)
    }
    turtle.up()
    other.up()
    #expect(context.isSatisfied)
  }

  @Test func aGroupCanBeVerified() {
    let calls = ExpectationGroup {
      expectThat(turtle).received.up()
      expectThat(turtle).received.down()
    }
    context.check { ignoring(turtle) }
    turtle.down()
    turtle.up()
    context.verify { calls }
    #expect(reporter.failures.isEmpty)
  }

  @Test func aGroupThatEntersNoBlock() {
    _ = ExpectationGroup { expectThat(turtle).receives.up() }
    reporter.expectMisuse(
      "an expectation was made here outside a block: write it inside context.check { … }")
  }

  private let declaredTwice = """
    this was declared before, and is not declared again: \
    let a function make it, which each block calls
    """

  @Test func aGroupTwiceInABlock() {
    let line = #line + 7
    let group = ExpectationGroup {
      expectThat(turtle).receives.up()
      expectThat(turtle).receives.down()
    }
    context.check {
      group
      group
    }
    #expect(reporter.messages == [declaredTwice])
    #expect(reporter.lines == [line])
    turtle.up()
    turtle.down()
    #expect(reporter.kinds == [.misuse])
  }

  @Test func groupsInTwoBlocks() {
    let line = #line + 1
    let group = whenState(context.states("pen").isNot("up")) {
      expectThat(turtle).receives.up()
    }
    let another = ExpectationGroup { expectThat(other).receives.up() }
    context.check { group }
    context.check {
      inSequence(context.sequence("s")) { group }
      another
      expectThat(other).receives.down()
    }
    context.byDefault { another }
    #expect(reporter.messages == [declaredTwice, declaredTwice])
    #expect(reporter.lines == [line + 1, line + 10])
    other.up()
    other.down()
    turtle.up()
    #expect(context.isSatisfied == false)
  }

  @Test func aGroupInsideAnotherAndAlone() {
    let inner = ExpectationGroup { expectThat(turtle).receives.up() }
    let line = #line + 7
    let outer = ExpectationGroup {
      expectThat(turtle).receives.down()
      inner
    }
    context.check {
      outer
      inner
    }
    #expect(reporter.messages == [declaredTwice])
    #expect(reporter.lines == [line])
  }

  @Test func anExpectationTwice() {
    let up = expectThat(turtle).receives.up()
    let line = #line - 1
    context.check {
      up
      up.then.doesNothing()
    }
    #expect(reporter.messages == [declaredTwice])
    #expect(reporter.lines == [line])
  }
}
