import Mocky
import MockyTestSupport
import Testing

/// Rule 8: one root cause; everything after it goes into its notes.
struct Rule08RootCauseTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let pen: StateMachine<String>

  init() {
    pen = context.states("pen").startsAs("up")
  }

  @Test func laterCallsAndUnsatisfiedExpectationsAreNotesOnTheFirst() {
    let line = #line + 2
    context.check {
      expectThat(turtle).receives.say("a")
      expectThat(turtle).receives.say("b")
    }
    turtle.up()
    turtle.down()
    assertContextSatisfied(context)
    #expect(reporter.headlines == ["turtle.up(): unexpected: no expectation mentions it"])
    let down = callLine(line + 4, orExpectation: #line - 17)
    #expect(
      reporter.notes.map { $0.section(.afterThis) } == [
        ["\(down): turtle.down(): unexpected: no expectation mentions it"]
      ])
  }

  @Test func whatIsUnsatisfiedAtTheReleaseIsNoFailureOfItsOwn() {
    let reporter = RecordingReporter()
    do {
      let context = Mockery(reporter: reporter)
      let turtle: MockTurtle = context.mock()
      context.check { expectThat(turtle).receives.say("a") }
      turtle.up()
    }
    #expect(reporter.headlines == ["turtle.up(): unexpected: no expectation mentions it"])
    // The failure itself names it.
    #expect(reporter.failures[0].message.contains("✗ once, never called   turtle.say(\"a\")"))
    #expect(reporter.notes == [])
  }

  @Test func aTimedOutWaitIsARootToo() async {
    context.check { expectThat(turtle).receives.up() }
    await context.waitUntil(pen.equals("down"), timeout: .milliseconds(20))
    turtle.down()
    assertContextSatisfied(context)
    #expect(reporter.kinds == [.timedOut])
    #expect(reporter.notes[0].split(separator: "\n").count == 2)
  }

  @Test func withoutARootEachUnsatisfiedExpectationIsAFailureAtItsLine() {
    context.check {
      expectThat(turtle).receives.up()
      expectThat(turtle).receives.down()
    }
    assertContextSatisfied(context)
    #expect(reporter.kinds == [.unsatisfied, .unsatisfied])
    #expect(reporter.lines == [#line - 5, #line - 4])
    #expect(reporter.notes.isEmpty)
  }

  @Test func misuseAlwaysReports() {
    turtle.up()
    context.check { expectThat(turtle).receives(-1).up() }
    context.check { expectThat(turtle).receives(-2).up() }
    #expect(reporter.kinds == [.unexpectedCall, .misuse, .misuse])
  }

  @Test func aFailedVerifyIsNotedOnTheRoot() async {
    turtle.up()
    context.verify { expectThat(turtle).received.down() }
    let line = #line - 1
    let isMet = await context.verify(within: .seconds(60)) {
      expectThat(turtle).received.down()
    }
    #expect(!isMet)
    context.assertSatisfied()
    #expect(reporter.kinds == [.unexpectedCall])
    let notes = reporter.notes.first?.section(.afterThis) ?? []
    #expect(reporter.notes.count == 1 && notes.count == 2)
    for (note, line) in zip(notes, [line, line + 3]) {
      #expect(note.hasPrefix("Rule08RootCauseTests.swift:\(line): turtle.down(): "))
    }
  }

  @Test func eachFailureIsDeliveredOnce() {
    turtle.up()
    turtle.down()
    assertContextSatisfied(context)
    assertContextSatisfied(context)
    context.checkpoint()
    context.reset()
    #expect(reporter.failures.count == 1)
    #expect(reporter.notes.count == 1)
  }

  @Test func aFailureAfterAnAssertionIsARootOfItsOwn() {
    turtle.up()
    assertContextSatisfied(context)
    turtle.down()
    #expect(reporter.kinds == [.unexpectedCall, .unexpectedCall])
  }

  @Test func notesOfAFailureThatIsStillHeldAreInItsMessage() {
    let reporter = Callback()
    reporter.reachesTest = false
    let context = Mockery(reporter: reporter)
    let turtle: MockTurtle = context.mock()
    turtle.up()
    turtle.down()
    #expect(reporter.failures.isEmpty)
    reporter.reachesTest = true
    assertContextSatisfied(context)
    #expect(reporter.count == 1)
    #expect(
      reporter.failures[0].message.hasSuffix(
        "turtle.down(): unexpected: no expectations were declared"))
    #expect(reporter.failures[0].message.section(.afterThis) != [])
  }

  /// The place of an unexpected call: its own line, if the platform has backtraces.
  private func callLine(_ line: Int, orExpectation expectation: Int) -> String {
    #if canImport(Darwin)
      "Rule08RootCauseTests.swift:\(expectation)"
    #else
      "Rule08RootCauseTests.swift:\(line)"
    #endif
  }
}
