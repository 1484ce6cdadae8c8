import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Cellar {
  func draw() throws -> NoDefault
  func read<T>() -> T
}

/// The reason of an expectation is in every failure about it.
struct ReasonTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  private var reasons: [String] {
    reporter.messages.map { message in
      message.split(separator: "\n").map(String.init)
        .filter { $0.hasPrefix("  because ") }.joined(separator: "|")
    }
  }

  @Test func groupsAndLinesAreJoined() {
    context.check {
      because("outer") {
        because("mid\nle") {
          expectThat(turtle).receives.count().because("inner").then.returns(1).because("last")
        }
        for step in 1...1 { expectThat(turtle).receives.forward(step, why: .any) }
      }
      expectThat(turtle).receives.down()
    }
    assertContextSatisfied(context)
    #expect(
      reasons == [
        "  because   outer, mid le, inner, last", "  because   outer", "",
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

  @Test func aChoiceThatIsNotFound() {
    context.verify {
      because("it moved") {
        anyOf {
          expectThat(turtle).received.up().because("it rose")
          expectThat(turtle).received.down()
        }
      }
      anyOf {
        expectThat(turtle).received.up().because("it rose")
        expectThat(turtle).received.down().because("it fell")
      }
    }
    #expect(reasons == ["  because   it moved, it rose", "  because   it rose, it fell"])
  }

  @Test func aWaitThatEnds() async {
    context.check { expectThat(turtle).receives.up().because("it must rise") }
    await context.waitUntilSatisfied(timeout: .milliseconds(10))
    context.reset()
    context.check {
      expectThat(turtle).receives.name()
      because("it must move") {
        expectThat(turtle).receives.up()
        expectThat(turtle).receives.down()
      }
    }
    await context.waitUntilSatisfied(timeout: .milliseconds(10))
    await context.verify(within: .milliseconds(10)) {
      expectThat(turtle).received.down().because("it must fall")
    }
    context.reset()
    #expect(
      reasons.prefix(2) == ["  because   it must rise", "  because   it must move"])
    #expect(reporter.kinds.prefix(2) == [.timedOut, .timedOut])
  }

  @Test func aCallThatCannotBeAnswered() {
    let cellar = context.mock(MockCellar.self)
    context.check {
      because("a guest is waiting") {
        allowing(cellar).receives.draw()
        allowing(cellar).receives.read().then.performs { () -> Any in 3 }
      }
    }
    #expect(throws: UnexpectedInvocation.self) { try cellar.draw() }
    _ = cellar.read() as String
    #expect(reporter.kinds == [.misuse, .misuse])
    #expect(reasons == Array(repeating: "  because   a guest is waiting", count: 2))
  }

  @Test func aMistakeInTheExpectation() {
    context.check {
      because("it must rise") {
        allowing(turtle).receives.up()
        expectThat(turtle).receives.up()
        expectThat(turtle).receives(.never).count().then.returns(1)
        allowing(turtle).receives.name().then.forwards()
      }
    }
    context.verify {
      because("it rose") { expectThat(turtle).received.count().then.returns(1) }
    }
    #expect(
      Set(reasons) == ["  because   it must rise", "  because   it rose"])
    #expect(reporter.kinds == [.misuse, .misuse, .misuse, .misuse])
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
