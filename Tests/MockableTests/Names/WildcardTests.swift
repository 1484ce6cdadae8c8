import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Joker {
  func play(_: Int)
  func deal(_ _: Int, _: String, to _: String) -> Int
  func hide(_: inout Int, _: () -> Int, _: @autoclosure () -> String)
  subscript(_: Int) -> Int { get set }
  subscript(_: Int, at _: Int) -> Int { get }
}

@Suite struct WildcardTests {
  @Test(.mockery) func parametersWithoutANameAreHandedOn() {
    let joker = Mockery.current.mock(MockJoker.self)
    Mockery.current.check {
      expectThat(joker).receives.play(1)
      expectThat(joker).receives.deal(1, "two", to: "Anna").then.returns(3)
      expectThat(joker).receives.hide(1, .any, "text").then.performs { number, closure, _ in
        number.value = closure()
      }
      allowing(joker).receives.subscript(1).then.returns(2)
      expectThat(joker).receives.subscript(1, setTo: 3)
      allowing(joker).receives.subscript(1, at: .any).then.returns(4)
    }
    joker.play(1)
    #expect(joker.deal(1, "two", to: "Anna") == 3)
    var number = 1
    joker.hide(&number, { 5 }, "text")
    #expect(number == 5)
    #expect(joker[1] == 2)
    joker[1] = 3
    #expect(joker[1, at: 9] == 4)
  }

  @Test func aWrongCallIsShown() {
    let failures = headlines { context in
      let joker = context.mock(MockJoker.self)
      context.check { expectThat(joker).receives.deal(1, "two", to: "Anna") }
      _ = joker.deal(1, "three", to: "Berta")
    }
    #expect(
      failures == [
        #"joker.deal(1, "three", to: "Berta"): unexpected: "#
          + #"expected "two" as argument 2 and "Anna" as 'to'"#
      ]
    )
  }
}
