import Mocky
import MockyTestSupport
import Testing

/// Rule 12: misuse is a failure of its own kind at the line that caused it.
struct Rule12MisuseTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  @Test func aNegativeNumberOfCalls() {
    context.check { expectThat(turtle).receives(.exactly(-1)).up() }
    reporter.expectMisuse("a call cannot be expected a negative number of times (-1)")
    turtle.up()
    #expect(reporter.kinds == [.misuse])
  }

  @Test func aNegativeLeast() {
    context.check { expectThat(turtle).receives(.atLeast(-2)).up() }
    reporter.expectMisuse("a call cannot be expected a negative number of times (at least -2)")
  }

  @Test func aRangeThatRunsBackwards() {
    context.check { expectThat(turtle).receives(.between(3, and: 1)).up() }
    reporter.expectMisuse("no number of calls is at least 3 and at most 1")
  }

  @Test func anEmptyRange() {
    context.check { expectThat(turtle).receives(2..<2).up() }
    reporter.expectMisuse("no number of calls is at least 2 and at most 1")
  }

  @Test(arguments: [0, -3, Int.min]) func fewerCallsThanNone(count: Int) {
    context.check { expectThat(turtle).receives(..<count).up() }
    reporter.expectMisuse(
      "a call cannot be expected a negative number of times "
        + "(at most \(max(count, .min + 1) - 1))")
  }

  @Test(arguments: ["mock", "state machine", "sequence"])
  func aNameUsedTwice(noun: String) {
    let line = #line + (["mock": 3, "sequence": 4][noun] ?? 5)
    func make() -> Int {
      switch noun {
      case "mock": _ = context.mock(MockTurtle.self, named: "Tom")
      case "sequence": _ = context.sequence("Tom")
      default: _ = context.states("Tom")
      }
      return 0
    }
    _ = (make(), make())
    #expect(reporter.kinds == [.misuse])
    #expect(
      reporter.headlines == [
        #"the name "Tom" is used for a second \#(noun): give it another name, so that messages "#
          + "can tell them apart"
      ])
    #expect(reporter.section(.firstUsedAt) == ["Rule12MisuseTests.swift:\(line)"])
  }

  @Test func anActionOnANever() {
    context.check { expectThat(turtle).receives(.never).count().then.returns(5) }
    reporter.expectMisuse("a call that is expected never does nothing: returns 5 can never happen")
  }

  @Test func anExpectationThatEntersNoBlock() {
    _ = expectThat(turtle).receives.count().then.returns(5)
    reporter.expectMisuse(
      "an expectation was made here outside a block: write it inside context.check { … }")
  }

  @Test func aVerificationThatEntersNoBlock() {
    _ = expectThat(turtle).received.count()
    reporter.expectMisuse(
      "an expectation was made here outside a block: write it inside context.verify { … }")
  }

  @Test func aGroupThatEntersNoBlock() {
    _ = inSequence(context.sequence("walk")) { expectThat(turtle).receives.up() }
    reporter.expectMisuse(
      "an expectation was made here outside a block: write it inside context.check { … }")
  }

  @Test func aNumberOfCallsOnAllowing() {
    context.check { allowing(turtle).receives(3).up() }
    reporter.expectMisuse("allowing takes no number of calls: write expectThat(…).receives(…)")
  }

  @Test func aNumberOfCallsOnIgnoring() {
    context.check { ignoring(turtle).times(.exactly(3)) }
    reporter.expectMisuse("ignoring takes no number of calls: write expectThat(…).receives(…)")
  }

  @Test func aDemandByDefault() {
    context.byDefault { expectThat(turtle).receives.up() }
    reporter.expectMisuse(
      "byDefault takes only allowing, ignoring and never: "
        + "write allowing(…), or expect the call in check { … }")
    assertContextSatisfied(context)
    #expect(reporter.failures.count == 1)
  }

  @Test func aPlainValueThatCannotBeCompared() {
    context.check { expectThat(turtle).receives.each(.value({ _ in })) }
    reporter.expectMisuse(
      "(Int) -> () is neither Equatable nor a class, so a plain value cannot be compared: "
        + #"use a matcher, such as .any or .matching("…") { … }"#)
  }

  @Test func theExpectationsBesideAMisuseCount() {
    context.check {
      expectThat(turtle).receives(-1).down()
      expectThat(turtle).receives.up()
    }
    turtle.up()
    assertContextSatisfied(context)
    #expect(reporter.kinds == [.misuse])
  }
}
