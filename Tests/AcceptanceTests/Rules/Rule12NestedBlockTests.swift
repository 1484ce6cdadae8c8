import Mocky
import MockyTestSupport
import Testing

/// Rule 12, where blocks stand in each other: each mistake is one failure.
struct Rule12NestedBlockTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  @Test func aCheckOfAnotherContext() {
    let other = Mockery(reporter: RecordingReporter())
    let stranger = other.mock(MockTurtle.self)
    context.check { other.check { expectThat(stranger).receives.up() } }
    reporter.expectMisuse("this is in a block of another Mockery: write it beside that block")
    #expect(context.isSatisfied == false)
    #expect(other.isSatisfied == false)
    stranger.up()
    #expect(other.isSatisfied)
  }

  @Test func aStateOfAnotherContextAroundACheck() {
    let door = Mockery(reporter: RecordingReporter()).states("door")
    context.check {
      whenState(door.equals("open")) { context.check { expectThat(turtle).receives.up() } }
    }
    reporter.expectMisuse(
      #"the state machine "door" belongs to another Mockery: "#
        + "use one made by the context whose block this is", linesAbove: 2)
  }

  @Test func aDemandInACheckInADefault() {
    context.byDefault { context.check { expectThat(turtle).receives.up() } }
    reporter.expectMisuse(
      "byDefault takes only allowing, ignoring and never: "
        + "write allowing(…), or expect the call in check { … }")
    assertContextSatisfied(context)
    #expect(reporter.failures.count == 1)
  }

  @Test func aCheckInADefaultBelongsToTheDefaults() {
    context.byDefault { context.check { allowing(turtle).receives.count().then.returns(1) } }
    context.check { expectThat(turtle).receives.count().then.returns(9) }
    #expect(turtle.count() == 9)
    #expect(turtle.count() == 1)
    context.checkpoint()
    #expect(turtle.count() == 1)
    #expect(reporter.messages == [])
  }

  @Test func expectationsInAnInOrderInACheck() {
    context.check { inOrder { expectThat(turtle).receives.up() } }
    reporter.expectMisuse(
      "inOrder { } asks what has been called: it belongs in context.verify { … }")
  }

  @Test func callsInAnInOrderInAnAnyOf() {
    context.verify {
      anyOf {
        inOrder { expectThat(turtle).received.up() }
      }
    }
    #expect(reporter.messages == ["inOrder and anyOf take calls, not another inOrder or anyOf"])
    #expect(reporter.lines == [#line - 4])
  }

  @Test func aCheckInAnInOrder() {
    context.verify { inOrder { context.check { allowing(turtle).receives.up() } } }
    reporter.expectMisuse("check { … } inside verify { … } means nothing")
  }
}
