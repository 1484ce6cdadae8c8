import MockyCore

// By hand, what @Mockable is to write.

extension Subscriber where Self: Mock {
  public nonisolated var receives: SubscriberExpectations<Self> {
    SubscriberExpectations(.receives(self))
  }
  public nonisolated var received: SubscriberExpectations<Self> {
    SubscriberExpectations(.received(self))
  }

  public func receive(_ message: String) { mockObject.call("receive(_:)", .one(message)) }
  public func confirm(_ message: String) throws {
    try mockObject.call(
      "confirm(_:)", .one(message), throwing: (any Error).self, returning: Void.self)
  }
  public func receipt() -> Receipt { mockObject.call("receipt()", returning: Receipt.self) }
}

public nonisolated struct SubscriberExpectations<M: Subscriber & Mock>: MockExpectations {
  public var mockRecorder: ExpectationRecorder
  init(_ mockRecorder: ExpectationRecorder) { self.mockRecorder = mockRecorder }

  public func receive(
    _ message: String
  ) -> InvocationExpectation<String, Never, Void, Synchronous> { receive(.value(message)) }
  public func receive(
    _ message: Matcher<String>
  ) -> InvocationExpectation<String, Never, Void, Synchronous> {
    mockRecorder.expectation("receive(_:)", message)
  }
  public func confirm(
    _ message: String
  ) -> InvocationExpectation<String, any Error, Void, Synchronous> { confirm(.value(message)) }
  public func confirm(
    _ message: Matcher<String>
  ) -> InvocationExpectation<String, any Error, Void, Synchronous> {
    mockRecorder.expectation("confirm(_:)", message)
  }
  public func receipt() -> InvocationExpectation<Void, Never, Receipt, Synchronous> {
    mockRecorder.expectation("receipt()")
  }
}

public nonisolated final class MockSubscriber: Subscriber, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }

  public func receive(_ message: String) { mockObject.call("receive(_:)", .one(message)) }
  public func confirm(_ message: String) throws {
    try mockObject.call(
      "confirm(_:)", .one(message), throwing: (any Error).self, returning: Void.self)
  }
  public func receipt() -> Receipt { mockObject.call("receipt()", returning: Receipt.self) }
}
