import MockyCore

/// Whom the publisher of LRMocky's README sends its messages to: overloads, `throws`, `inout`.
public protocol Subscriber {
  func receive(_ message: String)
  func receive(_ message: String, urgent: Bool)
  func name() -> String
  func unread() throws -> Int
  func sign(_ letter: inout String)
}

extension Subscriber where Self: Mock {
  public nonisolated var receives: SubscriberExpectations<Self> {
    SubscriberExpectations(.receives(self))
  }
  public nonisolated var received: SubscriberExpectations<Self> {
    SubscriberExpectations(.received(self))
  }

  public func receive(_ message: String) { mockObject.call("receive(_:)", .one(message)) }
  public func receive(_ message: String, urgent: Bool) {
    mockObject.call("receive(_:urgent:)", [message, urgent])
  }
  public func name() -> String { mockObject.call("name()", returning: String.self) }
  public func unread() throws -> Int {
    try mockObject.call("unread()", throwing: (any Error).self, returning: Int.self)
  }
  public func sign(_ letter: inout String) {
    let passed = Inout(letter)
    mockObject.call("sign(_:)", .one(passed))
    letter = passed.value
  }
}

public nonisolated struct SubscriberExpectations<M: Subscriber & Mock>: MockExpectations {
  public var mockRecorder: ExpectationRecorder
  init(_ mockRecorder: ExpectationRecorder) { self.mockRecorder = mockRecorder }

  public func receive(
    _ message: String
  ) -> InvocationExpectation<String, Never, Void, Synchronous> { receive(.value(message)) }
  @_disfavoredOverload
  public func receive(
    _ message: Matcher<String>
  ) -> InvocationExpectation<String, Never, Void, Synchronous> {
    mockRecorder.expectation("receive(_:)", message)
  }
  public func receive(
    _ message: String, urgent: Bool
  ) -> InvocationExpectation<(String, Bool), Never, Void, Synchronous> {
    receive(.value(message), urgent: .value(urgent))
  }
  @_disfavoredOverload
  public func receive(
    _ message: String, urgent: Matcher<Bool>
  ) -> InvocationExpectation<(String, Bool), Never, Void, Synchronous> {
    receive(.value(message), urgent: urgent)
  }
  @_disfavoredOverload
  public func receive(
    _ message: Matcher<String>, urgent: Bool
  ) -> InvocationExpectation<(String, Bool), Never, Void, Synchronous> {
    receive(message, urgent: .value(urgent))
  }
  @_disfavoredOverload
  public func receive(
    _ message: Matcher<String>, urgent: Matcher<Bool>
  ) -> InvocationExpectation<(String, Bool), Never, Void, Synchronous> {
    mockRecorder.expectation("receive(_:urgent:)", message, urgent)
  }
  public func name() -> InvocationExpectation<Void, Never, String, Synchronous> {
    mockRecorder.expectation("name()")
  }
  public func unread() -> InvocationExpectation<Void, any Error, Int, Synchronous> {
    mockRecorder.expectation("unread()")
  }
  public func sign(
    _ letter: String
  ) -> InvocationExpectation<Inout<String>, Never, Void, Synchronous> { sign(.value(letter)) }
  @_disfavoredOverload
  public func sign(
    _ letter: Matcher<String>
  ) -> InvocationExpectation<Inout<String>, Never, Void, Synchronous> {
    mockRecorder.expectation("sign(_:)", .inout(letter))
  }
}

public nonisolated final class MockSubscriber: Subscriber, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }

  public func receive(_ message: String) { mockObject.call("receive(_:)", .one(message)) }
  public func receive(_ message: String, urgent: Bool) {
    mockObject.call("receive(_:urgent:)", [message, urgent])
  }
  public func name() -> String { mockObject.call("name()", returning: String.self) }
  public func unread() throws -> Int {
    try mockObject.call("unread()", throwing: (any Error).self, returning: Int.self)
  }
  public func sign(_ letter: inout String) {
    let passed = Inout(letter)
    mockObject.call("sign(_:)", .one(passed))
    letter = passed.value
  }
}
