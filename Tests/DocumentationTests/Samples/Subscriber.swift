import Mocky

protocol Subscriber {
  func receive(_ message: String)
}

final class MockSubscriber: Subscriber, MakeableMock {
  let mockObject: MockObject
  init(_ mockObject: MockObject) { self.mockObject = mockObject }

  func receive(_ message: String) { mockObject.call("receive(_:)", [message]) }

  var receives: SubscriberExpectations { SubscriberExpectations(mockRecorder: .receives(self)) }
  var received: SubscriberExpectations { SubscriberExpectations(mockRecorder: .received(self)) }
}

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
}
