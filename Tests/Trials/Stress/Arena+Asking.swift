import Foundation
import Mocky

extension Arena {
  /// Looks back.
  func ask(_ random: inout Random) {
    let (number, echo) = (random.below(100), echo(&random))
    switch random.below(9) {
    case 0: context.verify { expectThat(panel).received(.atLeast(0)).turn(.any) }
    case 1: context.verify { expectThat(panel).received.take(.value(echo)) }
    case 2:
      context.verify {
        inOrder {
          expectThat(panel).received.turn(.any)
          expectThat(nice).received.hear(.any)
        }
        anyOf { expectThat(spy).received.turn(number) }
      }
    case 3: context.verifyNoMoreInteractions()
    case 4: _ = context.isSatisfied
    case 5: _ = (captor.values, echoes.last, door.currentState, places.currentState)
    case 6: _ = (gate.heldCalls.map(\.description), clock.sleepers, scheduler.delayOfNextCommand)
    // Texts of the whole history take long to write, and come seldom.
    default: if number < 20 { write(&random) }
    }
  }

  private func write(_ random: inout Random) {
    switch random.below(5) {
    case 0: _ = context.transcript.description
    case 1: _ = context.transcript.mermaid
    case 2: _ = context.transcript.svg
    case 3: _ = context.history.map(\.description)
    default: _ = context.expectations.map(\.description)
    }
  }

  /// Forgets, and changes how things are kept.
  func forget(_ random: inout Random) {
    let echo = echo(&random)
    switch random.below(12) {
    case 0, 1: context.assertSatisfied()
    case 2: context.checkpoint()
    case 3: context.reset()
    case 4: context.forgetCalls()
    case 5: context.recordsArguments = random.below(2) == 0 ? .weakly : .strongly
    case 6: context.recordsCallers = random.below(4) == 0
    case 7: context.setDefault(echo, for: Echo?.self)
    case 8: context.reportsUnusedAllowances = random.below(2) == 0
    case 9: context.namingScheme = EchoNaming(echo: echo)
    case 10: endContext(echo)
    default: stopSpy(echo)
    }
  }

  /// Makes a context that ends while its mock is called, with a failure that no test was told of.
  private func endContext(_ echo: Echo) {
    let late = DispatchGroup()
    do {
      let reporter = FarReporter(echo)
      let context = Mockery(reporter: reporter)
      defer { reporter.isNear.raise() }
      let panel = context.mock(MockPanel.self)
      context.setDefault(echo, for: Echo?.self)
      context.check {
        expectThat(panel).receives(...5).take(.value(echo)).then.runs { _ in _ = echo.hashValue }
      }
      for _ in 0..<5 { _ = panel.turn(0) }
      late.enter()
      Thread.detachNewThread {
        for _ in 0..<10 { _ = panel.take(echo) }
        late.leave()
      }
    }
    late.wait()
  }

  private func stopSpy(_ echo: Echo) {
    let spy = context.spy(MockPanel.self, on: RealPanel(echo))
    _ = spy.take(echo)
    context.stopMocking(spy)
    _ = spy.take(echo)
  }

  /// Blocks the thread until something has come, or has not.
  func block(_ random: inout Random) {
    switch random.below(4) {
    case 0: context.waitUntil(door.equals("open"), timeout: .milliseconds(5))
    case 1: context.waitUntilSatisfied(timeout: .milliseconds(5))
    case 2: context.waitUntil(gate.holds(1), timeout: .milliseconds(5))
    default:
      context.verify(within: .milliseconds(5)) { expectThat(panel).received.turn(.any) }
    }
  }
}

private struct EchoNaming: NamingScheme {
  let echo: Echo

  func defaultName(for typeName: String) -> String { "mock of \(typeName)" }
}
