import Mocky
import MockyTestSupport
import Testing

/// The whole text of each kind of failure. Here: unexpected calls.
struct FailureTextTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  @Test func theSampleOfTheDesign() {
    let one = context.mock(MockSubscriber.self, named: "subscriberOne")
    let two = context.mock(MockSubscriber.self, named: "subscriberTwo")
    let connection = context.states("connection").startsAs("shut")
    let line = #line + 2
    context.check {
      expectThat(one).receives.receive("some message", urgent: true)
      expectThat(two).receives.receive("some message", urgent: .any)
      allowing(turtle).receives.count()
      expectThat(turtle).receives.up().then.state(connection, becomes: "open")
    }
    turtle.up()
    two.receive("some message", urgent: true)
    UrgentPublisher(subscriber: one).publish("some mesage")
    #expect(
      reporter.messages == [
        """
        subscriberOne.receive("some mesage", urgent: true): unexpected: argument 1 is "some mesage", expected "some message"
          called from  UrgentPublisher.publish(_:)  Tests/AcceptanceTests/Support/Publisher.swift:31
                       ← FailureTextTests.theSampleOfTheDesign()  :\(line + 7)
          closest expectation  FailureTextTests.swift:\(line)  (expected once, called never)
              1         ✗ expected "some message"
                               got "some mesage"
                                            ^
              urgent    ✓ true
          other expectations
              ✓ once, called once       subscriberTwo.receive("some message", urgent: any)   :\(line + 1)
              ○ allowed, called never   turtle.count()                                       :\(line + 2)
              ✓ once, called once       turtle.up()                                          :\(line + 3)   then connection is "open"
          states    connection is "open"
          before this
              1. turtle.up()                                           → :\(line + 3), connection became "open"
              2. subscriberTwo.receive("some message", urgent: true)   → :\(line + 1)
        """
      ])
  }

  @Test func noExpectations() {
    turtle.up()
    #expect(
      reporter.messages == [
        """
        turtle.up(): unexpected: no expectations were declared
          expect it    in context.check { expectThat(turtle).receives.up() }
          before this  nothing
        """
      ])
  }

  @Test func notMentioned() {
    context.check { ignoring(context.mock(MockTurtle.self, named: "other")) }
    turtle.up()
    let line = #line - 1
    #expect(
      reporter.messages == [
        """
        turtle.up(): unexpected: no expectation mentions it
          expectations
              ○ allowed, called never   any call of other   :\(line - 1)
        """
      ])
  }

  @Test func tooOftenForSeveralThatReadTheSame() {
    let line = #line + 2
    context.check {
      expectThat(turtle).receives(2).count().then.returns(1)
      expectThat(turtle).receives.count().then.returns(2)
    }
    for _ in 1...4 { _ = turtle.count() }
    #expect(
      reporter.messages == [
        """
        turtle.count(): called a 4th time, expected 3 times by 2 expectations
          expectation  FailureTextTests.swift:\(line + 1)  (expected once, called once)
          other expectations
              ✓ exactly 2 times, called 2 times   turtle.count()   :\(line)
          before this
              1. turtle.count()   → :\(line)
              2. turtle.count()   → :\(line)
              3. turtle.count()   → :\(line + 1)
        """
      ])
  }

  @Test func notAllowed() {
    context.check { expectThat(turtle).receives(.never).say("bad") }
    turtle.say("good")
    let line = #line - 1
    #expect(
      reporter.messages == [
        """
        turtle.say("good"): unexpected: no expectation allows it
          expectations
              ✓ never   turtle.say("bad")   :\(line - 1)
        """
      ])
  }

  @Test func never() {
    context.check { expectThat(turtle).receives(.never).up() }
    turtle.up()
    let line = #line - 1
    #expect(
      reporter.messages == [
        """
        turtle.up(): called, expected never
          expectation  FailureTextTests.swift:\(line - 1)
        """
      ])
  }

  @Test func tooOften() {
    context.check { expectThat(turtle).receives.up() }
    turtle.up()
    turtle.up()
    let line = #line - 1
    #expect(
      reporter.messages == [
        """
        turtle.up(): called a 2nd time, expected once
          expectation  FailureTextTests.swift:\(line - 2)
          before this
              1. turtle.up()   → :\(line - 2)
        """
      ])
  }
}
