import Mocky
import Testing

/// Functions in collections, and as results.
@Mockable private protocol Registry {
  func handler(for name: String) -> (Int) -> String
  func handlers() -> [(Int) -> String]
  func named() -> [String: @Sendable () -> Void]
  func maybe() -> ((_ number: Int, _ text: String) throws -> Bool)?
  func curried(_ one: Int) -> (Int) -> (Int) -> Int
  func add(_ handlers: [(Int) -> String], _ named: [String: () -> Void])
  func pair() -> (first: () -> Int, second: (Int) async throws -> Void)
  var current: @MainActor (Int) -> Void { get }
}

@Suite struct FunctionValueTests {
  @Test(.mockery) func aFunctionIsAResult() throws {
    let registry = Mockery.current.mock(MockRegistry.self)
    let seen = Captor<String>()
    Mockery.current.check {
      allowing(registry).receives.handler(for: "text").then.returns { "\($0)" }
      allowing(registry).receives.handler(for: .any).then.performs { name in { "\(name) \($0)" } }
      allowing(registry).receives.handlers().then.returns([{ "\($0)" }, { "\($0 * 2)" }])
      allowing(registry).receives.named().then.returns(["a": { seen.record("a") }])
      allowing(registry).receives.maybe().then.returns { $0 == $1.count }
      allowing(registry).receives.curried(1).then.returns { two in { three in two * three } }
      allowing(registry).receives.pair().then.returns((first: { 1 }, second: { _ in }))
    }
    #expect(registry.handler(for: "text")(5) == "5")
    #expect(registry.handler(for: "other")(5) == "other 5")
    #expect(registry.handlers().map { $0(2) } == ["2", "4"])
    registry.named()["a"]?()
    #expect(seen.values == ["a"])
    #expect(try registry.maybe()?(4, "four") == true)
    #expect(registry.curried(1)(2)(3) == 6)
    #expect(registry.pair().first() == 1)
  }

  @Test(.mockery) func functionsAreArgumentsInCollections() {
    let registry = Mockery.current.mock(MockRegistry.self)
    let seen = Captor<String>()
    Mockery.current.check {
      expectThat(registry).receives.add(.count(1), .any).then.performs { handlers, named in
        seen.record(handlers[0](1))
        named["a"]?()
      }
    }
    registry.add([{ "one is \($0)" }], ["a": { seen.record("a") }])
    #expect(seen.values == ["one is 1", "a"])
  }

  @Test(.mockery) @MainActor func aFunctionOfTheMainActorIsAResult() {
    let registry = Mockery.current.mock(MockRegistry.self)
    let seen = Captor<Int>()
    Mockery.current.check { allowing(registry).receives.current.then.returns { seen.record($0) } }
    registry.current(5)
    #expect(seen.values == [5])
  }

  @Test func aPlainFunctionIsMisuse() {
    let failures = headlines { context in
      let registry = context.mock(MockRegistry.self)
      context.check { expectThat(registry).receives.add([], ["a": {}]) }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.contains("neither Equatable nor a class") == true)
  }
}
