import Mocky
import MockyTestSupport
import Testing

/// Rule 10: nothing that a test gave to a context is kept longer than the test needs it.
@Suite(.timeLimit(.minutes(10)))
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

  /// Uses a context, and expects that nothing keeps it.
  private func expectRelease(_ use: (Mockery) -> Void) {
    weak var released: Mockery?
    do {
      let context = Mockery(reporter: reporter)
      use(context)
      released = context
    }
    #expect(released == nil)
    #expect(reporter.messages == [])
  }

  @Test func aClosureArgumentKeepsTheContextToTheNextCheckpoint() {
    let steps: [(Mockery) -> Void] = [{ $0.checkpoint() }, { assertContextSatisfied($0) }]
    for step in steps {
      expectRelease { context in
        let run = context.mockFunction(as: ((@escaping () -> Void) -> Void).self)
        for _ in 1...2 {
          context.check { expectThat(run).receives.call(.any) }
          run.function { _ = context.isSatisfied }
          step(context)
        }
      }
    }
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
    #expect(reporter.headlines == ["turtle.down(): never called, expected at least once"])
    #expect(reporter.section(.calls) == ["1. turtle.up()   → :\(line)"])
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
