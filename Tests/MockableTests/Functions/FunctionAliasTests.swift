import Foundation
import Mocky
import MockyTestSupport
import Testing

@MockableFunction typealias Fetch = (_ url: URL) async throws -> Data
@MockableFunction typealias Ring = () -> Void
@MockableFunction typealias Weigh = (_ count: Int, String, _ factor: Double) -> Int
@MockableFunction
typealias Draw = (Int, Int, Int, Int, _ colour: String, _ width: Double, Bool) -> Bool
@MockableFunction typealias Move = ((Int, Int)) -> Void
@MockableFunction typealias Sum = (Int...) -> Int
@MockableFunction typealias Finish = ((_ result: Int) -> Void)?

/// Mocks of functions whose types have names.
@Suite struct FunctionAliasTests {
  var (reporter, context) = recordedContext()

  @Test func aFunctionIsExpectedToBeCalled() async throws {
    let url = try #require(URL(string: "about:blank"))
    let fetch = context.mock(MockFetch.self)
    context.check { expectThat(fetch).receives.call(url).then.returns(Data([1, 2])) }

    let function: Fetch = fetch.function
    #expect(try await function(url) == Data([1, 2]))
    #expect(context.isSatisfied)
    #expect("\(fetch)" == "fetch")
  }

  @Test func aFunctionMayHaveNoParametersOrMany() {
    let ring = context.mock(MockRing.self)
    let draw = context.mock(MockDraw.self)
    context.check {
      expectThat(ring).receives(2).call()
      expectThat(draw).receives.call(1, 2, 3, 4, "red", 0.5, true).then.returns(true)
      expectThat(draw).receives.call(.any, .any, .any, .any, .startingWith("g"), .any, .any)
        .then.performs { a, _, _, _, colour, _, isFilled in a == 5 && isFilled }
    }
    for _ in 1...2 { ring.function() }
    #expect(draw.function(1, 2, 3, 4, "red", 0.5, true))
    #expect(draw.function(5, 0, 0, 0, "green", 0, true))
    #expect(context.isSatisfied)
  }

  @Test func valuesAndMatchersAreMixed() {
    let weigh = context.mock(MockWeigh.self)
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

  @Test func aTupleIsOneArgument() {
    let move = context.mock(MockMove.self)
    context.check { expectThat(move).receives.call((1, 2)) }
    move.function((1, 2))
    #expect(context.isSatisfied)
  }

  @Test func variadicArgumentsComeInAnArray() {
    let sum = context.mock(MockSum.self)
    context.check {
      expectThat(sum).receives.call([1, 2]).then.returns(3)
      expectThat(sum).receives.call(.any).then.performs { $0.reduce(0, +) }
    }
    #expect(sum.function(1, 2) == 3)
    #expect(sum.function(3, 4, 5) == 12)
    #expect(context.isSatisfied)
  }

  @Test func aFunctionMayBeOptional() {
    let finish = context.mock(MockFinish.self)
    context.check { expectThat(finish).receives.call(7) }
    finish.function?(7)
    #expect(context.isSatisfied)
  }

  @Test func aFunctionIsNiceAllowedIgnoredAndVerified() {
    let sum = context.mock(MockSum.self, strictness: .nice)
    let ring = context.mock(MockRing.self, named: "bell")
    context.check { ignoring(ring) }
    #expect(sum.function(1) == 0)
    ring.function()
    context.verify {
      expectThat(ring).received.call()
      inOrder { expectThat(sum).received.call(.count(1)) }
    }
    context.verifyNoMoreInteractions()
    #expect(reporter.failures.isEmpty)
  }

  @Test func functionsStandInSequencesAndStates() {
    let first = context.mock(MockRing.self, named: "first")
    let second = context.mock(MockRing.self, named: "second")
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

  @Test func theMockItselfIsCalledToo() {
    let weigh = context.mock(MockWeigh.self)
    context.check { expectThat(weigh).receives.call(1, "a", 0.5).then.returns(2) }
    #expect(weigh.call(1, "a", 0.5) == 2)
  }

  @Test func anUnexpectedCallHasTheNamesOfTheArguments() {
    let weigh = context.mock(MockWeigh.self)
    context.check { expectThat(weigh).receives.call(1, "a", .greaterThan(1)).then.returns(6) }
    #expect(weigh.function(1, "b", 0.5) == 0)
    #expect(
      reporter.headlines == [
        #"weigh(count: 1, "b", factor: 0.5): unexpected: "#
          + #"expected "a" as argument 2 and greater than 1.0 as 'factor'"#
      ])
    #expect(
      reporter.closestArguments == [
        "count     ✓ 1",
        #"2         ✗ expected "a""#,
        #"got "b""#,
        "factor    ✗ expected greater than 1.0",
        "got 0.5",
      ])
  }

  @Test func aFunctionThatIsCalledTooRarelyIsNamed() {
    let finish = context.mock(MockFinish.self)
    context.check { expectThat(finish).receives(2).call(1) }
    finish.function?(1)
    context.assertSatisfied()
    #expect(reporter.headlines == ["finish(result: 1): called once, expected exactly 2 times"])
  }

  @Test func aFunctionThatIsNeverCalledIsNamed() {
    let ring = context.mock(MockRing.self)
    context.check { expectThat(ring).receives.call() }
    context.assertSatisfied()
    #expect(reporter.headlines == ["ring(): never called, expected once"])
  }
}
