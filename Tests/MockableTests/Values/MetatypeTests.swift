import Mocky
import MockyTestSupport
import Testing

private protocol Part { init() }
private struct Wheel: Part {}
private struct Valve: Part {}

@Mockable private protocol Workshop {
  func register(_ type: any Part.Type)
  func protocolType(_ type: (any Part).Type) -> Bool
  func order<P: Part>(_ type: P.Type, count: Int) -> [P]
  func type(of name: String) -> any Part.Type
  func known() -> [any Part.Type]
  func optional(_ type: Int.Type?) -> Any.Type?
}

@Suite struct MetatypeTests {
  @Test(.mockery) func typesAreArgumentsAndResults() {
    let workshop = Mockery.current.mock(MockWorkshop.self)
    Mockery.current.check {
      expectThat(workshop).receives.register(Wheel.self)
      expectThat(workshop).receives.protocolType((any Part).self).then.returns(true)
      expectThat(workshop).receives.order(Valve.self, count: 1).then.returns([Valve()])
      expectThat(workshop).receives.order(Wheel.self, count: .any).then.performs { type, count in
        (1...count).map { _ in type.init() }
      }
      allowing(workshop).receives.type(of: "wheel").then.returns(Wheel.self)
      allowing(workshop).receives.known().then.returns([Wheel.self, Valve.self])
      allowing(workshop).receives.optional(Int.self).then.returns(String.self)
      allowing(workshop).receives.optional(nil).then.returns(nil)
    }
    workshop.register(Wheel.self)
    #expect(workshop.protocolType((any Part).self))
    #expect(workshop.order(Wheel.self, count: 2).count == 2)
    #expect(workshop.order(Valve.self, count: 1).count == 1)
    #expect(workshop.type(of: "wheel") is Wheel.Type)
    #expect(workshop.known().count == 2)
    #expect(workshop.optional(Int.self) == String.self)
    #expect(workshop.optional(nil) == nil)
  }

  @Test func aWrongTypeIsShown() {
    let failures = headlines { context in
      let workshop = context.mock(MockWorkshop.self)
      context.check { expectThat(workshop).receives.register(Wheel.self) }
      workshop.register(Valve.self)
    }
    #expect(
      failures == [
        "workshop.register(Valve.self): unexpected: "
          + "expected Wheel.self as argument 1"
      ])
  }
}
