import Mocky
import Testing

@Mockable private protocol Greeter { func greet(_ name: String) -> String }
@Mockable private protocol PoliteGreeter: Greeter {
  func bow(_ depth: Depth) -> Depth
  var depth: Depth { get set }
  mutating func forget(_ depth: Depth) async throws
}

private struct Depth: Equatable { var degrees: Int }

private struct Majordomo: PoliteGreeter {
  var depth: Depth = Depth(degrees: 1)
  func greet(_ name: String) -> String { "good day, \(name)" }
  func bow(_ depth: Depth) -> Depth { Depth(degrees: depth.degrees + self.depth.degrees) }
  mutating func forget(_ depth: Depth) async throws { self.depth = Depth(degrees: 0) }
}

@Suite struct SpyParentTests {
  let context: Mockery = Mockery()

  @Test func inheritedMembersAreForwarded() {
    let spy = context.spy(MockPoliteGreeter.self, on: Majordomo())
    #expect(spy.greet("sir") == "good day, sir")
    context.verify { expectThat(spy).received.greet("sir") }
  }

  @Test func theChildsOwnMembersAreForwarded() async throws {
    let spy = context.spy(MockPoliteGreeter.self, on: Majordomo())
    #expect(spy.bow(Depth(degrees: 2)) == Depth(degrees: 3))
    spy.depth = Depth(degrees: 5)
    #expect(spy.depth.degrees == 5)
    var greeter: any PoliteGreeter = spy
    try await greeter.forget(Depth(degrees: 5))
    #expect(spy.depth.degrees == 0)
  }
}
