import Mocky
import MockyTestSupport
import Testing

/// A nice mock takes calls for which an expectation comes too late.
struct EarlyCallTexts {
  @Test func anUnmetExpectationSaysThatItsCallCameBeforeIt() {
    let (reporter, context, turtle) = recordedContext(MockTurtle.self, strictness: .nice)
    let line = #line + 1
    turtle.up()
    turtle.down()
    context.check { expectThat(turtle).receives.up() }
    context.assertSatisfied()
    #expect(
      reporter.messages == [
        """
        turtle.up(): called too early, expected once
          too early  a call came before this expectation was declared: declare it first, or look for past calls with received in context.verify { … }
          calls
              1. turtle.up()     → before this expectation was declared; from EarlyCallTexts.anUnmetExpectationSaysThatItsCallCameBeforeIt() :\(line)
              2. turtle.down()
        """
      ])
  }
}
