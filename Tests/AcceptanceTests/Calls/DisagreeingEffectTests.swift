import Mocky
import MockyTestSupport
import Testing

/// Mocks written by hand whose builder says that a member runs otherwise than it does.
struct DisagreeingEffectTests {
  var (reporter, context, lamp) = recordedContext(MockLamp.self)
  let done = Captor<String>()

  private let suspends =
    "which may suspend, but the call does not: write Synchronous instead of Asynchronous in "
    + "the mock's builder, or make the member async"
  private let isOnMainActor =
    "which is on the main actor, but the call is not: write Synchronous instead of OnMainActor "
    + "in the mock's builder, or make the member @MainActor"

  @Test func aClosureThatMaySuspend() {
    context.check { allowing(lamp).receives.dim(.any).then.runs { done.record("\($0)") } }
    let line = #line - 1
    #expect(lamp.dim(3) == 0)
    expectMisuses(["lamp.dim(3): performs a closure, \(suspends)"], line)
  }

  @Test func aClosureThatMaySuspendAndGivesTheResult() {
    context.check { allowing(lamp).receives.dim(.any).then.performs { $0 + 1 } }
    let line = #line - 1
    #expect(lamp.dim(3) == 0)
    expectMisuses(["lamp.dim(3): performs a closure, \(suspends)"], line)
  }

  @Test func whatElseTheExpectationDoesIsDone() {
    let light = context.states("light").startsAs("on")
    context.check {
      allowing(lamp).receives.dim(.any).then.runs { _ in done.record("no") }
        .then.state(light, becomes: "off").then.returns(7)
    }
    let line = #line - 3
    #expect(lamp.dim(3) == 7)
    #expect(light.currentState == "off")
    expectMisuses(["lamp.dim(3): performs a closure, \(suspends)"], line)
  }

  @Test func aGateAndATime() {
    context.check {
      allowing(lamp).receives.dim(1).then.suspends(until: Gate())
      allowing(lamp).receives.dim(2).then.waits(for: .seconds(100))
    }
    let (line, file) = (#line - 3, "DisagreeingEffectTests.swift")
    for number in 1...2 { #expect(lamp.dim(number) == 0) }
    #expect(
      reporter.messages == [
        "lamp.dim(1): suspends until the gate at \(file):\(line) opens, \(suspends)",
        "lamp.dim(2): waits for 100 seconds, \(suspends)",
      ])
    #expect(reporter.lines == [line, line + 1])
    #expect(done.values == [])
  }

  @Test func oneOfSeveralConsecutiveActions() {
    context.check {
      allowing(lamp).receives.dim(.any).then.onConsecutiveCalls {
        $0.returns(1)
        $0.performs { _ in 2 }
      }
    }
    let line = #line - 5
    #expect(lamp.dim(3) == 1)
    #expect(reporter.messages == [])
    #expect(lamp.dim(4) == 0)
    expectMisuses(["lamp.dim(4): performs a closure, \(suspends)"], line)
  }

  @Test func theCallCountsAllTheSame() {
    context.check { expectThat(lamp).receives.dim(.any).then.runs { done.record("\($0)") } }
    _ = lamp.dim(3)
    assertContextSatisfied(context)
    #expect(reporter.kinds == [.misuse])
  }

  @Test func aClosureOfTheMainActorElsewhere() {
    context.check { allowing(lamp).receives.flash(.any).then.performs { done.record("\($0)") } }
    let line = #line - 1
    let called = lamp
    OwnThread { called.flash(3) }.wait()
    expectMisuses(["lamp.flash(3): performs a closure, \(isOnMainActor)"], line)
  }

  @MainActor @Test func aClosureOfTheMainActorOnTheMainThread() {
    context.check {
      allowing(lamp).receives.flash(.any).then.performs { done.record("\($0)") }
      allowing(lamp).receives.blink(.any).then.calls({ $0 }, with: 1)
    }
    lamp.flash(3)
    lamp.blink { [done] in done.record("blink \($0)") }
    #expect(done.values == ["3", "blink 1"])
    #expect(reporter.messages == [])
  }

  private func expectMisuses(
    _ messages: [String], _ line: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(reporter.messages == messages, sourceLocation: sourceLocation)
    #expect(reporter.lines == [line], sourceLocation: sourceLocation)
    #expect(reporter.kinds == [.misuse], sourceLocation: sourceLocation)
    #expect(done.values == [], sourceLocation: sourceLocation)
  }
}

/// A mock whose builder does not agree with its members.
final class MockLamp: MakeableMock {
  let mockObject: MockObject
  init(_ mockObject: MockObject) { self.mockObject = mockObject }

  func dim(_ level: Int) -> Int { mockObject.call("dim(_:)", [level], returning: Int.self) }
  func flash(_ times: Int) { mockObject.call("flash(_:)", [times]) }
  func blink(_ then: @escaping (Int) -> Void) { mockObject.call("blink(_:)", [then]) }

  var receives: LampExpectations { LampExpectations(mockRecorder: .receives(self)) }
}

struct LampExpectations: MockExpectations {
  var mockRecorder: ExpectationRecorder

  func dim(_ level: Matcher<Int>) -> InvocationExpectation<Int, Never, Int, Asynchronous> {
    mockRecorder.expectation("dim(_:)", level)
  }
  func dim(_ level: Int) -> InvocationExpectation<Int, Never, Int, Asynchronous> {
    dim(.value(level))
  }
  func flash(_ times: Matcher<Int>) -> InvocationExpectation<Int, Never, Void, OnMainActor> {
    mockRecorder.expectation("flash(_:)", times)
  }
  func blink(
    _ then: Matcher<(Int) -> Void>
  ) -> InvocationExpectation<(Int) -> Void, Never, Void, OnMainActor> {
    mockRecorder.expectation("blink(_:)", then)
  }
}
