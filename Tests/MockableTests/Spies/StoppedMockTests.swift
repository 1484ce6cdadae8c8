import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Lamp {
  func shine() -> Int
}

private struct Bulb: Lamp { func shine() -> Int { 60 } }

@Suite struct StoppedMockTests {
  var (reporter, context) = recordedContext()

  @Test func aStoppedSpyForwardsEverythingAndRecordsNothing() {
    let spy = context.spy(MockLamp.self, on: Bulb())
    context.check { allowing(spy).receives.shine().then.returns(1) }
    #expect(spy.shine() == 1)
    context.stopMocking(spy)
    #expect(spy.shine() == 60)
    context.verify { expectThat(spy).received(.exactly(1)).shine() }
    #expect(reporter.messages == [])
  }

  @Test func aStoppedMockSaysThatItWasStopped() {
    let mock = context.mock(MockLamp.self)
    context.check { allowing(mock).receives.shine().then.returns(1) }
    context.stopMocking(mock)
    #expect(mock.shine() == 0)
    #expect(reporter.headlines == ["lamp.shine(): called after stopMocking"])
  }

  @Test func aStoppedNiceMockSaysItToo() {
    let mock = context.mock(MockLamp.self, strictness: .nice)
    context.stopMocking(mock)
    #expect(mock.shine() == 0)
    #expect(reporter.headlines == ["lamp.shine(): called after stopMocking"])
  }

  @Test func nothingCanBeExpectedOfAStoppedMock() {
    let mock = context.mock(MockLamp.self)
    context.stopMocking(mock)
    context.check { allowing(mock).receives.shine() }
    #expect(
      reporter.messages == [
        "lamp was stopped by stopMocking, so nothing can be expected of it"
      ])
    #expect(reporter.failures.map(\.kind) == [.misuse])
  }

  @Test func whatWasExpectedBeforeIsStillWanted() {
    let mock = context.mock(MockLamp.self)
    context.check { expectThat(mock).receives.shine() }
    context.stopMocking(mock)
    context.assertSatisfied()
    #expect(reporter.headlines.count == 1)
  }
}
