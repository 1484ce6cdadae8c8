import Mocky
import MockyTestSupport
import Testing

private typealias Handler = (Int) -> Void
private typealias Factory<Value> = @Sendable () -> Value

@Mockable private protocol Button {
  typealias Action = (String) -> Int
  typealias Failing = () throws -> Void
  typealias Change<Value> = (Value, Value) -> Void
  typealias Actions = [String: Action]

  func press(_ action: Action) -> Int
  func hold(_ action: @escaping Action)
  func attempt(_ failing: Failing) throws
  func observe(_ change: Change<Int>, later: Change<String>?)
  func add(_ actions: Actions) -> Actions?
  func handle(_ handler: @escaping Handler, named name: String)
  func release(_ handler: Handler?)
  func make(_ factory: @escaping Factory<Int>) -> Factory<String>
  var action: Action { get set }
  var handler: Handler { get set }
  subscript(name: String) -> Factory<Int> { get set }
  func replace(_ handler: inout Handler)
  func exchange(_ handler: inout (Handler))
}

@Suite struct ClosureAliasTests {
  @Test(.mockery) func anAliasInTheProtocolIsAClosure() throws {
    struct Jammed: Error {}
    let button = Mockery.current.mock(MockButton.self)
    let kept = Captor<(String) -> Int>()
    Mockery.current.check {
      expectThat(button).receives.press(.any).then.performs { $0("four") }
      expectThat(button).receives.hold(.capturing(into: kept))
      expectThat(button).receives.attempt(.any).then.performs { try $0() }
      allowing(button).receives.action.then.returns { $0.count * 2 }
      expectThat(button).receives.action(setTo: .any)
    }
    #expect(button.press { $0.count } == 4)
    button.hold { $0.count + 1 }
    #expect(kept.last?("four") == 5)
    #expect(throws: Jammed.self) { try button.attempt { throw Jammed() } }
    #expect(button.action("four") == 8)
    button.action = { _ in 0 }
  }

  @Test(.mockery) func anAliasIsGenericOrMadeOfOthers() {
    let button = Mockery.current.mock(MockButton.self)
    let seen = Captor<Int>()
    Mockery.current.check {
      expectThat(button).receives.observe(.any, later: .isNil).then.performs { change, _ in
        change(1, 2)
      }
      expectThat(button).receives.add(.count(1)).then.performs { $0 }
    }
    button.observe({ seen.record($0 + $1) }, later: nil)
    #expect(seen.values == [3])
    #expect(button.add(["a": { $0.count }])?["a"]?("four") == 4)
  }

  @Test(.mockery) func anAliasFromOutsideEscapes() {
    let button = Mockery.current.mock(MockButton.self)
    let seen = Captor<Int>()
    Mockery.current.check {
      expectThat(button).receives.handle(.any, named: "a").then.performs { handler, name in
        handler(name.count)
      }
      expectThat(button).receives.release(.isNotNil).then.performs { $0?(5) }
      expectThat(button).receives.make(.any).then.performs { factory in { "\(factory())" } }
      expectThat(button).receives.handler(setTo: .any).then.performs { $0(1) }
      expectThat(button).receives.subscript("a", setTo: .any)
      expectThat(button).receives.replace(.any).then.performs { handler in
        handler.value = { seen.record($0 + 1) }
      }
    }
    button.handler = { seen.record($0 * 10) }
    button["a"] = { 4 }
    var handler: Handler = { seen.record($0 * 100) }
    button.replace(&handler)
    handler(1)
    button.handle({ seen.record($0) }, named: "a")
    button.release { seen.record($0) }
    #expect(button.make { 3 }() == "3")
    #expect(seen.values == [10, 2, 1, 5])
  }

  @Test func aClosureIsNoPartOfTheDifference() {
    let failures = headlines { context in
      let button = context.mock(MockButton.self)
      context.check { expectThat(button).receives.handle(.any, named: "a") }
      button.handle({ _ in }, named: "b")
    }
    #expect(
      failures == [
        #"button.handle(a closure, named: "b"): unexpected: "#
          + #"expected "a" as 'named'"#
      ])
  }
}
