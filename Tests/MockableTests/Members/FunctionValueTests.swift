import Mocky
import Testing

/// Functions in collections, and as results.
@Mockable private protocol Directory {
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
    let directory = Mockery.current.mock(MockDirectory.self)
    let seen = Captor<String>()
    Mockery.current.check {
      allowing(directory).receives.handler(for: "text").then.returns { "\($0)" }
      allowing(directory).receives.handler(for: .any).then.performs { name in { "\(name) \($0)" } }
      allowing(directory).receives.handlers().then.returns([{ "\($0)" }, { "\($0 * 2)" }])
      allowing(directory).receives.named().then.returns(["a": { seen.record("a") }])
      allowing(directory).receives.maybe().then.returns { $0 == $1.count }
      allowing(directory).receives.curried(1).then.returns { two in { three in two * three } }
      allowing(directory).receives.pair().then.returns((first: { 1 }, second: { _ in }))
    }
    #expect(directory.handler(for: "text")(5) == "5")
    #expect(directory.handler(for: "other")(5) == "other 5")
    #expect(directory.handlers().map { $0(2) } == ["2", "4"])
    directory.named()["a"]?()
    #expect(seen.values == ["a"])
    #expect(try directory.maybe()?(4, "four") == true)
    #expect(directory.curried(1)(2)(3) == 6)
    #expect(directory.pair().first() == 1)
  }

  @Test(.mockery) func functionsAreArgumentsInCollections() {
    let directory = Mockery.current.mock(MockDirectory.self)
    let seen = Captor<String>()
    Mockery.current.check {
      expectThat(directory).receives.add(.count(1), .any).then.performs { handlers, named in
        seen.record(handlers[0](1))
        named["a"]?()
      }
    }
    directory.add([{ "one is \($0)" }], ["a": { seen.record("a") }])
    #expect(seen.values == ["one is 1", "a"])
  }

  @Test(.mockery) @MainActor func aFunctionOfTheMainActorIsAResult() {
    let directory = Mockery.current.mock(MockDirectory.self)
    let seen = Captor<Int>()
    Mockery.current.check { allowing(directory).receives.current.then.returns { seen.record($0) } }
    directory.current(5)
    #expect(seen.values == [5])
  }

  @Test func aPlainFunctionIsMisuse() {
    let failures = headlines { context in
      let directory = context.mock(MockDirectory.self)
      context.check { expectThat(directory).receives.add([], ["a": {}]) }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.contains("neither Equatable nor a class") == true)
  }
}
