import Mocky
import MockyTestSupport
import Testing

/// Rule 12, where blocks stand in each other: each mistake is one failure.
struct Rule12NestedBlockTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  @Test func expectationsInAnInOrderInACheck() {
    context.check { inOrder { expectThat(turtle).receives.up() } }
    reporter.expectMisuse(
      "inOrder { } asks what has been called: it belongs in context.verify { … }")
  }

  @Test func callsInAnInOrderInAnAnyOf() {
    context.verify {
      anyOf {
        inOrder { expectThat(turtle).received.up() }
      }
    }
    #expect(reporter.messages == ["inOrder and anyOf take calls, not another inOrder or anyOf"])
    #expect(reporter.lines == [#line - 4])
  }
}
