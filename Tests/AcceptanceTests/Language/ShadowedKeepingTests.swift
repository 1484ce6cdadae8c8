import Mocky
import MockyTestSupport
import Testing

/// Assignments that a property keeps are taken before later expectations.
struct ShadowedKeepingTests {
  let reporter = RecordingReporter()
  let context: Mockery
  let dial: MockShadowedDial

  init() {
    context = Mockery(reporter: reporter)
    dial = context.mock(named: "dial")
  }

  private func misuse(_ call: String, behind earlier: String, _ line: Int) -> String {
    "no call can reach \(call), because \(earlier) at ShadowedKeepingTests.swift:\(line) handles "
      + "every such call: declare that one after this one, or put it into byDefault"
  }

  @Test func aLaterAssignmentIsNeverReached() {
    let line = #line + 2
    context.check {
      allowing(dial).receives.number.keeps(5)
      allowing(dial).receives.number(setTo: 3).then.performs { _ in Issue.record("it ran") }
    }
    #expect(reporter.messages == [misuse("dial.number = 3", behind: "dial.number = any", line)])
  }

  @Test func aLaterAssignmentOfAKeyIsNeverReached() {
    let line = #line + 2
    context.check {
      allowing(dial).receives.subscript(.any).keeps("a")
      expectThat(dial).receives.subscript(1, setTo: "b")
    }
    #expect(
      reporter.messages == [misuse("dial[1] = \"b\"", behind: "dial[any] = any", line)])
  }

  @Test func anAssignmentOfAnOptionalIsNeverReached() {
    let line = #line + 2
    context.check {
      allowing(dial).receives.label.keeps(nil)
      allowing(dial).receives.label(setTo: .isNil).then.performs { _ in Issue.record("it ran") }
    }
    #expect(reporter.messages == [misuse("dial.label = nil", behind: "dial.label = any", line)])
  }

  @Test func anAssignmentToAnotherKeyIsReached() {
    context.check {
      allowing(dial).receives.subscript(2).keeps("a")
      expectThat(dial).receives.subscript(1, setTo: "b")
    }
    dial[1] = "b"
    context.assertSatisfied()
    #expect(reporter.messages == [])
  }

  @Test func aPropertyThatKeepsTwiceIsOneMistake() {
    let line = #line + 2
    context.check {
      allowing(dial).receives.number.keeps(0)
      allowing(dial).receives.number.keeps(0)
    }
    #expect(reporter.messages == [misuse("dial.number", behind: "dial.number", line)])
  }

  @Test func aMistakeInTheLineIsToldOnce() {
    let other = Mockery(reporter: RecordingReporter()).mock(MockShadowedDial.self)
    context.check { allowing(other).receives.number.keeps(0) }
    #expect(reporter.failures.count == 1)
  }
}

@Mockable protocol ShadowedDial {
  var number: Int { get set }
  var label: String? { get set }
  subscript(key: Int) -> String { get set }
}
