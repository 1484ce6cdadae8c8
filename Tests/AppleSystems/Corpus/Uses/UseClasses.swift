import Mocky

#if !WRITTEN_BY_MACROS
  @testable import CorpusProtocols
#endif

// A class together with a protocol.
final class MockRacer: MockMotor, Shelf, @unchecked Sendable {}

@MainActor func useClasses(_ context: Mockery) {
  let motor = context.mock { MockMotor($0, cylinders: 4) }
  let diesel = context.spy { MockDiesel($0, cylinders: 4) }
  let depot = context.mock { MockDepot<Int>($0) }
  let window = context.mock { MockWindow($0) }
  let racer = context.mock { MockRacer($0, cylinders: 8) }
  context.check {
    expectThat(motor).receives.start(1).then.returns(true)
    expectThat(motor).receives.burn(.any).then.throws(.closed)
    expectThat(motor).receives.warm(.any).then.performs { body in body(1) }
    expectThat(motor).receives.speed(setTo: 3)
    expectThat(diesel).receives.glow().then.forwards()
    expectThat(depot).receives.store(1).then.returns(2)
    expectThat(window).receives.open("a")
    expectThat(racer).receives.title.then.returns("a")
  }
}
