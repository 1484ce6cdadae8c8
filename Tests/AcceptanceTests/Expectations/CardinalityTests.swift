import Mocky
import MockyTestSupport
import Testing

/// How often a call may and must come.
struct CardinalityTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  private func callUp(times count: Int) {
    for _ in 0..<count { turtle.up() }
  }

  @Test func fewerCallsThanExactlySoManyFailAtTheAssertion() {
    context.check { expectThat(turtle).receives(.exactly(3)).up() }
    callUp(times: 2)
    assertContextSatisfied(context)
    #expect(reporter.headlines == ["turtle.up(): called 2 times, expected exactly 3 times"])
  }

  @Test func moreCallsThanExactlySoManyAreOneFailure() {
    context.check { expectThat(turtle).receives(2).up() }
    callUp(times: 3)
    assertContextSatisfied(context)
    #expect(reporter.headlines == ["turtle.up(): called a 3rd time, expected exactly 2 times"])
    #expect(reporter.notes.isEmpty)
  }

  @Test func fewerCallsThanAtLeastSoManyFail() {
    context.check { expectThat(turtle).receives(.atLeast(2)).up() }
    callUp(times: 1)
    assertContextSatisfied(context)
    #expect(reporter.headlines == ["turtle.up(): called once, expected at least 2 times"])
  }

  @Test(arguments: [2, 3, 9]) func soManyCallsOrMorePass(count: Int) {
    context.check { expectThat(turtle).receives(2...).up() }
    callUp(times: count)
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test(arguments: [0, 1, 2]) func soManyCallsOrFewerPass(count: Int) {
    context.check { expectThat(turtle).receives(.atMost(2)).up() }
    callUp(times: count)
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test func theCallAfterAtMostSoManyFails() {
    context.check { expectThat(turtle).receives(...2).up() }
    callUp(times: 2)
    #expect(reporter.failures.isEmpty)
    turtle.up()
    #expect(reporter.headlines == ["turtle.up(): called a 3rd time, expected at most 2 times"])
  }

  @Test func fewerCallsThanSoManyPass() {
    context.check { expectThat(turtle).receives(..<3).up() }
    callUp(times: 2)
    #expect(reporter.failures.isEmpty)
    turtle.up()
    #expect(reporter.headlines == ["turtle.up(): called a 3rd time, expected at most 2 times"])
  }

  @Test func fewerCallsThanARangeFail() {
    context.check { expectThat(turtle).receives(.between(2, and: 5)).up() }
    callUp(times: 1)
    assertContextSatisfied(context)
    #expect(reporter.headlines == ["turtle.up(): called once, expected 2 to 5 times"])
  }

  @Test(arguments: [2, 3, 5]) func callsInARangePass(count: Int) {
    context.check { expectThat(turtle).receives(2...5).up() }
    callUp(times: count)
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test func theCallAfterARangeFails() {
    context.check { expectThat(turtle).receives(2..<6).up() }
    callUp(times: 5)
    #expect(reporter.failures.isEmpty)
    turtle.up()
    #expect(reporter.headlines == ["turtle.up(): called a 6th time, expected 2 to 5 times"])
  }

  @Test func neverForbidsWhatIsIgnoredToo() {
    context.check {
      expectThat(turtle).receives(.never).up()
      ignoring(turtle)
    }
    turtle.down()
    #expect(reporter.failures.isEmpty)
    turtle.up()
    #expect(reporter.headlines == ["turtle.up(): called, expected never"])
  }

  @Test(arguments: [0, 7]) func atLeastNeverIsAllowing(count: Int) {
    context.check { expectThat(turtle).receives(.atLeast(0)).up() }
    callUp(times: count)
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test func atMostNeverIsNever() {
    context.check { expectThat(turtle).receives(.atMost(0)).up() }
    turtle.up()
    #expect(reporter.headlines == ["turtle.up(): called, expected never"])
  }

  @Test func aNumberThatIsMadeElsewhereIsTaken() {
    let atMostTwice: any CallCount = 0...2
    let twice: Cardinality = .exactly(2)
    context.check {
      expectThat(turtle).receives(atMostTwice).up()
      expectThat(turtle).receives(twice).down()
    }
    turtle.up()
    turtle.down()
    assertContextSatisfied(context)
    #expect(reporter.headlines == ["turtle.down(): called once, expected exactly 2 times"])
  }
}
