import MockyCore

/// Whoever wants to hear of messages.
protocol Subscriber: Sendable {
  func receive(_ message: String)
  func name() -> String
}

final class MockSubscriber: Subscriber, MakeableMock {
  let mockObject: MockObject
  init(_ mockObject: MockObject) { self.mockObject = mockObject }

  func receive(_ message: String) { mockObject.call("receive(_:)", [message]) }
  func name() -> String { mockObject.call("name()", returning: String.self) }

  var receives: SubscriberExpectations { SubscriberExpectations(mockRecorder: .receives(self)) }
}

/// What can be expected of a subscriber.
struct SubscriberExpectations: MockExpectations {
  var mockRecorder: ExpectationRecorder

  func receive(
    _ message: Matcher<String>
  ) -> InvocationExpectation<String, Never, Void, Synchronous> {
    mockRecorder.expectation("receive(_:)", message)
  }
  func receive(_ message: String) -> InvocationExpectation<String, Never, Void, Synchronous> {
    receive(.value(message))
  }
  func name() -> InvocationExpectation<Void, Never, String, Synchronous> {
    mockRecorder.expectation("name()")
  }
}
