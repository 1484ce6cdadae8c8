import Foundation
import Mocky
import MockyTestSupport
import Testing

/// Mocks of closures, for code that is handed functions instead of objects.
struct FunctionMockTests {
  struct Boom: Error, Equatable { var id = 0 }

  var (reporter, context) = recordedContext()
  let url = URL(string: "about:blank")

  @Test func aFunctionIsExpectedToBeCalled() async throws {
    let url = try #require(url)
    let fetch = context.mockFunction(named: "fetch", as: ((URL) async throws -> Data).self)
    context.check { expectThat(fetch).receives.call(url).then.returns(Data([1, 2])) }

    let loader: (URL) async throws -> Data = fetch.function
    #expect(try await loader(url) == Data([1, 2]))
    #expect(context.isSatisfied)
    #expect("\(fetch)" == "fetch")
  }

  @Test func valuesAndMatchersAreMixed() {
    let weigh = context.mockFunction(as: ((Int, String, Double) -> Int).self)
    context.check {
      expectThat(weigh).receives.call(1, .startingWith("a"), .any).then.returns(10)
      expectThat(weigh).receives.call(.greaterThan(1), "b", 0.5).then.returns(20)
      allowing(weigh).receives.call(.any, .any, .any).then.performs { $0 + $1.count + Int($2) }
    }
    #expect(weigh.function(1, "apple", 7) == 10)
    #expect(weigh.function(2, "b", 0.5) == 20)
    #expect(weigh.function(3, "cc", 4) == 9)
    #expect(context.isSatisfied)
  }

  @Test func thereMayBeUpToThreeParameters() {
    let none = context.mockFunction(named: "none", as: (() -> Int).self)
    let two = context.mockFunction(named: "two", as: ((Int, Int?) -> Int).self)
    let three = context.mockFunction(named: "three", as: ((Int, String, Int?) throws -> Int).self)
    context.check {
      expectThat(none).receives.call().then.returns(1)
      expectThat(two).receives.call(1, .isNil).then.returns(2)
      expectThat(three).receives.call(1, "a", nil).then.returns(3)
      expectThat(three).receives.call(.any, .isEmpty, 3).then.performs { a, b, c in a + (c ?? 0) }
      expectThat(three).receives.call(.any, .any, .any).then.returns(6)
    }
    #expect(none.function() == 1)
    #expect(two.function(1, nil) == 2)
    #expect((try? three.function(1, "a", nil)) == 3)
    #expect((try? three.function(2, "", 3)) == 5)
    #expect((try? three.function(0, "b", 0)) == 6)
    #expect(context.isSatisfied)
  }

  @Test func functionsThrow() async {
    let read = context.mockFunction(named: "read", as: ((Int) throws -> String).self)
    let load = context.mockFunction(named: "load", as: ((Int) async throws -> String).self)
    context.check {
      expectThat(read).receives.call(1).then.throws(Boom(id: 1))
      expectThat(load).receives.call(2).then.throws(Boom(id: 2))
      expectThat(load).receives.call(3).then.performs { id in throw Boom(id: id) }
    }
    #expect(throws: Boom(id: 1)) { try read.function(1) }
    await #expect(throws: Boom(id: 2)) { try await load.function(2) }
    await #expect(throws: Boom(id: 3)) { try await load.function(3) }
    #expect(context.isSatisfied)
  }

  @Test func sendableFunctionsCrossTasks() async {
    let add = context.mockFunction(named: "add", as: (@Sendable (Int, Int) -> Int).self)
    let wait = context.mockFunction(named: "wait", as: (@Sendable (Int) async -> Int).self)
    context.check {
      expectThat(add).receives.call(1, 2).then.returns(3)
      expectThat(wait).receives.call(3).then.performs { seconds in
        await Task.yield()
        return seconds + 1
      }
    }
    let (add_, wait_) = (add.function, wait.function)
    let sum = await Task.detached { await wait_(add_(1, 2)) }.value
    #expect(sum == 4)
    #expect(context.isSatisfied)
  }

  @Test func closuresAmongTheArgumentsAreCalled() {
    let each = context.mockFunction(
      named: "each", as: (([Int], @escaping (Int) -> Void) -> Void).self)
    let seen = Captor<Int>()
    context.check {
      expectThat(each).receives.call([1, 2], .any).then.performs { numbers, body in
        numbers.forEach(body)
      }
    }
    each.function([1, 2]) { seen.record($0) }
    #expect(seen.values == [1, 2])
  }

  @Test func tuplesAreArgumentsLikeOthers() {
    let move = context.mockFunction(named: "move", as: (((Int, Int)) -> Void).self)
    context.check { expectThat(move).receives.call((1, 2)) }
    move.function((1, 2))
    #expect(context.isSatisfied)
  }

  @Test func aFunctionIsAllowedIgnoredAndVerified() {
    let log = context.mockFunction(named: "log", as: ((String) -> Void).self)
    let half = context.mockFunction(named: "half", as: ((Int) -> Int).self)
    context.check {
      allowing(log).receives.call("a")
      ignoring(log)
      ignoring(half)
    }
    log.function("a")
    log.function("b")
    #expect(half.function(1) == 0)
    context.verify {
      expectThat(log).received(2).call(.any)
      expectThat(log).received(.never).call("c")
      inOrder { expectThat(half).received.call(.lessThan(2)) }
    }
    context.verifyNoMoreInteractions()
    #expect(reporter.failures.isEmpty)
  }

  @Test func functionsStandInSequencesAndStates() {
    let first = context.mockFunction(named: "first", as: (() -> Void).self)
    let second = context.mockFunction(named: "second", as: (() -> Void).self)
    let door = context.states("door").startsAs("closed")
    let order = context.sequence("order")
    context.check {
      inSequence(order) {
        expectThat(first).receives.call().then.state(door, becomes: "open")
        expectThat(second).receives.call().whenState(door.equals("open"))
      }
    }
    first.function()
    second.function()
    #expect(context.isSatisfied)
  }

  @Test func anUnexpectedCallIsToldAsItIsWritten() {
    let area = context.mockFunction(named: "area", as: ((Double, Double) -> Double).self)
    context.check { expectThat(area).receives.call(2, .greaterThan(1)).then.returns(6) }
    #expect(area.function(2, 0.5) == 0)
    #expect(
      reporter.headlines == [
        "area(2.0, 0.5): unexpected: expected greater than 1.0 as argument 2"
      ])
    #expect(
      reporter.closestArguments == [
        "1         ✓ 2.0",
        "2         ✗ expected greater than 1.0",
        "got 0.5",
      ])
  }

  @Test func aFunctionThatIsNeverCalledIsNamed() {
    let save = context.mockFunction(as: ((String) -> Void).self)
    context.check { expectThat(save).receives(2).call("a") }
    save.function("a")
    context.assertSatisfied()
    #expect(reporter.headlines == [#"function("a"): called once, expected exactly 2 times"#])
  }

  @Test func aNameThatIsTakenIsReportedAtBothLines() {
    let line = #line
    let first = context.mockFunction(named: "fetch", as: (() -> Int).self)
    let second = context.mockFunction(named: "fetch", as: ((Int) -> Int).self)
    #expect(first.mockObject.name == second.mockObject.name)
    #expect(reporter.failures.map(\.line) == [line + 2])
    #expect(
      reporter.headlines == [
        #"the name "fetch" is used for a second mock: give it another name, so that messages "#
          + "can tell them apart"
      ])
    #expect(reporter.section(.firstUsedAt) == ["FunctionMockTests.swift:\(line + 1)"])
  }

  @Test func argumentsInOneTupleAreMisuse() {
    let area = context.mockFunction(named: "area", as: ((Double, Double) -> Double).self)
    context.check { expectThat(area).receives.call((1, 2)) }
    reporter.expectMisuse(
      "the function takes 2 arguments, and 1 is expected here: "
        + "write each tuple in its own parentheses", linesAbove: 1)
  }

  @Test func severalArgumentsForOneTupleAreMisuse() {
    let move = context.mockFunction(named: "move", as: (((Int, Int)) -> Void).self)
    context.check { expectThat(move).receives.call(1, 2) }
    reporter.expectMisuse(
      "the function takes 1 argument, and 2 are expected here: "
        + "write each tuple in its own parentheses", linesAbove: 1)
  }
}
