import Mocky
import Testing

private final class Barrel: Sendable {
  let weight: Int
  init(_ weight: Int) { self.weight = weight }
}

@Mockable private protocol Wharf {
  func weigher() -> (borrowing Barrel) -> Int
  func unloader() -> (consuming Barrel) -> Int
  func sender() -> (sending Barrel) -> Int
  func maker() -> (Int) -> sending Barrel
  var inspector: (borrowing Barrel) -> Int { get set }
}

@Suite(.mockery) struct OwnedClosureParameterTests {
  @Test func closuresThatSayWhoOwnsTheirArgumentsAreReturned() {
    let wharf = Mockery.current.mock(MockWharf.self)
    Mockery.current.check {
      expectThat(wharf).receives.weigher().then.performs { { $0.weight } }
      expectThat(wharf).receives.unloader().then.performs { { $0.weight + 1 } }
      expectThat(wharf).receives.sender().then.performs { { $0.weight + 2 } }
      expectThat(wharf).receives.maker().then.performs { { Barrel($0) } }
      expectThat(wharf).receives.inspector.then.performs { { $0.weight + 3 } }
    }
    #expect(wharf.weigher()(Barrel(1)) == 1)
    #expect(wharf.unloader()(Barrel(1)) == 2)
    #expect(wharf.sender()(Barrel(1)) == 3)
    #expect(wharf.maker()(4).weight == 4)
    #expect(wharf.inspector(Barrel(1)) == 4)
  }
}
