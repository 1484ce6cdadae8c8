import Mocky
import Testing

private protocol Sized { var size: Int { get } }

private struct Handle: ~Copyable { let number: Int }

@Mockable(noncopyable: Handle.self) private protocol Valve {
  func turn(name: Int, name: String) -> Bool
  func find(`Type`: Int) -> (`Type`: Int, second: String)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func open(Swift: Int, MockyCore: String) -> Int
  func both() -> (Int, any Sized & Sendable)
  func take() -> sending Handle
  func look(at type: UnsafePointer<Int>.Type) -> Int
}

@MainActor @Mockable private protocol Panel: Codable {
  init(_ actor: isolated (any Actor)?)
  func show(_ number: Int) -> Int
}

@Suite(.mockery) struct RepeatedNameTests {
  @Test func namesMayBeThoseOfOtherThings() {
    let valve = Mockery.current.mock(MockValve.self)
    Mockery.current.check {
      expectThat(valve).receives.turn(name: 1, name: "a").then.returns(true)
      expectThat(valve).receives.find(Type: 2).then.returns((Type: 3, second: "b"))
      expectThat(valve).receives.open(Swift: 1, MockyCore: "c").then.returns(4)
    }
    #expect(valve.turn(name: 1, name: "a"))
    #expect(valve.find(Type: 2).second == "b")
    #expect(valve.open(Swift: 1, MockyCore: "c") == 4)
  }

  @Test func whatCannotBeCopiedIsSentBack() {
    let valve = Mockery.current.mock(MockValve.self)
    Mockery.current.check {
      expectThat(valve).receives.take().then.returns(.init { Handle(number: 5) })
      expectThat(valve).receives.look(at: .any).then.returns(6)
    }
    #expect(valve.take().number == 5)
    #expect(valve.look(at: UnsafePointer<Int>.self) == 6)
  }

  @Test @MainActor func aPanelIsMockedOnItsActor() {
    let panel = Mockery.current.mock(MockPanel.self)
    Mockery.current.check { expectThat(panel).receives.show(1).then.returns(2) }
    #expect(panel.show(1) == 2)
  }
}
