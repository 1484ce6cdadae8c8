import Testing

@testable import MockyCore

struct OptionalsTests {
  @Test func aValueIsItself() {
    #expect(Optionals.unwrapped(3) as? Int == 3)
  }

  @Test func nestedOptionalsAreLookedThrough() {
    let value: Int??? = 3
    #expect(Optionals.unwrapped(value as Any) as? Int == 3)
  }

  @Test func nilIsFoundAtEveryDepth() {
    let outer: Int?? = .none
    let inner: Int?? = .some(.none)
    #expect(Optionals.unwrapped(outer as Any) == nil)
    #expect(Optionals.unwrapped(inner as Any) == nil)
  }

  @Test func aCastGivesAValueOfTheType() {
    #expect(Optionals.cast(3, to: Int.self) == 3)
    #expect(Optionals.cast(3, to: Int?.self) == .some(.some(3)))
    #expect(Optionals.cast(Int?.some(3) as Any, to: Int.self) == 3)
    #expect(Optionals.cast("x", to: Int.self) == nil)
  }

  @Test func aCastToAnOptionalGivesNilForNilOnly() {
    #expect(Optionals.cast(Int?.none as Any, to: Int?.self) == .some(.none))
    #expect(Optionals.cast("x", to: Int?.self) == .none)
    #expect(Optionals.cast("x", to: Int??.self) == .none)
    #expect(Optionals.cast("x", to: Any?.self) != nil)
  }
}
