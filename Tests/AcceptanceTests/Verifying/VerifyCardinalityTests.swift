import Mocky
import MockyTestSupport
import Testing

/// Cardinalities of calls that have been made.
struct VerifyCardinalityTests {
  static let cases: [(cardinality: Cardinality, calls: Int, failure: String?)] = [
    (.exactly(3), 3, nil),
    (.exactly(3), 2, "called 2 times, expected exactly 3 times"),
    (.exactly(2), 3, "called 3 times, expected exactly 2 times"),
    (.once, 1, nil),
    (.once, 2, "called 2 times, expected once"),
    (.never, 0, nil),
    (.never, 1, "called once, expected never"),
    (.atLeast(2), 9, nil),
    (.atLeast(2), 1, "called once, expected at least 2 times"),
    (.atMost(2), 0, nil),
    (.atMost(2), 3, "called 3 times, expected at most 2 times"),
    (.between(2, and: 5), 5, nil),
    (.between(2, and: 5), 0, "never called, expected 2 to 5 times"),
    (.between(2, and: 5), 6, "called 6 times, expected 2 to 5 times"),
  ]

  @Test(arguments: cases)
  func aCardinalityHoldsAfterwardsToo(cardinality: Cardinality, calls: Int, failure: String?) {
    let (reporter, context) = recordedContext()
    let turtle = context.mock(MockTurtle.self, strictness: .nice)
    for _ in 0..<calls { turtle.up() }
    context.verify { expectThat(turtle).received(cardinality).up() }
    #expect(reporter.headlines == (failure.map { ["turtle.up(): \($0)"] } ?? []))
  }

  @Test func callsByNameAreFoundAtLeastOnce() {
    let (reporter, context) = recordedContext()
    let turtle = context.mock(MockTurtle.self, strictness: .nice)
    turtle.up()
    turtle.up()
    context.verify { expectThat(turtle, methods: .equal(to: "up")) }
    #expect(reporter.messages == [])
    context.verify { expectThat(turtle, methods: .equal(to: "down")) }
    #expect(
      reporter.headlines == [
        #"any method of turtle named "down": never called, expected at least once"#
      ])
  }
}
