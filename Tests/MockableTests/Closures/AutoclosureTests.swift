import Mocky
import MockyTestSupport
import Testing

private enum Wrong: Error { case value }

private typealias Handler = () -> Int

@Mockable private protocol Asserter {
  func check(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String)
  func require(_ value: @autoclosure () throws -> Int?) throws -> Int
  func log(_ text: @autoclosure () throws -> String)
  func await(_ value: @autoclosure () async -> Int) async -> Int
  func both(_ value: @autoclosure () async throws -> Int) async throws
  func typed(_ value: @autoclosure () throws(Wrong) -> Int) throws(Wrong)
  func later(_ text: @autoclosure @escaping () -> String)
  func handle(_ handler: @autoclosure () -> Handler)
  func send(_ text: @autoclosure @escaping @Sendable () -> String, to name: String)
}

@Suite struct AutoclosureTests {
  @Test(.mockery) func anArgumentIsEvaluatedOnceAndMatchedByItsValue() {
    let asserter = Mockery.current.mock(MockAsserter.self)
    Mockery.current.check {
      expectThat(asserter).receives.check(true, "first")
      expectThat(asserter).receives.check(false, .startingWith("sec"))
      expectThat(asserter).receives.later("text")
      expectThat(asserter).receives.send("text", to: "Anna")
    }
    var count = 0
    func counted() -> Int {
      count += 1
      return count
    }
    asserter.check(counted() == 1, "first")
    asserter.check(counted() == 1, "second")
    #expect(count == 2)
    asserter.later("te" + "xt")
    asserter.send("te" + "xt", to: "Anna")
  }

  @Test(.mockery) func anArgumentIsAClosure() {
    let asserter = Mockery.current.mock(MockAsserter.self)
    let sum = Captor<Int>()
    Mockery.current.check {
      expectThat(asserter).receives.handle(.any).then.performs { sum.record($0()) }
    }
    asserter.handle({ 7 })
    #expect(sum.values == [7])
  }

  @Test(.mockery) func anArgumentThrows() throws {
    func failing() throws(Wrong) -> Int { throw .value }
    let asserter = Mockery.current.mock(MockAsserter.self)
    Mockery.current.check {
      expectThat(asserter).receives.require(5).then.returns(5)
      expectThat(asserter).receives.typed(1)
    }
    #expect(try asserter.require(5) == 5)
    #expect(throws: Wrong.value) { try asserter.require(try failing()) }
    try asserter.typed(1)
    do throws(Wrong) { try asserter.typed(try failing()) } catch { #expect(error == .value) }
  }

  @Test(.mockery) func anArgumentSuspends() async throws {
    func later() async -> Int {
      await Task.yield()
      return 7
    }
    let asserter = Mockery.current.mock(MockAsserter.self)
    Mockery.current.check {
      expectThat(asserter).receives.await(7).then.performs { $0 * 2 }
      expectThat(asserter).receives.both(.greaterThan(6))
    }
    #expect(await asserter.await(await later()) == 14)
    try await asserter.both(await later())
  }

  @Test(.mockery) func anArgumentThatThrowsMoreThanTheMethodIsAClosure() {
    let asserter = Mockery.current.mock(MockAsserter.self)
    let seen = Captor<String>()
    Mockery.current.check {
      allowing(asserter).receives.log(.any).then.performs { text in
        seen.record((try? text()) ?? "thrown")
      }
    }
    func failing() throws -> String { throw Wrong.value }
    asserter.log("text")
    asserter.log(try failing())
    #expect(seen.values == ["text", "thrown"])
  }

  @Test func aWrongValueIsShown() {
    let failures = headlines { context in
      let asserter = context.mock(MockAsserter.self)
      context.check { expectThat(asserter).receives.check(true, .any) }
      asserter.check(1 > 2, "so")
    }
    #expect(
      failures == [
        #"asserter.check(false, "so"): unexpected: "#
          + #"expected true as argument 1"#
      ])
  }
}
