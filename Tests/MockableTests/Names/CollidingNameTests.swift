import Mocky
import MockyTestSupport
import Testing

/// A type with the name that builders give their own parameter.
private struct M: Equatable { let name: String }
private struct Mocked: Equatable {}

@Mockable private protocol Tape {
  func mock(_ mock: Int) -> Int
  func call(_ call: String, returning: Int) -> String
  func calls() -> [String]
  func count() -> Int
  func expectation(_ name: String) -> Bool
  func callAsFunction(_ count: Int) -> Int
  func withoutActuallyEscaping(_ body: () -> Int) -> Int
  func value(_ value: Int) -> Int
  func make(_ m: M) -> M
  func register<Mocked: Equatable>(_ value: Mocked, _ m: M)
  func check(mockObject: Int, mockRecorder: String, newValue: Int, value: Int) -> Int
  func check(_ mockObject: inout Int, _ mockRecorder: () -> Int)
  func tell(tell: Int, count: String) -> String
  func record(argument1: Int, _: Int, argument2: Int)
  func box(_ x: inout Int, _ xArgument: Int)
  func type(of type: Int) -> Int
  var context: String { get set }
  var name: String { get }
  var description: String { get }
  var then: Int { get }
  subscript(newValue: Int, value value: String) -> String { get set }
}

@Mockable private protocol Post {
  func receives(_ letter: String) -> Bool
  func received(_ letter: String, from sender: String)
  func verify()
  func description() -> String
}

@Suite struct CollidingNameTests {
  @Test(.mockery) func methodsHaveTheNamesOfTheMachinery() {
    let tape = Mockery.current.mock(MockTape.self)
    Mockery.current.check {
      allowing(tape).receives.mock(1).then.returns(2)
      allowing(tape).receives.call("a", returning: 3).then.returns("b")
      allowing(tape).receives.calls().then.returns(["c"])
      allowing(tape).receives.count().then.returns(4)
      allowing(tape).receives.expectation("d").then.returns(true)
      allowing(tape).receives.withoutActuallyEscaping(.any).then.performs { $0() }
      allowing(tape).receives.value(5).then.returns(6)
      allowing(tape).receives.make(M(name: "a")).then.returns(M(name: "b"))
      allowing(tape).receives.register(Mocked(), M(name: "a"))
      allowing(tape).receives.type(of: 1).then.returns(7)
    }
    #expect(tape.mock(1) == 2)
    #expect(tape.call("a", returning: 3) == "b")
    #expect(tape.calls() == ["c"])
    #expect(tape.count() == 4)
    #expect(tape.expectation("d"))
    #expect(tape.withoutActuallyEscaping { 5 } == 5)
    #expect(tape.value(5) == 6)
    #expect(tape.make(M(name: "a")) == M(name: "b"))
    tape.register(Mocked(), M(name: "a"))
    #expect(tape.type(of: 1) == 7)
  }

  @Test(.mockery) func aMethodIsCalledAsAFunction() {
    let tape = Mockery.current.mock(MockTape.self)
    Mockery.current.check {
      expectThat(tape).receives(2).callAsFunction(3).then.returns(4)
      expectThat(tape).receives.callAsFunction(5).then.returns(6)
    }
    #expect(tape(3) == 4)
    #expect(tape(3) == 4)
    #expect(tape(5) == 6)
  }

  @Test(.mockery) func parametersHaveTheNamesOfTheMachinery() {
    let tape = Mockery.current.mock(MockTape.self)
    Mockery.current.check {
      allowing(tape).receives.check(mockObject: 1, mockRecorder: "2", newValue: 3, value: 4).then
        .performs { mockObject, _, newValue, value in mockObject + newValue + value }
      expectThat(tape).receives.check(1, .any).then.performs { $0.value = $1() }
      allowing(tape).receives.tell(tell: 1, count: "a").then.returns("told")
      expectThat(tape).receives.record(argument1: 1, 2, argument2: 3)
      expectThat(tape).receives.box(1, 2).then.performs { $0.value += $1 }
    }
    #expect(tape.check(mockObject: 1, mockRecorder: "2", newValue: 3, value: 4) == 8)
    var number = 1
    tape.check(&number) { 9 }
    #expect(number == 9)
    #expect(tape.tell(tell: 1, count: "a") == "told")
    tape.record(argument1: 1, 2, argument2: 3)
    number = 1
    tape.box(&number, 2)
    #expect(number == 3)
  }

  @Test(.mockery) func propertiesHaveTheNamesOfTheMachinery() {
    let tape = Mockery.current.mock(MockTape.self)
    Mockery.current.check {
      allowing(tape).receives.context.then.returns("a")
      expectThat(tape).receives.context(setTo: "b")
      allowing(tape).receives.name.then.returns("c")
      allowing(tape).receives.description.then.returns("d")
      allowing(tape).receives.subscript(1, value: "a").then.returns("b")
      expectThat(tape).receives.subscript(1, value: "a", setTo: "c")
    }
    #expect(tape.context == "a")
    tape.context = "b"
    #expect(tape.name == "c")
    #expect(tape.description == "d")
    #expect(tape[1, value: "a"] == "b")
    tape[1, value: "a"] = "c"
  }

  @Test(.mockery) func membersAreCalledReceivesAndReceived() throws {
    let post = Mockery.current.mock(MockPost.self)
    Mockery.current.check {
      expectThat(post).receives.receives("a").then.returns(true)
      expectThat(post).receives.received("a", from: .any)
      expectThat(post).receives.verify()
      allowing(post).receives.description().then.returns("post")
    }
    #expect(post.receives("a"))
    post.received("a", from: "Anna")
    post.verify()
    #expect(post.description() == "post")
    Mockery.current.verify { expectThat(post).received(.never).receives("b") }
  }

  @Test func labelsAreShownAsTheyWereDeclared() {
    let failures = headlines { context in
      let tape = context.mock(MockTape.self)
      context.check {
        expectThat(tape).receives.check(mockObject: 1, mockRecorder: "2", newValue: 3, value: 4)
      }
      _ = tape.check(mockObject: 1, mockRecorder: "2", newValue: 3, value: 5)
    }
    #expect(
      failures == [
        #"tape.check(mockObject: 1, mockRecorder: "2", newValue: 3, value: 5): unexpected: "#
          + "expected 4 as 'value'"
      ])
  }
}
