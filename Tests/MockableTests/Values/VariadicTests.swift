import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Choir {
  func sing(_ voices: String...)
  func sing(to name: String, _ notes: Int?..., loudly: Bool) -> Int
  func listen(_ ears: (Int) -> Void...)
  func mix(_ things: Any..., numbers: Int...) throws
  func join<Singer: Equatable>(_ singers: Singer...) async
  subscript(voices: Int...) -> String { get }
  func pay(_ tariff: borrowing Tariff, extra: Tariff...) -> Int
  func offer(_ tariffs: Tariff?...) -> Int
}

@Suite struct VariadicTests {
  @Test(.mockery) func argumentsAreGivenOneByOne() throws {
    let choir = Mockery.current.mock(MockChoir.self)
    Mockery.current.check {
      expectThat(choir).receives.sing("a", "b")
      expectThat(choir).receives.sing()
      expectThat(choir).receives.sing(to: "Anna", 1, nil, loudly: true).then.returns(2)
      expectThat(choir).receives.mix(.count(2), numbers: 3, 4)
      allowing(choir).receives.subscript(1, 2).then.returns("first and second")
    }
    choir.sing()
    choir.sing("a", "b")
    #expect(choir.sing(to: "Anna", 1, nil, loudly: true) == 2)
    try choir.mix(1, "two", numbers: 3, 4)
    #expect(choir[1, 2] == "first and second")
  }

  @Test(.mockery) func matchersSeeAllOfThem() async {
    let choir = Mockery.current.mock(MockChoir.self)
    let seen = Captor<Int>()
    Mockery.current.check {
      expectThat(choir).receives.sing(.count(3))
      expectThat(choir).receives.sing(to: .any, .isEmpty, loudly: .any)
      expectThat(choir).receives.listen(.count(2)).then.performs { ears in
        for (index, ear) in ears.enumerated() { ear(index) }
      }
      expectThat(choir).receives.join(Matcher<[String]>.containing("Anna"))
      expectThat(choir).receives.join(.any)
    }
    choir.sing("a", "b", "c")
    _ = choir.sing(to: "Anna", loudly: false)
    choir.listen({ seen.record($0) }, { seen.record($0 * 10) })
    await choir.join("Berta", "Anna")
    await choir.join(1)
    #expect(seen.values == [0, 10])
  }

  @Test(.mockery) func anotherMemberBorrowsTheirType() {
    let choir = Mockery.current.mock(MockChoir.self)
    Mockery.current.check {
      expectThat(choir).receives.pay(.any, extra: .count(2)).then.returns(1)
      expectThat(choir).receives.offer(.any).then.returns(2)
      expectThat(choir).receives.offer(Tariff(), nil).then.returns(3)
    }
    #expect(choir.pay(Tariff(), extra: Tariff(), Tariff(price: 2)) == 1)
    #expect(choir.offer(Tariff(price: 2)) == 2)
    #expect(choir.offer(Tariff(), nil) == 3)
  }

  @Test func argumentsAreShownAsAList() {
    let failures = headlines { context in
      let choir = context.mock(MockChoir.self)
      context.check { expectThat(choir).receives.sing("a", "b") }
      choir.sing("a", "c")
    }
    #expect(
      failures == [
        #"choir.sing(["a", "c"]): unexpected: "#
          + #"[1] of argument 1 is "c", expected "b""#
      ])
  }
}
