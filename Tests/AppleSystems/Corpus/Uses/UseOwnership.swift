import Mocky

#if !WRITTEN_BY_MACROS
  @testable import CorpusProtocols
#endif

func useOwnership(_ context: Mockery) throws {
  let carrier = context.mock(MockCarrier.self)
  let vessel = context.mock(MockVessel.self)
  let meter = context.mock(MockMeter.self)
  context.check {
    expectThat(carrier).receives.weigh(.any).then.performs { crate in
      crate.borrow { $0.weight } ?? 0
    }
    expectThat(carrier).receives.accept(.any, at: 1)
    expectThat(carrier).receives.wrap(.any, in: 2).then.throws(.closed)
    expectThat(carrier).receives.carry(.any).then.returns(1)
    expectThat(carrier).receives.repack(.any).then.performs { _ in Crate(weight: 2) }
    expectThat(carrier).receives.deliver().then.returns(.init { Crate(weight: 1) })
    expectThat(carrier).receives.frank("a").then.returns(true)
    expectThat(carrier).receives.each(.any).then.returns(2)
    expectThat(vessel).receives.fill(1).then.returns(1)
    expectThat(vessel).receives.drain()
    expectThat(meter).receives.sum(.any).then.performs { values in
      values.borrow { $0.count } ?? 0
    }
    expectThat(meter).receives.weigh(.any, 2).then.returns(1)
    expectThat(meter).receives.digest(.any).then.returns(1)
    expectThat(meter).receives.scale(.any)
  }
}
