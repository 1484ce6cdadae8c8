import Mocky
import MockyTestSupport
import Testing

/// Functions in collections, and as results.
@Mockable private protocol Switchboard {
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
    let switchboard = Mockery.current.mock(MockSwitchboard.self)
    let seen = Captor<String>()
    Mockery.current.check {
      allowing(switchboard).receives.handler(for: "text").then.returns { "\($0)" }
      allowing(switchboard).receives.handler(for: .any).then.performs { name in { "\(name) \($0)" }
      }
      allowing(switchboard).receives.handlers().then.returns([{ "\($0)" }, { "\($0 * 2)" }])
      allowing(switchboard).receives.named().then.returns(["a": { seen.record("a") }])
      allowing(switchboard).receives.maybe().then.returns { $0 == $1.count }
      allowing(switchboard).receives.curried(1).then.returns { two in { three in two * three } }
      allowing(switchboard).receives.pair().then.returns((first: { 1 }, second: { _ in }))
    }
    #expect(switchboard.handler(for: "text")(5) == "5")
    #expect(switchboard.handler(for: "other")(5) == "other 5")
    #expect(switchboard.handlers().map { $0(2) } == ["2", "4"])
    switchboard.named()["a"]?()
    #expect(seen.values == ["a"])
    #expect(try switchboard.maybe()?(4, "four") == true)
    #expect(switchboard.curried(1)(2)(3) == 6)
    #expect(switchboard.pair().first() == 1)
  }

  @Test(.mockery) func functionsAreArgumentsInCollections() {
    let switchboard = Mockery.current.mock(MockSwitchboard.self)
    let seen = Captor<String>()
    Mockery.current.check {
      expectThat(switchboard).receives.add(.count(1), .any).then.performs { handlers, named in
        seen.record(handlers[0](1))
        named["a"]?()
      }
    }
    switchboard.add([{ "one is \($0)" }], ["a": { seen.record("a") }])
    #expect(seen.values == ["one is 1", "a"])
  }

  @Test(.mockery) @MainActor func aFunctionOfTheMainActorIsAResult() {
    let switchboard = Mockery.current.mock(MockSwitchboard.self)
    let seen = Captor<Int>()
    Mockery.current.check {
      allowing(switchboard).receives.current.then.returns { seen.record($0) }
    }
    switchboard.current(5)
    #expect(seen.values == [5])
  }

  @Test func aPlainFunctionIsMisuse() {
    let failures = headlines { context in
      let switchboard = context.mock(MockSwitchboard.self)
      context.check { expectThat(switchboard).receives.add([], ["a": {}]) }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.contains("neither Equatable nor a class") == true)
  }
}
