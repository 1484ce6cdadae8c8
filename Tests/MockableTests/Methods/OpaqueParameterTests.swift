import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Press {
  func print(_ text: some StringProtocol)
  func bind(_ pages: [some Equatable], in cover: (some Hashable)?) -> Int
  func compare(_ one: some Comparable, _ other: some Comparable) -> Bool
  func stamp<Text: StringProtocol>(_ text: Text, _ mark: some Sendable) throws
  func fold(_ page: some (Hashable & Sendable))
}

@Suite struct OpaqueParameterTests {
  @Test(.mockery) func valuesOfSeveralTypesAreExpected() throws {
    let press = Mockery.current.mock(MockPress.self)
    Mockery.current.check {
      expectThat(press).receives.print("text")
      expectThat(press).receives.print(Substring("part"))
      expectThat(press).receives.bind([1, 2], in: "leather").then.returns(2)
      expectThat(press).receives.compare(1, "a").then.returns(true)
      expectThat(press).receives.stamp("text", 5)
      expectThat(press).receives.fold(1)
    }
    press.print(Substring("part"))
    press.print("text")
    #expect(press.bind([1, 2], in: "leather") == 2)
    #expect(press.compare(1, "a"))
    try press.stamp("text", 5)
    press.fold(1)
  }

  @Test(.mockery) func anyTakesValuesOfAllTypes() {
    let press = Mockery.current.mock(MockPress.self)
    let seen = Captor<Any>()
    Mockery.current.check {
      expectThat(press).receives(2).print(.any).then.performs { seen.record($0) }
      allowing(press).receives.bind(.any, in: .any).then.returns(9)
      allowing(press).receives.compare(.any, .any).then.returns(true)
    }
    press.print("text")
    press.print(Substring("part"))
    #expect(press.bind(["a"], in: Int?.none) == 9)
    #expect(press.compare("b", "a"))
    #expect(seen.values.map { "\($0)" } == ["text", "part"])
  }

  @Test func aWrongCallIsShown() {
    let failures = headlines { context in
      let press = context.mock(MockPress.self)
      context.check { expectThat(press).receives.bind([1], in: "leather") }
      _ = press.bind([2], in: "paper")
    }
    #expect(
      failures == [
        #"press.bind([2], in: "paper"): unexpected: "#
          + #"expected "leather" as 'in'; [0] of argument 1 is 2, expected 1"#
      ])
  }
}
