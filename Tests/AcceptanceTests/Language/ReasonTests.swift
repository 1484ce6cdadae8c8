import Mocky
import MockyTestSupport
import Testing

/// The reason of an expectation is in every failure about it.
struct ReasonTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  private var reasons: [String] {
    reporter.messages.map { message in
      message.split(separator: "\n").map(String.init)
        .filter { $0.hasPrefix("  because ") }.joined(separator: "|")
    }
  }

  @Test func anExpectationThatIsNotMet() {
    context.check { expectThat(turtle).receives.up().because("a turtle must not leak") }
    assertContextSatisfied(context)
    #expect(
      reporter.messages == [
        """
        turtle.up(): never called, expected once
          because   a turtle must not leak
          calls     no mock was called
        """
      ])
    #expect(
      reporter.failures.first?.details.expectation?.reason == "a turtle must not leak")
  }

  @Test func groupsAndLinesAreJoined() {
    context.check {
      because("outer") {
        because("mid\nle") {
          expectThat(turtle).receives.count().because("inner").then.returns(1).because("last")
        }
        context.check { expectThat(turtle).receives.up().because("nested") }
        for step in 1...1 { expectThat(turtle).receives.forward(step, why: .any) }
      }
      expectThat(turtle).receives.down()
    }
    assertContextSatisfied(context)
    #expect(
      reasons == [
        "  because   outer, mid le, inner, last", "  because   outer, nested",
        "  because   outer", "",
      ])
  }

  @Test func aCallTooManyAndOneWithOtherArguments() {
    context.check { expectThat(turtle).receives.say("m").because("one word is enough") }
    turtle.say("n")
    context.reset()
    context.check { expectThat(turtle).receives.say("m").because("one word is enough") }
    turtle.say("m")
    turtle.say("m")
    #expect(reasons == Array(repeating: "  because   one word is enough", count: 2))
  }

  @Test func aVerification() {
    context.verify {
      because("it fell") { expectThat(turtle).received.down() }
      expectThat(turtle).received.up().because("it must rise")
    }
    #expect(reasons == ["  because   it fell", "  because   it must rise"])
  }

  @Test func theTranscriptShowsIt() {
    context.check { expectThat(turtle).receives.up().because("it must rise") }
    let text = "turtle.up(): expected once, never called, because it must rise"
    #expect(context.transcript.missing.map(\.description) == [text])
    context.reset()
  }

  @Test func anEmptyGroupAndNoReason() {
    context.check { because("nothing") {} }
    context.check { expectThat(turtle).receives.up().because("") }
    assertContextSatisfied(context)
    #expect(reasons == [""])
  }
}
