import Mocky
import MockyTestSupport
import Testing

/// Rule 1 with a block that runs while another one is read, in a helper called for an argument: it
/// is a block of its own, and its expectations come first.
struct Rule01ArgumentBlockTests {
  var (reporter, context, turtle, other) = recordedContext(MockTurtle.self, MockTurtle.self)

  /// Declares expectations for an argument.
  private func words(@ExpectationBuilder _ part: () -> ExpectationGroup) -> String {
    context.check(part)
    return "words"
  }

  @Test func theInnerExpectationsComeFirst() {
    let pen = context.states("pen").startsAs("up")
    context.check {
      whenState(pen.equals("down")) {
        expectThat(turtle).receives.say(words { ignoring(other) })
      }
      expectThat(turtle).receives.up().then.state(pen, becomes: "down")
    }
    #expect(
      context.expectations.map(\.text) == [
        "any call of turtle2", #"turtle.say("words")"#, "turtle.up()",
      ])
    other.down()
    turtle.up()
    turtle.say("words")
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }

  @Test func theyAreSearchedBeforeTheLinesAroundThem() {
    context.check {
      allowing(turtle).receives.count().then.returns(2)
      expectThat(turtle).receives(.never).say(
        words { expectThat(turtle).receives.count().then.returns(1) })
    }
    #expect([turtle.count(), turtle.count()] == [1, 2])
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }

  @Test func noStateSequenceReasonOrTierAroundThemIsTheirs() {
    let (pen, walk) = (context.states("pen").startsAs("up"), context.sequence("walk"))
    context.byDefault {
      whenState(pen.equals("down")) {
        because("of the block around") {
          lenient {
            allowing(turtle).receives.say(words { expectThat(turtle).receives.up() })
              .inSequence(walk)
          }
        }
      }
    }
    context.checkpoint()
    let text = "turtle.up(): never called, expected once"
    #expect(reporter.headlines == [text])
    #expect(reporter.messages.first?.contains("because") == false)
    context.checkpoint()
    #expect(reporter.headlines == [text])
  }

  @Test func aLineBehindThemIsReportedAtItsOwnPlace() {
    context.check {
      expectThat(turtle).receives.up()
      expectThat(turtle).receives.say(words { allowing(turtle).receives.up() })
    }
    #expect(reporter.lines == [#line - 3])
    #expect(reporter.kinds == [.misuse])
    #expect(reporter.headlines.first?.hasPrefix("no call can reach turtle.up(), because ") == true)
  }

  @Test func whatIsCalledWhileTheOuterBlockIsReadCounts() {
    func words() -> String {
      context.check { expectThat(other).receives.up() }
      other.up()
      return "words"
    }
    context.check { expectThat(turtle).receives.say(words()) }
    turtle.say("words")
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }

  @Test func aBlockOfAnotherContextBelongsToThatContext() {
    let stranger = Mockery(reporter: reporter)
    let strange = stranger.mock(MockTurtle.self)
    func words() -> String {
      stranger.check { expectThat(strange).receives.up() }
      return "words"
    }
    context.check { expectThat(turtle).receives.say(words()) }
    turtle.say("words")
    #expect(context.isSatisfied)
    #expect(stranger.isSatisfied == false)
    strange.up()
    #expect(stranger.isSatisfied)
  }

  @Test func aBlockForAnArgumentOfAVerificationDeclares() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    nice.say("words")
    context.verify {
      expectThat(nice).received.say(words { expectThat(turtle).receives.up() })
    }
    turtle.up()
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }
}

/// A misuse in a block for an argument leaves nothing behind that a nice mock would be strict about.
struct Rule01ArgumentBlockMisuseTests {
  private let reporter = RecordingReporter()
  private let context: Mockery
  private let nice: MockTurtle

  init() {
    context = Mockery(reporter: reporter)
    nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
  }

  private func words(@ExpectationBuilder _ part: () -> ExpectationGroup) -> String {
    context.check(part)
    return "words"
  }

  /// Lets the code call members that nothing mentions any more.
  private func expectNothingLeft(_ misuses: Int, call: (MockTurtle) -> Void) {
    #expect(reporter.kinds.filter { $0 == .misuse }.count == misuses)
    context.byDefault { allowing(nice).receives.down() }
    context.checkpoint()
    let failures = reporter.failures.count
    call(nice)
    assertContextSatisfied(context)
    #expect(reporter.failures.count == failures)
  }

  @Test func theInnerLineIsUnreachable() {
    context.check { ignoring(nice) }
    context.check {
      allowing(nice).receives(.never).say(words { expectThat(nice).receives.up() })
    }
    expectNothingLeft(2) { $0.up() }
  }

  @Test func theOuterLineIsUnreachable() {
    context.check {
      expectThat(nice).receives.up()
      expectThat(nice).receives.say(words { ignoring(nice) })
    }
    expectNothingLeft(2) { nice in
      nice.up()
      nice.say("words")
    }
  }

  @Test func anUnmetExpectationStandsBefore() {
    context.check { expectThat(nice).receives.down() }
    context.check {
      expectThat(nice).receives(.never).forward(
        1, why: words { expectThat(nice).receives(.exactly(-1)).up() })
    }
    expectNothingLeft(1) { $0.up() }
  }

  @Test func bothAreRight() {
    context.check {
      expectThat(nice).receives.forward(1, why: words { expectThat(nice).receives.up() })
    }
    expectNothingLeft(0) { nice in
      nice.up()
      nice.forward(1, why: "words")
    }
  }
}
