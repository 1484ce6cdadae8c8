import Foundation
import Mocky
import MockyTestSupport
import Testing

/// OCMock's reference, 7.1, 7.3 to 7.5: expectations, their actions, delay and order.
@Suite(.timeLimit(.minutes(10)))
struct OCMockExpectingTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let file = "OCMockExpectingTests.swift"

  /// 7.1: what was not called, or not with the right arguments, is an error.
  @Test func anExpectationWithAConstraint() {
    context.check { expectThat(turtle).receives.say(.isNotNil) }
    turtle.say("hello")
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
    let line = #line + 1
    context.check { expectThat(turtle).receives.say(.isNotNil) }
    assertContextSatisfied(context)
    #expect(reporter.headlines == ["turtle.say(not nil): never called, expected once"])
    #expect(reporter.section(.calls) == [#"1. turtle.say("hello")   → :\#(line - 5)"#])
  }

  /// The failure lists other calls, the closest first.
  @Test func theClosestCallComesFirst() {
    let line = #line + 2
    context.check {
      expectThat(turtle).receives.say("hello")
      allowing(turtle).receives.say(.any)
    }
    for words in ["bye", nil, "hallo", "hullo!"] { turtle.say(words) }
    let caller = "OCMockExpectingTests.theClosestCallComesFirst() :\(#line - 1)"
    assertContextSatisfied(context)
    #expect(reporter.headlines == [#"turtle.say("hello"): never called, expected once"#])
    #expect(
      reporter.section(.calls) == [
        #"1. turtle.say("bye")      → :\#(line + 1); expected "hello" as argument 1; from \#(caller)"#,
        #"2. turtle.say(nil)        → :\#(line + 1); expected "hello" as argument 1; from \#(caller)"#,
        #"3. turtle.say("hallo")    → :\#(line + 1); expected "hello" as argument 1; from \#(caller)"#,
        #"4. turtle.say("hullo!")   → :\#(line + 1); expected "hello" as argument 1; from \#(caller)"#,
      ])
  }

  /// 7.3: an expectation takes the actions of a stub, and is verified all the same.
  @Test func anExpectationWithAnAction() async throws {
    context.check {
      expectThat(turtle).receives.name().then.returns("a string for testing")
      expectThat(turtle).receives.fetch(1).then.throws(CancellationError())
    }
    #expect(turtle.name() == "a string for testing")
    assertContextSatisfied(context)
    #expect(reporter.headlines == ["turtle.fetch(1): never called, expected once"])
  }

  /// 7.4: verifying returns as soon as the expectations have been met.
  @Test func verifyingWithADelay() async {
    context.check { expectThat(turtle).receives(2).up() }
    _ = Task { [turtle] in
      turtle.up()
      try await Task.sleep(for: .milliseconds(10))
      turtle.up()
    }
    await context.waitUntilSatisfied(timeout: .seconds(600))
    #expect(reporter.messages == [])
  }

  /// 7.5: what is not next fails at once, and what comes late does not make it right.
  @Test func expectationsInOrder() {
    let line = #line + 4
    let order = context.sequence("order")
    context.check {
      inSequence(order) {
        expectThat(turtle).receives.up()
        expectThat(turtle).receives.down()
      }
    }
    turtle.down()
    #expect(
      reporter.headlines == [
        #"turtle.down(): too early in sequence "order", turtle.up() must come first"#
      ])
    #expect(
      reporter.section(.expectation) == [
        "\(file):\(line + 1)  (expected once, never called)"
      ])
  }
}
