import Mocky
import MockyTestSupport
import Testing

/// Many calls that count are grouped by their callers, the rarest first.
struct CallerGroupTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  private let courier = Courier()
  private let file = "Tests/MockyTestSupport/Courier.swift"

  private var calls: [String] { reporter.section(.callsThatCount) }

  @Test func oneOfManyCallsFromAnotherLine() {
    let line = #line + 1
    context.check { expectThat(turtle).receives(42).say(.any) }
    courier.deliverAll((1...42).map { "\($0)" }, to: turtle.say)
    let caller = "from Courier.deliverAll<A>(_:to:) \(file)"
    #expect(
      calls == [
        #"1 call \#(caller):11: 4. turtle.say("3")"#, "41 calls \(caller):10",
      ])
    #expect(
      reporter.section(.next) == ["remove one of the 43 calls, or write receives(43) at :\(line)"])
  }

  @Test func callersThatAreNotKept() {
    context.check { expectThat(turtle).receives(250).say(.any) }
    courier.deliverAll(Array(repeating: "a", count: 250), to: turtle.say)
    #expect(calls.map { String($0.prefix(9)) } == ["1 call fr", "200 calls", "49 calls "])
    #expect(calls.last == "49 calls whose callers were not kept")
  }

  @Test func severalFunctions() {
    context.check { expectThat(turtle).receives(14).say(.any) }
    courier.deliverAll(["a", "b", "c"], to: turtle.say)
    for _ in 1...11 { courier.deliver("d", to: turtle.say) }
    #expect(
      calls.map { $0.components(separatedBy: " from ")[0] } == ["1 call", "3 calls", "10 calls"])
  }

  @Test func fewCallsHaveALineEach() {
    context.check { expectThat(turtle).receives(2).say(.any) }
    courier.deliverAll(["a", "b"], to: turtle.say)
    turtle.say("c")
    #expect(reporter.section(.beforeThis).map { $0.prefix(2) } == ["1.", "2."])
  }

  @Test func theLineThatMakesAllCalls() {
    let line = #line + 1
    context.check { expectThat(turtle).receives(3).say(.any) }
    for _ in 1...4 { courier.deliver("a", to: turtle.say) }
    #expect(
      reporter.section(.next) == [
        "remove one of the 4 calls from Courier.deliver<A>(_:to:), or write receives(4) at :\(line)"
      ])
  }
}
