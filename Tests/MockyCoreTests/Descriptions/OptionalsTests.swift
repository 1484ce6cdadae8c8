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
    #expect(Optionals.nilDepth(of: outer as Any) == 0)
    #expect(Optionals.nilDepth(of: inner as Any) == 1)
    #expect(Optionals.nilDepth(of: 3) == nil)
  }
}
