import MockyTestSupport
import Testing

@testable import MockyCore

/// Mocks written by hand whose parts do not agree: told, not trapped.
@Suite struct DisagreeingMockTests {
  private var (reporter, context, mock) = recordedContext(MockDisagreeing.self)

  @Test func anErrorOfAMemberThatCannotThrowIsMisuse() {
    let line = #line + 1
    context.check { allowing(mock).receives.load().then.throws(CancellationError()) }
    #expect(mock.load() == "")
    #expect(
      reporter.failures.map(\.message) == [
        "disagreeing.load(): cannot throw, but was given CancellationError() (CancellationError)"
      ])
    #expect(reporter.failures.map(\.line) == [line])
    #expect(reporter.failures.map(\.kind) == [.misuse])
  }

  @Test func anInoutArgumentThatTheBuilderTakesForAPlainOneIsPassedOn() {
    let seen = Captor<Int>()
    context.check { allowing(mock).receives.bump(.any).then.performs { seen.record($0) } }
    var number = 5
    mock.bump(&number)
    #expect(seen.values == [5])
    #expect(reporter.failures.isEmpty)
  }
}

private final class MockDisagreeing: MakeableMock {
  let mockObject: MockObject
  init(_ mockObject: MockObject) { self.mockObject = mockObject }

  func load() -> String { mockObject.call("load()", returning: String.self) }
  func bump(_ number: inout Int) {
    let box = Inout(number)
    mockObject.call("bump(_:)", [box])
    number = box.value
  }

  var receives: DisagreeingExpectations { DisagreeingExpectations(mockRecorder: .receives(self)) }
}

private struct DisagreeingExpectations: MockExpectations {
  var mockRecorder: ExpectationRecorder

  func load() -> InvocationExpectation<Void, any Error, String, Synchronous> {
    mockRecorder.expectation("load()")
  }
  func bump(_ number: Matcher<Int>) -> InvocationExpectation<Int, Never, Void, Synchronous> {
    mockRecorder.expectation("bump(_:)", number)
  }
}
