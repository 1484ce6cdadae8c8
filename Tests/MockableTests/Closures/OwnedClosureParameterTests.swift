import Mocky
import Testing

private final class Crate: Sendable {
  let weight: Int
  init(_ weight: Int) { self.weight = weight }
}

@Mockable private protocol Harbour {
  func weigher() -> (borrowing Crate) -> Int
  func unloader() -> (consuming Crate) -> Int
  func sender() -> (sending Crate) -> Int
  func maker() -> (Int) -> sending Crate
  var inspector: (borrowing Crate) -> Int { get set }
}

@Suite(.mockery) struct OwnedClosureParameterTests {
  @Test func closuresThatSayWhoOwnsTheirArgumentsAreReturned() {
    let harbour = Mockery.current.mock(MockHarbour.self)
    Mockery.current.check {
      expectThat(harbour).receives.weigher().then.performs { { $0.weight } }
      expectThat(harbour).receives.unloader().then.performs { { $0.weight + 1 } }
      expectThat(harbour).receives.sender().then.performs { { $0.weight + 2 } }
      expectThat(harbour).receives.maker().then.performs { { Crate($0) } }
      expectThat(harbour).receives.inspector.then.performs { { $0.weight + 3 } }
    }
    #expect(harbour.weigher()(Crate(1)) == 1)
    #expect(harbour.unloader()(Crate(1)) == 2)
    #expect(harbour.sender()(Crate(1)) == 3)
    #expect(harbour.maker()(4).weight == 4)
    #expect(harbour.inspector(Crate(1)) == 4)
  }
}
