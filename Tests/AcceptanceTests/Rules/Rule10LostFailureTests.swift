import Mocky
import MockyTestSupport
import Testing

/// Rule 10: failures are never lost. (The adapters' tests show which test each one reaches.)
@Suite(.timeLimit(.minutes(10)))
struct Rule10LostFailureTests {
  let reporter = Callback()

  private func heldFailure(in context: Mockery) {
    reporter.reachesTest = false
    context.mock(MockTurtle.self).up()
    #expect(reporter.failures.isEmpty)
    reporter.reachesTest = true
  }

  private let held = ["turtle.up(): unexpected: no expectations were declared"]

  @Test func theNextAssertionDeliversWhatWasHeld() {
    let context = Mockery(reporter: reporter)
    heldFailure(in: context)
    assertContextSatisfied(context)
    #expect(reporter.headlines == held)
    assertContextSatisfied(context)
    #expect(reporter.count == 1)
  }

  @Test func theNextWaitDeliversWhatWasHeld() async {
    let context = Mockery(reporter: reporter)
    heldFailure(in: context)
    await context.waitUntilSatisfied(timeout: .seconds(600))
    #expect(reporter.headlines == held)
  }

  @Test func theNextVerificationDeliversWhatWasHeld() {
    let context = Mockery(reporter: reporter)
    heldFailure(in: context)
    context.verify {}
    #expect(reporter.headlines == held)
  }

  @Test func theNextTimedVerificationDeliversWhatWasHeld() async {
    let context = Mockery(reporter: reporter)
    heldFailure(in: context)
    await context.verify(within: .zero) {}
    #expect(reporter.headlines == held)
  }

  @Test func aSearchForMoreInteractionsDeliversWhatWasHeld() {
    let context = Mockery(reporter: reporter)
    heldFailure(in: context)
    context.verifyNoMoreInteractions()
    #expect(reporter.headlines == held)
  }

  @Test func aResetDeliversWhatWasHeld() {
    let context = Mockery(reporter: reporter)
    heldFailure(in: context)
    context.reset()
    #expect(reporter.headlines == held)
  }

  /// It may be a known issue, which what was held is not.
  @Test func theNextFailureDoesNotDeliverWhatWasHeldBefore() {
    let context = Mockery(reporter: reporter)
    heldFailure(in: context)
    context.check { expectThat(context.mock(MockTurtle.self)).receives(-1).up() }
    #expect(reporter.failures.map(\.kind) == [.misuse])
    assertContextSatisfied(context)
    #expect(reporter.failures.map(\.kind) == [.misuse, .unexpectedCall])
  }

  @Test func aContextThatIsReleasedDeliversWhatWasHeldAndNamesTheLineThatMadeIt() {
    let line = #line + 1
    do { heldFailure(in: Mockery(reporter: reporter)) }
    #expect(reporter.headlines == held)
    #expect(
      reporter.failures.first?.message.section(.reported) == [
        "when the context made at Rule10LostFailureTests.swift:\(line) was released: "
          + "no assertion came after this failure"
      ])
  }

  @Test func aContextThatIsReleasedUnverifiedNamesTheLineThatMadeIt() {
    let made = #line + 2
    do {
      let context = Mockery(reporter: reporter)
      let turtle = context.mock(MockTurtle.self)
      context.check { expectThat(turtle).receives.up() }
    }
    #expect(reporter.headlines == ["turtle.up(): never called, expected once"])
    #expect(
      reporter.failures.first?.message.section(.forgotten) == [
        "the context made at Rule10LostFailureTests.swift:\(made) was released without "
          + "being verified"
      ])
  }

  @Test func aContextThatIsReleasedVerifiedIsSilent() {
    do {
      let context = Mockery(reporter: reporter)
      let turtle = context.mock(MockTurtle.self)
      context.check { expectThat(turtle).receives.up() }
      turtle.up()
    }
    #expect(reporter.failures.isEmpty)
  }

  @Test func nothingIsRetainedInACycle() {
    weak var seen: Captor<Int>?
    weak var context: Mockery?
    weak var kept: MockTurtle?
    do {
      let captor = Captor<Int>()
      let made = Mockery(reporter: reporter)
      let (turtle, other) = (made.mock(MockTurtle.self), made.mock(MockTurtle.self))
      made.check {
        allowing(turtle).receives.count().then.performs { [other] in
          captor.record(other.count())
          return 1
        }
        allowing(turtle).receives.child().then.returns(turtle)
        allowing(other).receives.count()
      }
      _ = turtle.count()
      made.setDefault(turtle, for: (any Turtle).self)
      (seen, context, kept) = (captor, made, turtle)
    }
    #expect(seen == nil)
    #expect(context == nil)
    #expect(kept == nil)
    #expect(reporter.failures.isEmpty)
  }

  @Test func aCallAfterAVerificationIsReportedAsLate() {
    let context = Mockery(reporter: reporter)
    let turtle = context.mock(MockTurtle.self)
    context.check { expectThat(turtle).receives.up() }
    turtle.up()
    assertContextSatisfied(context)
    turtle.up()
    #expect(reporter.headlines == ["turtle.up(): called after its context was verified"])
  }
}
