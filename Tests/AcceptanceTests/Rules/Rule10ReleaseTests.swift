import Mocky
import MockyTestSupport
import Testing

/// Rule 10: nothing that a test gave to a context is kept longer than the test needs it.
@Suite(.timeLimit(.minutes(1)))
struct Rule10ReleaseTests {
  let reporter = RecordingReporter()

  /// A state, or an argument, that says when it goes.
  private final class Witness: Hashable, Sendable {
    private let whenReleased: @Sendable () -> Void
    init(whenReleased: @escaping @Sendable () -> Void = {}) { self.whenReleased = whenReleased }
    deinit { whenReleased() }
    static func == (left: Witness, right: Witness) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  @Test func aContextInItsOwnActionIsReleasedOnceItIsVerified() {
    weak var released: Mockery?
    do {
      let context = Mockery(reporter: reporter)
      let turtle = context.mock(MockTurtle.self)
      context.check {
        expectThat(turtle).receives.up().then.performs { [context] in
          context.check { allowing(turtle).receives.down() }
        }
      }
      turtle.up()
      assertContextSatisfied(context)
      released = context
    }
    #expect(released == nil)
    #expect(reporter.messages == [])
  }

  @Test func theHistoryStillNamesExpectationsThatWereVerified() {
    let context = Mockery(reporter: reporter)
    let turtle = context.mock(MockTurtle.self)
    context.check { expectThat(turtle).receives.up() }
    let line = #line - 1
    turtle.up()
    assertContextSatisfied(context)
    context.verifyNoMoreInteractions()
    context.verify { expectThat(turtle).received.down() }
    #expect(
      reporter.messages == [
        """
        turtle.down(): never called, expected at least once
          calls
              1. turtle.up()   → :\(line)
        """
      ])
  }

  @Test(arguments: [Strictness.strict, .nice])
  func aMockThatOutlivesItsContextKeepsNothing(strictness: Strictness) {
    weak var argument: MockTurtle?
    weak var kept: MockObject?
    do {
      let turtle: MockTurtle = Mockery(reporter: reporter).mock(strictness: strictness)
      let other: MockTurtle = Mockery(reporter: reporter).mock()
      turtle.take(other)
      (argument, kept) = (other, turtle.mockObject)
    }
    #expect(argument == nil)
    #expect(kept == nil)
  }

  @Test func statesAreReleasedWhereAMockCanBeCalled() {
    do {
      let context = Mockery(reporter: reporter)
      let turtle = context.mock(MockTurtle.self, strictness: .nice)
      _ = context.states("witness", startingAs: Witness { turtle.up() })
    }
    #expect(reporter.messages == [])
  }
}
