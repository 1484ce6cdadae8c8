import Mocky
import Testing

/// A protocol of types that need not be copyable, for which a class is written all the same.
@Mockable private protocol Baton: ~Copyable {
  var leg: Int { get set }
  mutating func pass(to runner: String)
  borrowing func look() -> String
  consuming func finish() -> Int
  static func isSame(_ one: borrowing Self, _ other: borrowing Self) -> Bool
}

@Mockable private protocol Glimpse: ~Copyable, ~Escapable {
  func count() -> Int
}

@Mockable private protocol RelayBaton: Baton, ~Copyable {
  func drop()
}

@Suite(.mockery) struct NoncopyableProtocolTests {
  private let context = Mockery.current

  @Test func itsMockIsAClassLikeAnyOther() {
    let mock = context.mock(MockBaton.self)
    context.check {
      expectThat(mock).receives.leg(setTo: 2)
      expectThat(mock).receives.leg.then.returns(2)
      expectThat(mock).receives.pass(to: "Ann")
      expectThat(mock).receives.look().then.returns("wood")
      expectThat(mock).receives.finish().then.returns(9)
      expectThat(MockBaton.self).receives.isSame(.any, .any).then.performs { $0 === $1 }
    }
    #expect(run(mock) == 13)
  }

  @Test func oneThatDoesNotEscapeIsAClassToo() {
    let mock = context.mock(MockGlimpse.self)
    context.check { expectThat(mock).receives.count().then.returns(4) }
    #expect(count(mock) == 4)
  }

  @Test func itIsInherited() {
    let mock = context.mock(MockRelayBaton.self)
    context.check {
      expectThat(mock).receives.drop()
      expectThat(mock).receives.look().then.returns("lost")
    }
    mock.drop()
    #expect(mock.look() == "lost")
  }

  private func run<B: Baton & ~Copyable>(_ given: consuming B) -> Int {
    given.leg = 2
    given.pass(to: "Ann")
    let words = given.look().count + given.leg
    guard B.isSame(given, given) else { return 0 }
    return given.finish() + words - 2
  }

  private func count<G: Glimpse & ~Copyable & ~Escapable>(_ glimpse: borrowing G) -> Int {
    glimpse.count()
  }
}
