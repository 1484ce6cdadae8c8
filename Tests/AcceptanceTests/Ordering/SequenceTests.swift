import Mocky
import MockyTestSupport
import Testing

/// Calls in their order.
struct SequenceTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let other: MockTurtle
  let walk: CallSequence

  init() {
    other = context.mock(named: "other")
    walk = context.sequence("walk")
  }

  @Test func callsInTheirOrderPassAcrossMocks() {
    context.check {
      inSequence(walk) {
        expectThat(turtle).receives.up()
        expectThat(other).receives(2).down()
        expectThat(turtle).receives.down()
      }
    }
    turtle.up()
    other.down()
    other.down()
    turtle.down()
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test func aCallBeforeItsTurnNamesWhatMustComeFirst() {
    context.check {
      inSequence(walk) {
        expectThat(turtle).receives.up()
        expectThat(turtle).receives.down()
      }
    }
    turtle.down()
    #expect(
      reporter.headlines == [
        #"turtle.down(): too early in sequence "walk", turtle.up() must come first"#
      ])
  }

  @Test func oneExpectationIsAMemberOfSeveralSequences() {
    let talk = context.sequence("talk")
    context.check {
      expectThat(turtle).receives.up().inSequence(walk)
      expectThat(turtle).receives.say("hi").inSequence(talk)
      expectThat(turtle).receives.down().inSequence(walk, talk)
    }
    turtle.up()
    turtle.down()
    #expect(
      reporter.headlines == [
        #"turtle.down(): too early in sequence "talk", turtle.say("hi") must come first"#
      ])
  }

  @Test func aNeverInASequenceHoldsNothingUp() {
    context.check {
      inSequence(walk) {
        expectThat(turtle).receives(.never).up()
        expectThat(turtle).receives.down()
      }
    }
    turtle.down()
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test func aSequenceSaidTwiceIsOne() {
    context.check {
      inSequence(walk) {
        expectThat(turtle).receives.up().inSequence(walk, walk)
        expectThat(turtle).receives.down()
      }
    }
    turtle.up()
    turtle.down()
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }

  @Test func aSequenceIsDescribedByItsName() {
    #expect("\(walk)" == "walk")
  }
}
