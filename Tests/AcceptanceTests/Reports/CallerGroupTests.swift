import Foundation
import Mocky
import MockyTestSupport
import Testing

/// Many calls that count are grouped by their callers, the rarest first.
struct CallerGroupTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  private let courier = Courier()
  private let file = "Tests/MockyTestSupport/Courier.swift"

  private var calls: [String] { reporter.section(.callsThatCount) }
  private var removal: String? {
    reporter.section(.next).first?.components(separatedBy: ", or")[0]
  }

  @Test func oneOfManyCallsFromAnotherLine() {
    let line = #line + 1
    context.check { expectThat(turtle).receives(42).say(.any) }
    courier.deliverAll((1...42).map { "\($0)" }, to: turtle.say)
    let caller = "from Courier.deliverAll(_:to:) \(file)"
    #expect(
      calls == [
        #"1 call \#(caller):11: 4. turtle.say("3")"#, "41 calls \(caller):10",
      ])
    #expect(
      reporter.section(.next) == [
        "remove the call \(caller):11, or write receives(43) at :\(line)"
      ])
  }

  @Test func callersThatAreNotKept() {
    context.check { expectThat(turtle).receives(250).say(.any) }
    courier.deliverAll(Array(repeating: "a", count: 250), to: turtle.say)
    #expect(calls.map { String($0.prefix(9)) } == ["1 call fr", "200 calls", "49 calls "])
    #expect(calls.last == "49 calls whose callers were not kept")
    #expect(removal == "remove one of the 251 calls")
  }

  @Test func noCallerIsTheRarest() {
    context.check { expectThat(turtle).receives(13).say(.any) }
    for _ in 1...7 {
      courier.deliver("a", to: turtle.say)
      courier.deliverAll(["b"], to: turtle.say)
    }
    #expect(calls.map { String($0.prefix(7)) } == ["6 calls", "7 calls"])
    #expect(
      removal
        == "remove one of the 14 calls from Courier.deliver(_:to:) or Courier.deliverAll(_:to:)")
  }

  @Test func theTestIsTheRarest() {
    context.check { expectThat(turtle).receives(13).say(.any) }
    turtle.say("a")
    for _ in 1...13 { courier.deliver("b", to: turtle.say) }
    #expect(calls.map { String($0.prefix(9)) } == ["1 call fr", "12 calls "])
    #expect(removal == "remove one of the 14 calls")
  }

  @Test func moreCallsThanThoseOfTheRarestAreTooMany() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    courier.deliver("a", to: nice.say)
    for _ in 1...13 { courier.deliverAll(["b"], to: nice.say) }
    context.verify { expectThat(nice).received(2).say(.any) }
    #expect(calls.map { String($0.prefix(9)) } == ["1 call fr", "13 calls "])
    #expect(
      removal
        == #"remove 12 of the 13 calls of nice.say("b") from Courier.deliverAll(_:to:)"#)
  }

  @Test func aVerifiedGroup() {
    let nice = context.mock(MockTurtle.self, named: "nice", strictness: .nice)
    for _ in 1...14 { courier.deliver("a", to: nice.say) }
    let line = #line + 1
    context.verify { expectThat(nice).received(14...).say(.any) }
    courier.deliverAll(["b", "b"], to: nice.say)
    context.verify { expectThat(nice).received(14).say(.any) }
    #expect(
      calls == [
        "2 calls from Courier.deliverAll(_:to:) \(file):10",
        "14 calls from Courier.deliver(_:to:) \(file):5, verified at :\(line)",
      ])
    #expect(removal == "remove all 2 calls from Courier.deliverAll(_:to:) \(file):10")
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
        "let Courier.deliver(_:to:) make only 3 calls, or write receives(4) at :\(line)"
      ])
  }

  @Test func theOnlyCallThatIsRepeated() {
    let line = #line + 1
    context.check { expectThat(turtle).receives(3).say(.any) }
    for word in ["main", "main"] { courier.deliver(word, to: turtle.say) }
    courier.deliverAll(["a", "b"], to: turtle.say)
    #expect(
      reporter.messages == [
        """
        turtle.say("b"): called a 4th time as turtle.say(any), expected exactly 3 times
          called from  Courier.deliverAll(_:to:)  \(file):10
                       ← CallerGroupTests.theOnlyCallThatIsRepeated()  :\(line + 2)
          expectation  CallerGroupTests.swift:\(line)
          before this
              1. turtle.say("main")   → :\(line), from Courier.deliver(_:to:) \(file):5
              2. turtle.say("main")   → :\(line), from Courier.deliver(_:to:) \(file):5
              3. turtle.say("a")      → :\(line), from Courier.deliverAll(_:to:) \(file):10
          next      remove one of the 2 calls of turtle.say("main") from Courier.deliver(_:to:), or write receives(4) at :\(line)
        """
      ])
  }

  @Test func aRepeatedCallBesideARarerOne() {
    context.check { expectThat(turtle).receives(2).say(.any) }
    for word in ["main", "main"] { courier.deliver(word, to: turtle.say) }
    courier.deliverAll(["a"], to: turtle.say)
    #expect(
      removal == #"remove one of the 2 calls of turtle.say("main") from Courier.deliver(_:to:)"#)
  }

  @Test func twoRepeatedCalls() {
    context.check { expectThat(turtle).receives(3).say(.any) }
    for word in ["a", "a", "b", "b"] { courier.deliver(word, to: turtle.say) }
    #expect(removal == "let Courier.deliver(_:to:) make only 3 calls")
  }

  @Test func oneCallOfEachOfTwoFunctions() {
    context.check { expectThat(turtle).receives.say("a") }
    courier.deliver("a", to: turtle.say)
    courier.deliverAll(["a"], to: turtle.say)
    #expect(
      removal
        == "remove one of the 2 calls from Courier.deliver(_:to:) or Courier.deliverAll(_:to:)")
  }

  @Test func theRarerOfFewCallers() {
    context.check { expectThat(turtle).receives(2).say("a") }
    courier.deliver("a", to: turtle.say)
    courier.deliverAll(["a", "a"], to: turtle.say)
    #expect(removal == "remove the call from Courier.deliver(_:to:) \(file):5")
  }
}
