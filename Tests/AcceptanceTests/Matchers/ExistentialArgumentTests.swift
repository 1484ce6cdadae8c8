import Mocky
import MockyTestSupport
import Testing

/// `.equal(to:)` and `.notEqual(to:)` for types without an `==` of their own.
struct ExistentialArgumentTests {
  struct Label: Encodable, Equatable, Sendable { var text: String }
  struct Bare: Encodable, Sendable {}
  enum Fault: Error { case broken, lost }

  let reporter = RecordingReporter()
  let context: Mockery
  let press: MockLabelPress

  init() {
    context = Mockery(reporter: reporter)
    press = context.mock()
  }

  @Test func aValueOfAnEquatableTypeIsCompared() {
    context.check {
      expectThat(press).receives.encode(.equal(to: Label(text: "a")))
      expectThat(press).receives.keep(.equal(to: "a"))
      expectThat(press).receives.keep(.equal(to: nil))
      expectThat(press).receives.fill(.equal(to: ["a": 1, "b": [2]]))
      expectThat(press).receives.fail(.equal(to: Fault.lost))
      expectThat(press).receives.all(.equal(to: [1, "a"]) || .isEmpty)
    }
    press.encode(Label(text: "a"))
    press.keep("a")
    press.keep(nil)
    press.fill(["b": [2], "a": 1])
    press.fail(Fault.lost)
    press.all([1, "a"])
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }

  @Test func aValueThatDiffersIsNotEqual() {
    context.check {
      expectThat(press).receives.encode(.notEqual(to: Label(text: "a")))
      expectThat(press).receives.keep(.notEqual(to: 1))
      expectThat(press).receives.fail(.notEqual(to: Fault.lost))
    }
    press.encode(Label(text: "b"))
    press.keep(nil)
    press.fail(Fault.broken)
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }

  @Test func theDifferenceIsShown() {
    context.check { expectThat(press).receives.encode(.equal(to: Label(text: "a"))) }
    press.encode(Label(text: "b"))
    #expect(
      reporter.headlines == [
        #"labelPress.encode(Label(text: "b")): unexpected: text of argument 1 is "b", expected "a""#
      ])
  }

  @Test func aValueThatCannotBeComparedIsAMistake() {
    context.check { expectThat(press).receives.encode(.equal(to: Bare())) }
    #expect(reporter.failures.map(\.kind) == [.misuse])
    #expect(reporter.headlines[0].hasPrefix("Bare is neither Equatable nor a class"))
  }
}

@Mockable protocol LabelPress {
  func encode(_ value: any Encodable)
  func keep(_ value: Any?)
  func fill(_ values: [String: Any])
  func fail(_ error: any Error)
  func all(_ values: [Any])
}
