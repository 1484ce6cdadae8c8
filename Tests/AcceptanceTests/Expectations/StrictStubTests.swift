import Mocky
import MockyTestSupport
import Testing

/// Allowances that nothing used are reported on request.
struct StrictStubTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  init() {
    context.reportsUnusedAllowances = true
  }

  @Test func unusedAllowancesAreReported() {
    let line = #line + 2
    context.check {
      allowing(turtle).receives.say("a")
      allowing(turtle).receives.say("b")
      expectThat(turtle).receives(...2).say("c")
    }
    turtle.say("b")
    context.assertSatisfied()
    #expect(reporter.headlines == [#"turtle.say("a"): never called, allowed"#])
    #expect(reporter.kinds == [.unsatisfied])
    #expect(reporter.lines == [line])
  }

  @Test func theyAreNotReportedUnlessAsked() {
    #expect(!Mockery(reporter: reporter).reportsUnusedAllowances)
    context.reportsUnusedAllowances = false
    context.check { allowing(turtle).receives.say("a") }
    context.assertSatisfied()
    #expect(reporter.failures.isEmpty)
  }

  @Test func usedLenientIgnoredAndDefaultOnesAreNotReported() {
    context.byDefault { allowing(turtle).receives.up() }
    context.check {
      allowing(turtle).receives.down()
      lenient {
        allowing(turtle).receives.say("a")
        inSequence(context.sequence("order")) { allowing(turtle).receives.say("b") }
      }
      ignoring(turtle)
    }
    turtle.down()
    context.assertSatisfied()
    #expect(reporter.failures.isEmpty)
  }

  @Test func aLenientGroupKeepsWhatIsExpected() {
    context.check { lenient { expectThat(turtle).receives.up() } }
    context.assertSatisfied()
    #expect(reporter.headlines == ["turtle.up(): never called, expected once"])
  }

  @Test func aShadowedAllowanceIsToldSo() {
    context.check {
      allowing(turtle).receives.say(.any)
      allowing(turtle).receives.say("a")
    }
    let line = #line - 3
    turtle.say("a")
    context.checkpoint()
    #expect(reporter.headlines == [#"turtle.say("a"): never called, allowed"#])
    #expect(
      reporter.section(.shadowed) == [
        "by :\(line): turtle.say(any) (allowed, called once) comes first and handles every "
          + "such call"
      ])
  }

  @Test func aFailureExplainsThem() {
    context.check { allowing(turtle).receives.say("a") }
    turtle.up()
    context.assertSatisfied()
    #expect(reporter.kinds == [.unexpectedCall])
    #expect(reporter.notes.count == 1)
  }

  @Test func lenientInAVerifyBlockIsMisuse() {
    context.verify { lenient { expectThat(turtle).received.up() } }
    reporter.expectMisuse(
      "lenient { } is about what is allowed: it belongs in context.check { … }")
  }
}
