import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Meter {
  func value() -> Int
  func value() -> String
  func read(_ path: String) -> Int
  func read(_ path: String) async -> Int
  func set(_ level: Int)
  func set(_ level: UInt8)
  func set(_ level: Double?)
  func set(_ name: String)
}

/// Calls of overloads differ in a report, too, if the test uses both.
struct OverloadReportTests {
  var (reporter, context) = recordedContext()
  private let meter: MockMeter

  init() { meter = context.mock() }

  @Test func byTheirResults() {
    context.check { expectThat(meter).receives.value().then.returns("full") }
    let _: Int = meter.value()
    #expect(
      reporter.headlines == [
        "meter.value() -> Int: this overload is not expected; meter.value() -> String is"
      ])
  }

  @Test func byTheirEffects() async {
    context.check { expectThat(meter).receives.read("a").then.returns(1) }
    _ = await meter.read("a")
    let headline = reporter.headlines[0]
    #expect(headline.hasPrefix(#"meter.read("a") async -> Int: this overload is not expected; "#))
    #expect(headline.hasSuffix(#"meter.read("a") -> Int is"#))
  }

  @Test func byTheTypesOfTheirArguments() {
    context.check { expectThat(meter).receives.set(1) }
    meter.set(UInt8(1))
    #expect(
      reporter.headlines == [
        "meter.set(1 as UInt8): this overload is not expected; meter.set(1) is"
      ])
  }

  @Test func inTheHistory() {
    context.check {
      allowing(meter).receives.set(.any as Matcher<Int>)
      allowing(meter).receives.set(.any as Matcher<UInt8>)
      allowing(meter).receives.set(.any as Matcher<Double?>)
      expectThat(meter).receives.set("low")
    }
    meter.set(1)
    meter.set(UInt8(1))
    meter.set(nil)
    context.assertSatisfied()
    let calls = context.history.map(\.text)
    #expect(
      calls == ["meter.set(1)", "meter.set(1 as UInt8)", "meter.set(nil as Double?)"])
    #expect(reporter.headlines == [#"meter.set("low"): never called, expected once"#])
    #expect(reporter.section(.calls).map { $0.contains("as UInt8)") } == [false, true, false])
  }

  @Test func notIfTheTestUsesOneOnly() {
    context.check { expectThat(meter).receives.set(UInt8(1)) }
    meter.set(UInt8(2))
    #expect(reporter.headlines == ["meter.set(2): unexpected: expected 1 as argument 1"])
  }
}
