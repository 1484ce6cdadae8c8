import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Grammar {
  func `default`() -> Int
  func `init`(_ x: Int)
  func `self`() -> String
  func `subscript`(_ index: Int) -> Int
  func `return`(`throw`: Int, `catch` error: String) throws -> Bool
  func move(in room: String, for: Int, where predicate: (Int) -> Bool)
  func take(self other: Int, _ `self`: Int) -> Int
  func pass(`inout` value: inout Int, `inout`: inout String, `let` x: Int, `var`: Int)
  func async(await: Int, actor: String) async -> Int
  func get(set: Int, some: String, any: Bool, each: Int, unsafe: Int, copy: Int, then: Int)
  func `Any`(`Self`: Int, type: String) -> Int
  func needless(`async` a: Int, `override`: Int, `willSet` w: Int) -> Int
  var `class`: String { get set }
  var `in`: Int { get }
  var `Protocol`: Int { get }
  subscript(in: Int, `where` `default`: String) -> String { get set }
}

@Suite struct KeywordNameTests {
  @Test(.mockery) func methodsHaveThem() throws {
    let grammar = Mockery.current.mock(MockGrammar.self)
    Mockery.current.check {
      allowing(grammar).receives.default().then.returns(1)
      expectThat(grammar).receives.`init`(2)
      allowing(grammar).receives.`self`().then.returns("self")
      allowing(grammar).receives.subscript(3).then.returns(3)
      expectThat(grammar).receives.return(throw: 1, catch: "a").then.returns(true)
      allowing(grammar).receives.`Any`(Self: 1, type: .any).then.returns(4)
    }
    #expect(grammar.default() == 1)
    grammar.`init`(2)
    #expect(grammar.`self`() == "self")
    #expect(grammar.subscript(3) == 3)
    #expect(try grammar.return(throw: 1, catch: "a"))
    #expect(grammar.`Any`(Self: 1, type: "x") == 4)
  }

  @Test(.mockery) func parametersHaveThem() async {
    let grammar = Mockery.current.mock(MockGrammar.self)
    Mockery.current.check {
      expectThat(grammar).receives.move(in: "hall", for: 1, where: .any)
      expectThat(grammar).receives.take(self: 1, 2).then.performs { $0 + $1 }
      expectThat(grammar).receives.needless(async: 1, override: 2, willSet: 3).then.returns(6)
      expectThat(grammar).receives.pass(`inout`: 1, `inout`: "a", let: 3, var: 4).then
        .performs { number, text, _, _ in
          number.value = 2
          text.value = "b"
        }
      expectThat(grammar).receives.async(await: 1, actor: "b").then.returns(3)
      expectThat(grammar).receives.get(
        set: 1, some: "b", any: true, each: 4, unsafe: 5, copy: 6, then: 7)
    }
    grammar.move(in: "hall", for: 1) { $0 > 1 }
    #expect(grammar.needless(async: 1, override: 2, willSet: 3) == 6)
    #expect(grammar.take(self: 1, 2) == 3)
    var (number, text) = (1, "a")
    grammar.pass(`inout`: &number, `inout`: &text, let: 3, var: 4)
    #expect(number == 2)
    #expect(text == "b")
    #expect(await grammar.async(await: 1, actor: "b") == 3)
    grammar.get(set: 1, some: "b", any: true, each: 4, unsafe: 5, copy: 6, then: 7)
  }

  @Test(.mockery) func propertiesAndSubscriptsHaveThem() {
    let grammar = Mockery.current.mock(MockGrammar.self)
    Mockery.current.check {
      allowing(grammar).receives.class.then.returns("class")
      expectThat(grammar).receives.class(setTo: "other")
      allowing(grammar).receives.in.then.returns(1)
      allowing(grammar).receives.`Protocol`.then.returns(2)
      allowing(grammar).receives.subscript(1, where: "a").then.returns("b")
      expectThat(grammar).receives.subscript(1, where: "a", setTo: "c")
    }
    #expect(grammar.class == "class")
    grammar.class = "other"
    #expect(grammar.in == 1)
    #expect(grammar.`Protocol` == 2)
    #expect(grammar[1, where: "a"] == "b")
    grammar[1, where: "a"] = "c"
  }

  @Test func messagesShowThemWithoutBackticks() {
    let failures = headlines { context in
      let grammar = context.mock(MockGrammar.self)
      context.check { expectThat(grammar).receives.return(throw: 1, catch: "a") }
      _ = try? grammar.return(throw: 2, catch: "b")
    }
    #expect(
      failures == [
        #"grammar.return(throw: 2, catch: "b"): unexpected: "#
          + #"expected 1 as 'throw' and "a" as 'catch'"#
      ])
  }
}
