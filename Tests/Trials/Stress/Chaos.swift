import Foundation
import Mocky

/// A context in which everything happens at once: whatever is called is taken or refused, and
/// whoever calls can tell.
///
/// `@unchecked Sendable`: what changes is in Mocky's own hands, or behind its lock.
final class Chaos: @unchecked Sendable {
  private static let rounds: Int = 40

  private let watchdog: Watchdog
  private let reporter = RecordingReporter()
  private let context: Mockery
  private let dial: MockDial
  private let door: StateMachine<String>
  private let made = Tally()
  private let taken = Tally()
  private let answered = Tally()

  init(_ watchdog: Watchdog) {
    self.watchdog = watchdog
    context = Mockery(reporter: reporter)
    dial = context.mock(MockDial.self, named: "dial in chaos")
    door = context.states("door").startsAs("closed")
    context.setDefault(-1, for: Int.self)
  }

  /// Makes one call in a hundred; a call that is refused returns the default.
  func call(_ number: Int) {
    guard number.isMultiple(of: 100) else { return }
    made.add()
    if dial.turn(number) != -1 { answered.add() }
  }

  /// Declares expectations, also in contexts of its own that end at once, and moves states.
  func declare() {
    let taken = taken
    for round in 0..<Self.rounds {
      context.check {
        whenState(door.equals("open")) {
          allowing(dial).receives.turn(.greaterThan(round)).then.performs { number in
            taken.add()
            return number
          }
        }
      }
      door.transition(to: round.isMultiple(of: 2) ? "open" : "closed")
      endContext(round)
      watchdog.step()
    }
    door.transition(to: "done")
  }

  /// Makes a context whose mock is called while it ends.
  private func endContext(_ round: Int) {
    let late = DispatchGroup()
    do {
      let context = Mockery(reporter: reporter)
      let dial = context.mock(MockDial.self)
      context.check { allowing(dial).receives.turn(.any).then.returns(round) }
      late.enter()
      Thread.detachNewThread {
        for number in 0..<20 { _ = dial.turn(number) }
        late.leave()
      }
    }
    late.wait()
  }

  /// Forgets expectations and history while others use them.
  func reset() {
    for round in 0..<Self.rounds {
      if round.isMultiple(of: 3) { context.assertSatisfied() } else { context.checkpoint() }
      if round.isMultiple(of: 8) { context.reset() }
      usleep(500)
      watchdog.step()
    }
  }

  /// Waits for states that come and go.
  func wait() async {
    watchdog.enter("waiting task")
    for _ in 0..<Self.rounds {
      await context.waitUntil(
        door.equals("open") || door.equals("done"), timeout: .milliseconds(20))
      watchdog.step()
    }
    watchdog.leave("waiting task")
  }

  /// Looks back while calls come, and is often disappointed.
  func verify() async {
    watchdog.enter("verifying task")
    for _ in 0..<Self.rounds {
      await context.verify(within: .milliseconds(5)) {
        expectThat(dial).received(.atLeast(0)).turn(.any)
      }
      context.verifyNoMoreInteractions()
      watchdog.step()
    }
    watchdog.leave("verifying task")
  }

  /// Returns the problems found; calls that fail are none in this chaos.
  func problems() -> [String] {
    context.assertSatisfied()
    guard taken.count != answered.count else { return [] }
    return ["of \(made.count) calls \(taken.count) were taken, and \(answered.count) answered"]
  }
}
