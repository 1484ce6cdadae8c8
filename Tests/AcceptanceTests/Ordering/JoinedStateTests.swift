import Mocky
import MockyTestSupport
import Testing

/// The conditions of a call, which are several states joined.
struct JoinedStateTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  init() {
    let door = context.states("door").startsAs("shut")
    let guest = context.states("guest").startsAs("out")
    context.check {
      whenState(door.equals("open") || door.equals("ajar")) {
        expectThat(turtle).receives.up().whenState(guest.equals("in"))
      }
    }
  }

  @Test func nestedStatesAreJoinedWithoutAmbiguity() {
    turtle.up()
    #expect(
      reporter.headlines == [
        """
        turtle.up(): called while door is "shut" and guest is "out", \
        expected when (door is "open" or door is "ajar") and guest is "in"
        """
      ])
  }

  @Test func soTheyAreInAnExpectationThatIsNotSatisfied() {
    assertContextSatisfied(context)
    let line =
      "  only when  (door is \"open\" or door is \"ajar\") and guest is \"in\"  "
      + "(door is \"shut\" and guest is \"out\")"
    #expect(reporter.messages.first?.contains(line) == true)
  }
}
