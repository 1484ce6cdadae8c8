import Mocky
import MockyTestSupport
import Testing

/// Rule 4: a member may be called once every earlier one has had its calls, and retires them.
struct Rule04SequenceTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let walk: CallSequence

  init() {
    walk = context.sequence("walk")
  }

  @Test func aMemberWaitsForEveryEarlierOne() {
    context.check {
      inSequence(walk) {
        expectThat(turtle).receives(.atLeast(2)).up()
        expectThat(turtle).receives.say("m")
        expectThat(turtle).receives.down()
      }
    }
    turtle.up()
    turtle.up()
    turtle.down()
    #expect(
      reporter.headlines == [
        #"turtle.down(): too early in sequence "walk", turtle.say("m") must come first"#
      ])
  }

  @Test func theFewestCallsAreEnough() {
    context.check {
      inSequence(walk) {
        expectThat(turtle).receives(1...3).up()
        expectThat(turtle).receives.down()
      }
    }
    turtle.up()
    turtle.down()
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test func aLaterCallRetiresTheEarlierMembersForGood() {
    context.check {
      inSequence(walk) {
        expectThat(turtle).receives(.atLeast(1)).up()
        expectThat(turtle).receives.down()
      }
    }
    turtle.up()
    turtle.down()
    turtle.up()
    #expect(
      reporter.headlines == [
        #"turtle.up(): too late in sequence "walk", turtle.down() has been called already"#
      ])
  }

  @Test func optionalMembersCanBeSkippedButNotCaughtUpWith() {
    context.check {
      inSequence(walk) {
        allowing(turtle).receives.up()
        expectThat(turtle).receives(...1).say("m")
        expectThat(turtle).receives.down()
      }
    }
    turtle.down()
    #expect(context.isSatisfied)
    turtle.say("m")
    #expect(
      reporter.headlines == [
        #"turtle.say("m"): too late in sequence "walk", turtle.down() has been called already"#
      ])
  }

  @Test func aMemberThatIsPastLetsTheSearchGoOn() {
    context.check {
      allowing(turtle).receives.count().then.returns(1).inSequence(walk)
      expectThat(turtle).receives.down().inSequence(walk)
      allowing(turtle).receives.count().then.returns(2)
    }
    #expect(turtle.count() == 1)
    turtle.down()
    #expect(turtle.count() == 2)
  }

  @Test func aSequenceGoesOnInALaterBlock() {
    context.check { expectThat(turtle).receives.up().inSequence(walk) }
    context.check { expectThat(turtle).receives.down().inSequence(walk) }
    turtle.down()
    #expect(
      reporter.headlines == [
        #"turtle.down(): too early in sequence "walk", turtle.up() must come first"#
      ])
  }

  @Test func aMockOfAnotherContextIsMisuse() {
    let foreign = Mockery(reporter: RecordingReporter())
    let stranger = foreign.mock(MockTurtle.self, named: "stranger")
    context.check { expectThat(stranger).receives.up() }
    reporter.expectMisuse(
      #"the mock "stranger" belongs to another Mockery: use one made by the context whose block this is"#
    )
  }

  @Test func aStateMachineOfAnotherContextIsMisuse() {
    let foreign = Mockery(reporter: RecordingReporter())
    let state = foreign.states("weather").startsAs("fair")
    context.check { allowing(turtle).receives.up().whenState(state.equals("fair")) }
    reporter.expectMisuse(
      #"the state machine "weather" belongs to another Mockery: use one made by the context whose block this is"#
    )
  }

  @Test func aTransitionOfAnotherContextIsMisuse() {
    let foreign = Mockery(reporter: RecordingReporter())
    let state = foreign.states("weather").startsAs("fair")
    context.check { allowing(turtle).receives.up().then.state(state, becomes: "foul") }
    reporter.expectMisuse(
      #"the state machine "weather" belongs to another Mockery: use one made by the context whose block this is"#
    )
  }

  @Test func aSequenceOfAnotherContextIsMisuse() {
    let foreign = Mockery(reporter: RecordingReporter())
    let sequence = foreign.sequence("parade")
    context.check { allowing(turtle).receives.up().inSequence(sequence) }
    reporter.expectMisuse(
      #"the sequence "parade" belongs to another Mockery: use one made by the context whose block this is"#
    )
  }

  @Test func aWaitForAStateOfAnotherContextIsMisuse() async {
    let foreign = Mockery(reporter: RecordingReporter())
    let state = foreign.states("weather").startsAs("fair")
    await context.waitUntil(state.equals("foul"), timeout: .seconds(600))
    reporter.expectMisuse(
      #"the state machine "weather" belongs to another Mockery: wait with the one that made it"#)
  }
}
