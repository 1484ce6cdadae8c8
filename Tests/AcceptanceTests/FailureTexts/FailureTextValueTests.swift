import Mocky
import MockyTestSupport
import Testing

/// The whole text of failures: long values, long lists, missing values, calls that come too late.
struct FailureTextValueTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let file = "FailureTextValueTests.swift"
  private static let origin = #line - 2

  @Test func ofTwoLongValuesOnlyTheDifferingPartIsShown() {
    let words = String(repeating: "la ", count: 500)
    let line = #line + 1
    context.check { expectThat(turtle).receives.say("\(words)lu \(words)") }
    turtle.say("\(words)li \(words)")
    let before = "… la la la la la la l"
    let after = String(repeating: " la", count: 13) + "…"
    #expect(
      reporter.messages == [
        """
        turtle.say("la la la la la la la la la la la la la …" (3003 characters)): unexpected: argument 1 differs from character 1502 on
          closest expectation  \(file):\(line)  (expected once, called never)
              1         ✗ expected \(before)u\(after)
                               got \(before)i\(after)
                                                        ^
        """
      ])
  }

  @Test func longListsAreCut() {
    let line = #line + 1
    context.check { for count in 1...15 { allowing(turtle).receives.forward(count, why: "") } }
    for count in 1...15 { turtle.forward(count, why: "") }
    turtle.up()
    let rows = { (range: ClosedRange<Int>, row: (Int) -> String) in
      range.map { "\n      \(row($0))" }.joined()
    }
    let pad = { (count: Int) in String(repeating: " ", count: count < 10 ? 1 : 0) }
    let calls = rows(4...15) {
      #"\#(pad($0))\#($0). turtle.forward(\#($0), why: "")\#(pad($0))   → :\#(line)"#
    }
    #expect(
      reporter.messages == [
        """
        turtle.up(): unexpected: no expectation mentions it
          expectations  15 of other members
          before this
              … 3 earlier calls\(calls)
        """
      ])
  }

  @Test func noValueToReturn() {
    struct Opaque {}
    let line = #line + 1
    context.check { allowing(turtle, methods: .equal(to: "opaque")) }
    let value = try? turtle.mockObject.call(
      "opaque()", throwing: (any Error).self, returning: Opaque.self)
    let site = calledFrom("FailureTextValueTests.noValueToReturn()", ":\(#line - 2)")
    #expect(value == nil)
    #expect(reporter.lines == [line])
    #expect(
      reporter.messages == [
        """
        turtle.opaque(): no value to return, of type Opaque\(site)
          expected at  \(file):\(line)
          give it one  with .then.returns(…) where the call is expected,
                       or for all calls with context.setDefault(…, for: Opaque.self)
        """
      ])
  }

  @Test func calledAfterTheVerification() {
    context.check { allowing(turtle).receives.up() }
    turtle.up()
    assertContextSatisfied(context)
    turtle.up()
    let line = #line - 1
    #expect(
      reporter.messages == [
        """
        turtle.up(): called after its context was verified
          context      made at \(file):\(Self.origin), verified at \(file):\(line - 1)
          more calls   verify by context.checkpoint() there, and expect them after it
          before this
              1. turtle.up()   → :\(line - 3)
        """
      ])
  }

  @Test func calledAfterTheEnd() {
    let orphan = Mockery(reporter: reporter).mock(MockTurtle.self)
    orphan.up()
    let line = #line - 1
    #expect(
      reporter.messages == [
        """
        turtle.up(): called after its context has ended
          context      made at \(file):\(line - 1), released since
        """
      ])
  }
}
