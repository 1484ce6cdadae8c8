import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Parser {
  func parse(_ text: String) -> String
  func parse(_ number: Int) -> String
  func parse(text: String) -> String
  func parse(_ text: String, from index: Int) -> String
  func value(of key: String) -> Int
  func value(of key: String) -> String
  func value(of key: String) -> [String]
  func read(_ path: String) -> Int
  func read(_ path: String) async -> Int
  func log<T: CustomStringConvertible>(_ value: T) -> Int
  func log<T: Error>(_ value: T) -> Int
  func log<T>(_ values: [T]) -> Int where T: Hashable
  func log(_ value: some Collection<Bool>) -> Int
  func log(_ anything: Any) -> Int
  func note<T>(_ value: T, at line: Int)
  func note(_ text: String, at line: Int)
  func bump(_ number: Int)
  func bump(_ number: inout Int)
  func run(_ job: @escaping () -> Int)
  func run(_ job: @escaping (Int) -> Int)
  func run(_ job: @escaping () async -> Int)
  func list(_ names: [String]?)
  func list(_ names: [String])
  #if DEBUG
    func check(_ text: String) -> Bool
  #else
    func check(_ text: Substring) -> Bool
  #endif
  #if os(NoSystem)
    func onNoSystem()
  #elseif DEBUG
    func inDebugBuilds()
    #if swift(>=5)
      func inSwift()
    #endif
  #endif
}

@Suite struct OverloadTests {
  @Test(.mockery) func labelsTellMethodsApart() {
    let parser = Mockery.current.mock(MockParser.self)
    Mockery.current.check {
      allowing(parser).receives.parse("a").then.returns("without")
      allowing(parser).receives.parse(text: "a").then.returns("with")
      allowing(parser).receives.parse("a", from: 0).then.returns("two")
    }
    #expect(parser.parse("a") == "without")
    #expect(parser.parse(text: "a") == "with")
    #expect(parser.parse("a", from: 0) == "two")
  }

  @Test(.mockery) func typesTellMethodsApart() {
    let parser = Mockery.current.mock(MockParser.self)
    Mockery.current.check {
      allowing(parser).receives.parse(1).then.returns("number")
      allowing(parser).receives.parse("1").then.returns("text")
      allowing(parser).receives.parse(Matcher<Int>.any).then.returns("any number")
      expectThat(parser).receives.list(["a"] as [String]?)
      expectThat(parser).receives.list(.count(2))
    }
    #expect(parser.parse("1") == "text")
    #expect(parser.parse(1) == "number")
    #expect(parser.parse(2) == "any number")
    parser.list(["a"] as [String]?)
    parser.list(["a", "b"])
  }

  @Test(.mockery) func constraintsTellMethodsApart() {
    struct Torn: Error, Equatable {}
    let parser = Mockery.current.mock(MockParser.self)
    Mockery.current.check {
      allowing(parser).receives.log(5).then.returns(1)
      allowing(parser).receives.log(Torn()).then.returns(2)
      allowing(parser).receives.log([5]).then.returns(3)
      allowing(parser).receives.log(Matcher<Any>.any).then.returns(4)
      expectThat(parser).receives.note(1, at: 1)
      expectThat(parser).receives.note("two", at: 2)
      expectThat(parser).receives.note(Matcher<String>.any, at: .any)
      expectThat(parser).receives.note(Matcher<Any>.any, at: .any)
    }
    #expect(parser.log(5) == 1)
    #expect(parser.log(Torn()) == 2)
    #expect(parser.log([5]) == 3)
    #expect(parser.log((1, 2)) == 4)
    parser.note(1, at: 1)
    parser.note("two", at: 2)
    parser.note("three", at: 3)
    parser.note(4, at: 4)
  }

  @Test(.mockery) func closuresAndInoutTellMethodsApart() {
    let parser = Mockery.current.mock(MockParser.self)
    let seen = Captor<Int>()
    Mockery.current.check {
      expectThat(parser).receives.bump(1).then.performs { (number: Int) in seen.record(number) }
      expectThat(parser).receives.bump(2).then.performs { $0.value = 3 }
      expectThat(parser).receives.run(.any).then.performs { (job: () -> Int) in
        seen.record(job())
      }
      expectThat(parser).receives.run(.any).then.performs { (job: (Int) -> Int) in
        seen.record(job(5))
      }
      expectThat(parser).receives.run(Matcher<() async -> Int>.any)
    }
    parser.bump(1)
    var number = 2
    parser.bump(&number)
    #expect(number == 3)
    parser.run { 4 }
    parser.run { $0 }
    parser.run {
      await Task.yield()
      return 6
    }
    #expect(seen.values == [1, 4, 5])
  }

  @Test(.mockery) func resultsTellMethodsApart() {
    let parser = Mockery.current.mock(MockParser.self)
    Mockery.current.check {
      allowing(parser).receives.value(of: .any).then.returns(1)
      allowing(parser).receives.value(of: "a").then.returns("one")
      allowing(parser).receives.value(of: "a").then.performs { [$0] }
    }
    let number: Int = parser.value(of: "a")
    let text: String = parser.value(of: "a")
    let list: [String] = parser.value(of: "a")
    #expect(number == 1)
    #expect(text == "one")
    #expect(list == ["a"])
  }

  @Test(.mockery) func effectsTellMethodsApart() async {
    let parser = Mockery.current.mock(MockParser.self)
    Mockery.current.check {
      allowing(parser).receives.read("a").then.returns(1)
      allowing(parser).receives.read("a").then.performs { path in
        await Task.yield()
        return path.count + 1
      }
    }
    func synchronous() -> Int { parser.read("a") }
    #expect(synchronous() == 1)
    #expect(await parser.read("a") == 2)
  }

  @Test(.mockery) func membersStandUnderConditions() {
    let parser = Mockery.current.mock(MockParser.self)
    Mockery.current.check {
      expectThat(parser).receives.check("a").then.returns(true)
      expectThat(parser).receives.inDebugBuilds()
      expectThat(parser).receives.inSwift()
    }
    #expect(parser.check("a"))
    parser.inDebugBuilds()
    parser.inSwift()
  }

  @Test func matchersOfOverloadsNameTheirTypes() {
    let (recorded, context, parser) = recordedContext(MockParser.self)
    let line = #line + 2
    context.check {
      expectThat(parser).receives.parse(Matcher<Int>.any)
      expectThat(parser).receives.parse(Matcher<String>.startingWith("a"))
      expectThat(parser).receives.parse("a", from: .any)
    }
    context.assertSatisfied()
    #expect(
      recorded.headlines == [
        "parser.parse(any (Int)): never called, expected once",
        #"parser.parse(a string starting with "a" (String)): never called, expected once"#,
        #"parser.parse("a", from: any): never called, expected once"#,
      ])
    #expect(
      recorded.section(.otherExpectations) == [
        #"✗ once, never called   parser.parse(a string starting with "a" (String))   "#
          + ":\(line + 1)",
        #"✗ once, never called   parser.parse("a", from: any)                        "#
          + ":\(line + 2)",
      ])
  }

  @Test func messagesDoNotShowWhatTellsThemApart() {
    let failures = headlines { context in
      let parser = context.mock(MockParser.self)
      context.check { expectThat(parser).receives.parse(1) }
      _ = parser.parse("1")
    }
    #expect(
      failures == [
        #"parser.parse("1"): this overload is not expected; parser.parse(1) is"#
      ])
  }
}
