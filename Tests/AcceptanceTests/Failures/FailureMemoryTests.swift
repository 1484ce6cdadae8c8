import Mocky
import MockyTestSupport
import Testing

/// A context remembers failures until an assertion or a reset.
struct FailureMemoryTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  @Test func aFailureThatWasSwallowedStaysTheOneThatCounts() async {
    context.check { allowing(turtle).receives.up() }
    _ = try? await turtle.fetch(1)
    turtle.down()
    #expect(!context.isSatisfied)
    assertContextSatisfied(context)
    #expect(reporter.headlines == ["turtle.fetch(1): unexpected: no expectation mentions it"])
    #expect(reporter.notes.count == 1)
    #expect(reporter.notes[0].contains("turtle.down(): unexpected: no expectation mentions it"))
  }

  @Test func aResetForgetsExpectations() {
    context.check { expectThat(turtle).receives.up() }
    context.reset()
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test func anAssertionForgetsWhatItHasReported() {
    context.check { expectThat(turtle).receives.up() }
    assertContextSatisfied(context)
    assertContextSatisfied(context)
    #expect(reporter.kinds == [.unsatisfied])
  }

  @Test func withoutAutomaticResetAnAssertionFailsAgain() {
    context.automaticallyResetsWhenAsserting = false
    context.check { expectThat(turtle).receives.up() }
    assertContextSatisfied(context)
    assertContextSatisfied(context)
    #expect(reporter.kinds == [.unsatisfied, .unsatisfied])
    turtle.up()
    assertContextSatisfied(context)
    #expect(reporter.failures.count == 2)
  }

  @Test func aFailureStandsAtTheExpectationsOwnLine() {
    context.check { expectThat(turtle).receives.up() }
    assertContextSatisfied(context)
    let failure = reporter.failures[0]
    #expect(failure.line == #line - 3)
    #expect(failure.fileID == #fileID)
    #expect(failure.filePath == #filePath)
  }

  @Test func eachUnsatisfiedExpectationFailsAndTheContextIsShownOnce() {
    context.check {
      expectThat(turtle).receives.up()
      expectThat(turtle).receives.down()
      expectThat(turtle).receives.say("m")
    }
    assertContextSatisfied(context)
    #expect(reporter.lines == [#line - 5, #line - 4, #line - 3])
    #expect(reporter.messages.map { !$0.section(.calls).isEmpty } == [true, false, false])
    #expect(
      reporter.messages.map { $0.section(.otherExpectations).count } == [2, 0, 0])
  }

  @Test func everythingGoesToTheReporterThatWasGiven() {
    turtle.down()
    assertContextSatisfied(context)
    context.check { expectThat(turtle).receives.up() }
    assertContextSatisfied(context)
    #expect(reporter.kinds == [.unexpectedCall, .unsatisfied])
  }

  @Test func aNeverThatWasNotCalledIsSatisfied() {
    context.check {
      expectThat(turtle).receives.up()
      expectThat(turtle).receives(.never).down()
    }
    turtle.up()
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test func aCallAfterTheContextHasEndedSaysSo() {
    let turtle = Mockery(reporter: reporter).mock(MockTurtle.self)
    turtle.up()
    #expect(reporter.headlines == ["turtle.up(): called after its context has ended"])
  }
}
