import Mocky
import MockyTestSupport
import Testing

/// Calls that depend on states.
struct StateTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let pen: StateMachine<String>

  init() {
    pen = context.states("pen").startsAs("unready")
  }

  @Test func aCallInItsStatePasses() {
    pen.transition(to: "ready")
    context.check {
      whenState(pen.equals("ready")) { expectThat(turtle).receives.up() }
    }
    turtle.up()
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test func aCallInAnotherStateIsOneFailure() {
    context.check { expectThat(turtle).receives.up().whenState(pen.equals("ready")) }
    turtle.up()
    assertContextSatisfied(context)
    #expect(
      reporter.headlines == [
        #"turtle.up(): called while pen is "unready", expected when pen is "ready""#
      ])
    #expect(reporter.notes == [])
  }

  @Test func aMachineWithoutAFirstStateHasNone() {
    let door = context.states("door")
    let line = #line + 1
    context.check { expectThat(turtle).receives.up().whenState(door.equals("open")) }
    turtle.up()
    #expect(
      reporter.headlines == [
        #"turtle.up(): called while door has no state, expected when door is "open""#
      ])
    #expect(reporter.lines == [line + 1])
    let states = #"  states    pen is "unready""#
    #expect(reporter.messages.first?.contains(states) == true)
  }

  @Test(arguments: [("y", "y", 0), ("y", "n", 1), ("n", "y", 1), ("n", "n", 1)])
  func nestedStatesAreAllNeeded(a: String, b: String, failures: Int) {
    let (one, two) = (context.states("a").startsAs("n"), context.states("b").startsAs("n"))
    context.check {
      whenState(one.equals("y")) {
        whenState(two.equals("y")) { allowing(turtle).receives.up() }
      }
    }
    one.transition(to: a)
    two.transition(to: b)
    turtle.up()
    #expect(reporter.failures.count == failures)
  }

  @Test(arguments: [("y", 0), ("n", 1)])
  func theOuterStateHoldsAfterTheInnerBlock(outer: String, failures: Int) {
    let (one, two) = (context.states("a").startsAs(outer), context.states("b").startsAs("n"))
    context.check {
      whenState(one.equals("y")) {
        whenState(two.equals("y")) { allowing(turtle).receives.up() }
        allowing(turtle).receives.down()
      }
    }
    turtle.down()
    #expect(reporter.failures.count == failures)
  }

  @Test func testCodeMovesAMachineOn() {
    context.check { expectThat(turtle).receives.up().whenState(pen.equals("ready")) }
    pen.transition(to: "ready")
    turtle.up()
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test func machinesAndPredicatesSayWhatTheyAre() {
    #expect("\(pen)" == #"pen is "unready""#)
    pen.transition(to: "ready")
    #expect("\(pen)" == #"pen is "ready""#)
    #expect("\(context.states("door"))" == "door has no state")
    #expect("\(context.states("gear", startingAs: 1))" == "gear is 1")
    let both = pen.equals("ready") && !pen.isNot("up")
    #expect("\(both)" == #"pen is "ready" and not (pen is not "up")"#)
  }

  @Test func predicatesCombine() {
    let door = context.states("door", startingAs: 1)
    context.check {
      allowing(turtle).receives.say("both").whenState(pen.isNot("ready") && door.equals(1))
      allowing(turtle).receives.say("either").whenState(pen.equals("ready") || door.equals(1))
      allowing(turtle).receives.say("not").whenState(!(pen.equals("ready") && door.equals(1)))
    }
    for words in ["both", "either", "not"] { turtle.say(words) }
    #expect(reporter.failures.isEmpty)
    door.transition(to: 2)
    turtle.say("both")
    turtle.say("either")
    #expect(reporter.kinds == [.unexpectedCall])
    assertContextSatisfied(context)
    #expect(reporter.notes.count == 1)
  }

  @Test func aCallMovesAMachineOn() {
    context.check {
      expectThat(turtle).receives.up().then.state(pen, becomes: "ready")
      expectThat(turtle).receives.down().whenState(pen.equals("ready"))
    }
    turtle.up()
    turtle.down()
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
    #expect(pen.currentState == "ready")
  }
}
