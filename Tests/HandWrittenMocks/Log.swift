import MockyCore

/// Generic methods, whose types are known only at each call.
public protocol Log {
  func log<T>(_ value: T)
  func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T
  func make<T>() -> T
  func note(_ anything: Any)
}

extension Log where Self: Mock {
  public nonisolated var receives: LogExpectations<Self> { LogExpectations(.receives(self)) }
  public nonisolated var received: LogExpectations<Self> { LogExpectations(.received(self)) }

  public func log<T>(_ value: T) { mockObject.call("log(_:)", [value]) }
  public func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
    try mockObject.call(
      "decode(_:from:)", [type, text], throwing: (any Error).self, returning: T.self)
  }
  public func make<T>() -> T { mockObject.call("make()", returning: T.self) }
  public func note(_ anything: Any) { mockObject.call("note(_:)", [anything]) }
}

public nonisolated struct LogExpectations<M: Log & Mock>: MockExpectations {
  public var mockRecorder: ExpectationRecorder
  init(_ mockRecorder: ExpectationRecorder) { self.mockRecorder = mockRecorder }

  public func log<T>(_ value: T) -> InvocationExpectation<T, Never, Void, Synchronous> {
    log(.value(value))
  }
  public func log<T>(_ value: Matcher<T>) -> InvocationExpectation<T, Never, Void, Synchronous> {
    mockRecorder.expectation(generic: "log(_:)", value)
  }
  public func log(_ value: Matcher<Any>) -> InvocationExpectation<Any, Never, Void, Synchronous> {
    mockRecorder.expectation(generic: "log(_:)", value)
  }
  public func decode<T: Decodable>(
    _ type: T.Type, from text: String
  ) -> InvocationExpectation<(T.Type, String), any Error, T, Synchronous> {
    decode(.value(type), from: .value(text))
  }
  public func decode<T: Decodable>(
    _ type: T.Type, from text: Matcher<String>
  ) -> InvocationExpectation<(T.Type, String), any Error, T, Synchronous> {
    decode(.value(type), from: text)
  }
  public func decode<T: Decodable>(
    _ type: Matcher<T.Type>, from text: String
  ) -> InvocationExpectation<(T.Type, String), any Error, T, Synchronous> {
    decode(type, from: .value(text))
  }
  public func decode<T: Decodable>(
    _ type: Matcher<T.Type>, from text: Matcher<String>
  ) -> InvocationExpectation<(T.Type, String), any Error, T, Synchronous> {
    mockRecorder.expectation(generic: "decode(_:from:)", type, text)
  }
  public func decode(
    _ type: Matcher<Any>, from text: String
  ) -> InvocationExpectation<(Any, String), any Error, Any, Synchronous> {
    decode(type, from: .value(text))
  }
  public func decode(
    _ type: Matcher<Any>, from text: Matcher<String>
  ) -> InvocationExpectation<(Any, String), any Error, Any, Synchronous> {
    mockRecorder.expectation(generic: "decode(_:from:)", type, text)
  }
  public func make<T>() -> InvocationExpectation<Void, Never, T, Synchronous> {
    mockRecorder.expectation(generic: "make()")
  }
  public func note(_ anything: Any) -> InvocationExpectation<Any, Never, Void, Synchronous> {
    note(.value(anything))
  }
  public func note(
    _ anything: Matcher<Any>
  ) -> InvocationExpectation<Any, Never, Void, Synchronous> {
    mockRecorder.expectation("note(_:)", anything)
  }
}

public nonisolated final class MockLog: Log, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }

  public func log<T>(_ value: T) { mockObject.call("log(_:)", [value]) }
  public func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
    try mockObject.call(
      "decode(_:from:)", [type, text], throwing: (any Error).self, returning: T.self)
  }
  public func make<T>() -> T { mockObject.call("make()", returning: T.self) }
  public func note(_ anything: Any) { mockObject.call("note(_:)", [anything]) }
}
