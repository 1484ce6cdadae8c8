import Mocky
import MockyTestSupport
import Testing

/// Plain values for arguments that are tuples.
struct TupleArgumentTests {
  var (reporter, context, chart) = recordedContext(MockChart.self)

  @Test func aTupleIsExpectedAsAPlainValue() {
    context.check {
      expectThat(chart).receives.plot((1, 2), label: "a")
      expectThat(chart).receives.draw((from: (0, 0), to: (1, 2)))
      expectThat(chart).receives.draw(nil)
    }
    chart.draw(nil)
    chart.plot((1, 2), label: "a")
    chart.draw((from: (0, 0), to: (1, 2)))
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }

  @Test func aTupleAmongManyIsFound() {
    context.check {
      for number in 0..<20 {
        expectThat(chart).receives.plot((number, 0), label: "\(number)")
      }
    }
    for number in (0..<20).reversed() { chart.plot((number, 0), label: "\(number)") }
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }

  @Test func aCaretShowsWhereTuplesDiffer() {
    context.check {
      expectThat(chart).receives.draw((from: (0, 0), to: (1, 2)))
    }
    chart.draw((from: (0, 0), to: (4, 2)))
    #expect(
      reporter.headlines == [
        "chart.draw((from: (0, 0), to: (4, 2))): unexpected: to.0 of argument 1 is 4, expected 1"
      ])
    #expect(
      reporter.closestArguments == [
        "1         ✗ to.0  expected 1, got 4"
      ])
  }
}
