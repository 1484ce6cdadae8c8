import Mocky
import MockyTestSupport
import Testing

/// Rule 7: unexpected calls fail at once, are remembered, and throw where they can.
struct Rule07UnexpectedCallTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  @Test func theFailureComesWithTheCallAndNotWithTheAssertion() {
    turtle.up()
    #expect(reporter.kinds == [.unexpectedCall])
    assertContextSatisfied(context)
    #expect(reporter.failures.count == 1)
  }

  @Test func aThrowingMethodThrowsWhatSaysInOneLineThatItWasReported() async {
    let error = await #expect(throws: UnexpectedInvocation.self) {
      _ = try await turtle.fetch(7)
    }
    #expect(error.map { "\($0)" } == "unexpected call of turtle.fetch(7), reported above")
    #expect(error?.call == "turtle.fetch(7)")
    #expect(reporter.headlines == ["turtle.fetch(7): unexpected: no expectations were declared"])
  }

  @Test func aThrowingMethodThatIsNotAsyncThrowsToo() {
    let subscriber: MockSubscriber = context.mock()
    #expect(throws: UnexpectedInvocation.self) { try subscriber.unread() }
    #expect(reporter.kinds == [.unexpectedCall])
  }

  @Test func anyOtherMethodReturnsADefaultValue() {
    context.setDefault(7, for: Int.self)
    #expect(turtle.count() == 7)
    #expect(turtle.name() == "")
    #expect(reporter.kinds == [.unexpectedCall])
  }

  @Test func aFailureThatTheCodeUnderTestSwallowsIsRemembered() async {
    _ = try? await turtle.fetch(7)
    #expect(!context.isSatisfied)
    #expect(reporter.kinds == [.unexpectedCall])
  }

  @Test func aCallThatIsRefusedIsNotCounted() {
    let pen = context.states("pen").startsAs("up")
    context.check {
      expectThat(turtle).receives.up().then.state(pen, becomes: "down")
        .whenState(pen.equals("ready"))
    }
    turtle.up()
    #expect(pen.currentState == "up")
    pen.transition(to: "ready")
    turtle.up()
    #expect(pen.currentState == "down")
    #expect(reporter.kinds == [.unexpectedCall])
  }

  @Test func aRefusedCallIsNotCaptured() {
    let captor = Captor<String>()
    context.check {
      expectThat(turtle).receives.forward(1, why: .capturing(into: captor))
    }
    turtle.forward(2, why: "wrong")
    #expect(captor.values.isEmpty)
  }

  @Test func aNiceMockRecordsWhatNothingMentions() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    #expect(nice.count() == 0)
    #expect(reporter.failures.isEmpty)
    context.verify { expectThat(nice).received.count() }
    #expect(reporter.failures.isEmpty)
  }

  @Test func aNiceMockIsStrictAboutWhatIsMentioned() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    context.check { expectThat(nice).receives.up() }
    nice.up()
    nice.up()
    #expect(reporter.headlines == ["nice.up(): called a 2nd time, expected once"])
  }

  @Test func aNiceMockIsStrictAboutStates() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    let pen = context.states("pen").startsAs("up")
    context.check { allowing(nice).receives.up().whenState(pen.equals("down")) }
    nice.up()
    #expect(
      reporter.headlines == [#"nice.up(): called while pen is "up", expected when pen is "down""#])
  }

  @Test func aNiceMockIsStrictAboutSequences() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    let walk = context.sequence("walk")
    context.check {
      inSequence(walk) {
        expectThat(nice).receives.up()
        expectThat(nice).receives.down()
      }
    }
    nice.down()
    #expect(
      reporter.headlines == [
        #"nice.down(): too early in sequence "walk", nice.up() must come first"#
      ])
  }
}
