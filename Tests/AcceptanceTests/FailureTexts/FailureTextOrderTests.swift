import Mocky
import MockyTestSupport
import Testing

/// The whole text of failures: sequences, states, waits.
struct FailureTextOrderTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let walk: CallSequence
  let file = "FailureTextOrderTests.swift"

  init() {
    walk = context.sequence("walk")
  }

  @Test func tooEarlyInASequence() {
    let line = #line + 2
    context.check {
      expectThat(turtle).receives.up().inSequence(walk)
      expectThat(turtle).receives.down().inSequence(walk)
    }
    turtle.down()
    #expect(
      reporter.messages == [
        """
        turtle.down(): too early in sequence "walk", turtle.up() must come first
          expectation  \(file):\(line + 1)  (expected once, called never)
          sequence "walk"
              → turtle.up()     :\(line)   expected now
              ✗ turtle.down()   :\(line + 1)   this call
        """
      ])
  }

  @Test func pastInASequence() {
    let line = #line + 2
    context.check {
      allowing(turtle).receives.up().inSequence(walk)
      expectThat(turtle).receives.down().inSequence(walk)
    }
    turtle.down()
    turtle.up()
    #expect(
      reporter.messages == [
        """
        turtle.up(): too late in sequence "walk", turtle.down() has been called already
          expectation  \(file):\(line)  (allowed, called never)
          sequence "walk"
              ✗ turtle.up()     :\(line)   this call
              ✓ turtle.down()   :\(line + 1)   called once
        """
      ])
  }

  @Test func inTheWrongState() {
    let door = context.states("door").startsAs("shut")
    let guest = context.states("guest", startingAs: 0)
    let line = #line + 1
    context.check { allowing(turtle).receives.up().whenState(door.equals("open")) }
    guest.transition(to: 2)
    turtle.up()
    #expect(
      reporter.messages == [
        """
        turtle.up(): called while door is "shut", expected when door is "open"
          expectation  \(file):\(line)  (allowed, called never)
          what would change it
              no expectation; only test code with door.transition(to:)
          states    guest is 2
        """
      ])
  }

  @Test func timedOutWaitingForAState() async {
    let door = context.states("door").startsAs("shut")
    let line = #line + 2
    context.check {
      expectThat(turtle).receives.up().then.state(door, becomes: "open")
      allowing(turtle).receives.down().then.state(door, becomes: "shut")
    }
    turtle.down()
    await context.waitUntil(door.equals("open"), timeout: .milliseconds(10))
    #expect(
      reporter.messages == [
        """
        timed out after 0.01 seconds waiting until door is "open": door is "shut"
          what would change it
              turtle.up() makes door "open"   :\(line)  (expected once, called never)
          other expectations
              ○ allowed, called once   turtle.down()   :\(line + 1)   then door is "shut"
          calls
              1. turtle.down()   → :\(line + 1), door became "shut"
        """
      ])
  }

  @Test func timedOutWaitingForExpectations() async {
    let line = #line + 2
    context.check {
      expectThat(turtle).receives.up()
      expectThat(turtle).receives(2).down()
    }
    turtle.up()
    await context.waitUntilSatisfied(timeout: .milliseconds(10))
    #expect(
      reporter.messages == [
        """
        timed out after 0.01 seconds waiting for turtle.down(): called never, expected exactly 2 times
          expectations
              ✓ once, called once               turtle.up()     :\(line)
              ✗ exactly 2 times, called never   turtle.down()   :\(line + 1)
          calls
              1. turtle.up()   → :\(line)
        """
      ])
  }
}
