import Mocky
import MockyTestSupport
import Testing

/// Rule 12, where `check` and `verify` are mixed up.
struct Rule12VerifyMisuseTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self, strictness: .nice)

  @Test func receivedInACheck() {
    context.check { expectThat(turtle).received.up() }
    reporter.expectMisuse(
      "received asks what has been called, in context.verify { … }: here write receives")
  }

  @Test func receivesInAVerify() {
    context.verify { expectThat(turtle).receives.up() }
    reporter.expectMisuse(
      "receives is for future calls, in context.check { … }: in verify write received")
  }

  @Test func allowingInAVerify() {
    context.verify { allowing(turtle).received.up() }
    reporter.expectMisuse("verify asks with expectThat(…).received, not allowing")
  }

  @Test func anActionInAVerify() {
    context.verify { expectThat(turtle).received.count().then.returns(1) }
    reporter.expectMisuse("verify looks back: returns 1 cannot happen any more")
  }

  private let conditions =
    "verify looks back: states and sequences belong in context.check { … }, "
    + "and the order of calls in inOrder { … }"

  @Test func aStateInAVerify() {
    let pen = context.states("pen")
    context.verify { expectThat(turtle).received.up().whenState(pen.equals("up")) }
    reporter.expectMisuse(conditions)
  }

  @Test func aGroupUnderAStateInAVerify() {
    let pen = context.states("pen")
    context.verify { whenState(pen.equals("up")) { expectThat(turtle).received.up() } }
    reporter.expectMisuse(conditions)
  }

  @Test func aGroupOfSeveralUnderAStateInAVerifyIsOneMisuse() {
    let pen = context.states("pen")
    context.verify {
      whenState(pen.equals("up")) {
        expectThat(turtle).received.up()
        expectThat(turtle).received.down()
      }
    }
    reporter.expectMisuse(conditions, linesAbove: 4)
  }

  @Test func aSequenceInAVerify() {
    let walk = context.sequence("walk")
    context.verify { inSequence(walk) { expectThat(turtle).received.up() } }
    reporter.expectMisuse(conditions)
  }

  @Test func anInOrderInACheck() {
    context.check { inOrder {} }
    reporter.expectMisuse(
      "inOrder { } asks what has been called: it belongs in context.verify { … }")
  }

  @Test func anAnyOfInACheck() {
    context.check { anyOf {} }
    reporter.expectMisuse("anyOf { } asks what has been called: it belongs in context.verify { … }")
  }

  @Test func anInOrderInAnAnyOf() {
    context.verify { anyOf { inOrder {} } }
    #expect(reporter.kinds.contains(.misuse))
    #expect(
      reporter.messages[0] == "inOrder and anyOf take calls, not another inOrder or anyOf")
  }

  @Test func anImpossibleRangeInAVerify() {
    context.verify { expectThat(turtle).received(.between(3, and: 1)).up() }
    reporter.expectMisuse("no number of calls is at least 3 and at most 1")
  }

  @Test func aMockOfAnotherContextInAVerify() {
    let stranger = Mockery(reporter: RecordingReporter()).mock(MockTurtle.self, named: "stranger")
    context.verify { expectThat(stranger).received(.never).up() }
    reporter.expectMisuse(
      #"the mock "stranger" belongs to another Mockery: "#
        + "use one made by the context whose block this is")
  }
}
