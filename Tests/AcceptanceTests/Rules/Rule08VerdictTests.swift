import Mocky
import MockyTestSupport
import Testing

/// Rule 8, with a reporter that says what became of the first failure.
struct Rule08VerdictTests {
  private let up = "turtle.up(): unexpected: no expectation mentions it"
  private let down = "turtle.down(): unexpected: no expectation mentions it"
  private let neverSaid = #"turtle.say("a"): never called, expected once"#

  private let expectationLine = #line + 6

  private func context(_ verdict: Verdict) -> (JudgingReporter, Mockery, MockTurtle) {
    let reporter = JudgingReporter(verdict)
    let context = Mockery(reporter: reporter)
    let turtle: MockTurtle = context.mock()
    context.check { expectThat(turtle).receives.say("a") }
    return (reporter, context, turtle)
  }

  @Test func whatAnExcusedFailureWasToldWithFailsByItself() {
    let (reporter, context, turtle) = context(.excused)
    reporter.reachesTest = false
    turtle.up()
    turtle.down()
    turtle.up()
    reporter.reachesTest = true
    assertContextSatisfied(context)
    #expect(reporter.headlines == [up, down])
    #expect(reporter.messages[0].section(.afterThis) != [])
    #expect(reporter.messages[1].hasSuffix(": \(up)"))
    #expect(reporter.notes == [])
  }

  @Test func whatIsUnsatisfiedBeforeTheNextCallFailsByItself() {
    let (reporter, context, turtle) = context(.excused)
    reporter.reachesTest = false
    turtle.up()
    assertContextSatisfied(context)
    context.check { expectThat(turtle).receives.say("b") }
    turtle.down()
    reporter.reachesTest = true
    assertContextSatisfied(context)
    #expect(reporter.headlines.prefix(3) == [up, neverSaid, down])
  }

  @Test func callsThatAreOnlyCountedAreCountedOnTheNextFailure() {
    let (reporter, context, turtle) = context(.excused)
    reporter.reachesTest = false
    turtle.up()
    for _ in 1...20 { turtle.down() }
    reporter.reachesTest = true
    assertContextSatisfied(context)
    #expect(reporter.headlines == [up, down])
    #expect(reporter.messages[0].hasSuffix("… and 9 more"))
    #expect(reporter.messages[1].hasSuffix("… and 9 more"))
  }

  @Test func unsatisfiedExpectationsThatAreOnlyCountedAreCountedOnTheLast() {
    let (reporter, context, turtle) = context(.excused)
    context.check { for number in 1...20 { expectThat(turtle).receives.say("\(number)") } }
    reporter.reachesTest = false
    turtle.up()
    reporter.reachesTest = true
    assertContextSatisfied(context)
    #expect(reporter.headlines.count == 13)
    #expect(reporter.messages.last?.hasSuffix("… and 9 more") == true)
  }

  @Test func whereNothingTellsTheAssertionReportsWhatCameAfterwards() {
    let (reporter, context, turtle) = context(.unknown)
    let line = #line + 1
    turtle.up()
    turtle.down()
    assertContextSatisfied(context)
    #expect(
      reporter.messages.last?.section(.afterThis) == [
        "\(call(line + 1)): \(down)",
        "Rule08VerdictTests.swift:\(expectationLine): \(neverSaid)",
      ])
    #expect(reporter.messages.last?.section(.atFirst) == ["\(call(line)): \(up)"])
    #expect(reporter.headlines == [up, after])
    #expect(reporter.notes == [])
  }

  @Test func whereNothingTellsWhatWasToldWithTheFirstFailureIsReportedAgain() {
    let (reporter, context, turtle) = context(.unknown)
    reporter.reachesTest = false
    turtle.up()
    turtle.down()
    reporter.reachesTest = true
    assertContextSatisfied(context)
    #expect(reporter.headlines == [up, after])
  }

  @Test func whereNothingTellsAReleasedContextReportsWhatCameAfterwards() {
    let reporter: JudgingReporter
    do {
      let made = context(.unknown)
      reporter = made.0
      withExtendedLifetime(made.1) { made.2.up() }
    }
    #expect(reporter.headlines == [up, after])
  }

  @Test func whereNothingTellsOneFailureIsReportedOnce() {
    let (reporter, context, turtle) = context(.unknown)
    turtle.say("a")
    turtle.up()
    assertContextSatisfied(context)
    assertContextSatisfied(context)
    #expect(reporter.headlines == [up])
  }

  @Test func whereNothingTellsAWaitGoesOn() async {
    let (reporter, context, turtle) = context(.unknown)
    turtle.up()
    await context.waitUntilSatisfied(timeout: .milliseconds(10))
    assertContextSatisfied(context)
    #expect(reporter.headlines == [up, after])
    #expect(reporter.messages.last?.contains("timed out after 0.01 seconds") == true)
  }

  /// The place of an unexpected call: its own line, if the platform has backtraces.
  private func call(_ line: Int) -> String {
    #if canImport(Darwin)
      "Rule08VerdictTests.swift:\(expectationLine)"
    #else
      "Rule08VerdictTests.swift:\(line)"
    #endif
  }

  private let after = "more went wrong after a failure that may be a known issue"
}
