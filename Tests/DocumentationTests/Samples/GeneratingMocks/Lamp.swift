import Mocky
import Testing

@Mockable protocol Lamp {
  var isOn: Bool { get }
  func dim(to level: Int) throws
}

@Suite(.mockery) struct LampTests {
  @Test func aLampIsDimmed() throws {
    let lamp = Mockery.current.mock(MockLamp.self)
    Mockery.current.check {
      allowing(lamp).receives.isOn.then.returns(true)
      expectThat(lamp).receives.dim(to: .lessThan(10))
    }
    if lamp.isOn { try lamp.dim(to: 5) }
  }
}
