import MockyCore

/// Every effect a method can have.
public protocol Store {
  func flush() async
  func size() async -> Int
  func read(_ key: String) throws -> String
  func write(_ text: String, for key: String) throws
  func load(_ key: String) async throws -> String
  func save(_ text: String, for key: String) async throws
  func take(_ key: String) throws(StoreError) -> String
  func drop(_ key: String) throws(StoreError)
  func fetch(_ key: String) async throws(StoreError) -> String
}

/// An error of a store.
public enum StoreError: Error, Equatable {
  case full
  case missing(String)
}

extension Store where Self: Mock {
  public nonisolated var receives: StoreExpectations<Self> { StoreExpectations(.receives(self)) }
  public nonisolated var received: StoreExpectations<Self> { StoreExpectations(.received(self)) }

  public func flush() async {
    await mockObject.call("flush()", throwing: Never.self, returning: Void.self)
  }
  public func size() async -> Int {
    await mockObject.call("size()", throwing: Never.self, returning: Int.self)
  }
  public func read(_ key: String) throws -> String {
    try mockObject.call("read(_:)", .one(key), throwing: (any Error).self, returning: String.self)
  }
  public func write(_ text: String, for key: String) throws {
    try mockObject.call(
      "write(_:for:)", [text, key], throwing: (any Error).self, returning: Void.self)
  }
  public func load(_ key: String) async throws -> String {
    try await mockObject.call(
      "load(_:)", .one(key), throwing: (any Error).self, returning: String.self)
  }
  public func save(_ text: String, for key: String) async throws {
    try await mockObject.call(
      "save(_:for:)", [text, key], throwing: (any Error).self, returning: Void.self)
  }
  public func take(_ key: String) throws(StoreError) -> String {
    try mockObject.call("take(_:)", .one(key), throwing: StoreError.self, returning: String.self)
  }
  public func drop(_ key: String) throws(StoreError) {
    try mockObject.call("drop(_:)", .one(key), throwing: StoreError.self, returning: Void.self)
  }
  public func fetch(_ key: String) async throws(StoreError) -> String {
    try await mockObject.call(
      "fetch(_:)", .one(key), throwing: StoreError.self, returning: String.self)
  }
}

public nonisolated struct StoreExpectations<M: Store & Mock>: MockExpectations {
  public var mockRecorder: ExpectationRecorder
  init(_ mockRecorder: ExpectationRecorder) { self.mockRecorder = mockRecorder }

  public func flush() -> InvocationExpectation<Void, Never, Void, Asynchronous> {
    mockRecorder.expectation("flush()")
  }
  public func size() -> InvocationExpectation<Void, Never, Int, Asynchronous> {
    mockRecorder.expectation("size()")
  }
  public func read(
    _ key: String
  ) -> InvocationExpectation<String, any Error, String, Synchronous> {
    read(.value(key))
  }
  @_disfavoredOverload
  public func read(
    _ key: Matcher<String>
  ) -> InvocationExpectation<String, any Error, String, Synchronous> {
    mockRecorder.expectation("read(_:)", key)
  }
  public func write(
    _ text: String, for key: String
  ) -> InvocationExpectation<(String, String), any Error, Void, Synchronous> {
    write(.value(text), for: .value(key))
  }
  @_disfavoredOverload
  public func write(
    _ text: String, for key: Matcher<String>
  ) -> InvocationExpectation<(String, String), any Error, Void, Synchronous> {
    write(.value(text), for: key)
  }
  @_disfavoredOverload
  public func write(
    _ text: Matcher<String>, for key: String
  ) -> InvocationExpectation<(String, String), any Error, Void, Synchronous> {
    write(text, for: .value(key))
  }
  @_disfavoredOverload
  public func write(
    _ text: Matcher<String>, for key: Matcher<String>
  ) -> InvocationExpectation<(String, String), any Error, Void, Synchronous> {
    mockRecorder.expectation("write(_:for:)", text, key)
  }
  public func load(
    _ key: String
  ) -> InvocationExpectation<String, any Error, String, Asynchronous> {
    load(.value(key))
  }
  @_disfavoredOverload
  public func load(
    _ key: Matcher<String>
  ) -> InvocationExpectation<String, any Error, String, Asynchronous> {
    mockRecorder.expectation("load(_:)", key)
  }
  public func save(
    _ text: String, for key: String
  ) -> InvocationExpectation<(String, String), any Error, Void, Asynchronous> {
    save(.value(text), for: .value(key))
  }
  @_disfavoredOverload
  public func save(
    _ text: String, for key: Matcher<String>
  ) -> InvocationExpectation<(String, String), any Error, Void, Asynchronous> {
    save(.value(text), for: key)
  }
  @_disfavoredOverload
  public func save(
    _ text: Matcher<String>, for key: String
  ) -> InvocationExpectation<(String, String), any Error, Void, Asynchronous> {
    save(text, for: .value(key))
  }
  @_disfavoredOverload
  public func save(
    _ text: Matcher<String>, for key: Matcher<String>
  ) -> InvocationExpectation<(String, String), any Error, Void, Asynchronous> {
    mockRecorder.expectation("save(_:for:)", text, key)
  }
  public func take(
    _ key: String
  ) -> InvocationExpectation<String, StoreError, String, Synchronous> {
    take(.value(key))
  }
  @_disfavoredOverload
  public func take(
    _ key: Matcher<String>
  ) -> InvocationExpectation<String, StoreError, String, Synchronous> {
    mockRecorder.expectation("take(_:)", key)
  }
  public func drop(
    _ key: String
  ) -> InvocationExpectation<String, StoreError, Void, Synchronous> {
    drop(.value(key))
  }
  @_disfavoredOverload
  public func drop(
    _ key: Matcher<String>
  ) -> InvocationExpectation<String, StoreError, Void, Synchronous> {
    mockRecorder.expectation("drop(_:)", key)
  }
  public func fetch(
    _ key: String
  ) -> InvocationExpectation<String, StoreError, String, Asynchronous> {
    fetch(.value(key))
  }
  @_disfavoredOverload
  public func fetch(
    _ key: Matcher<String>
  ) -> InvocationExpectation<String, StoreError, String, Asynchronous> {
    mockRecorder.expectation("fetch(_:)", key)
  }
}

public nonisolated final class MockStore: Store, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }

  public func flush() async {
    await mockObject.call("flush()", throwing: Never.self, returning: Void.self)
  }
  public func size() async -> Int {
    await mockObject.call("size()", throwing: Never.self, returning: Int.self)
  }
  public func read(_ key: String) throws -> String {
    try mockObject.call("read(_:)", .one(key), throwing: (any Error).self, returning: String.self)
  }
  public func write(_ text: String, for key: String) throws {
    try mockObject.call(
      "write(_:for:)", [text, key], throwing: (any Error).self, returning: Void.self)
  }
  public func load(_ key: String) async throws -> String {
    try await mockObject.call(
      "load(_:)", .one(key), throwing: (any Error).self, returning: String.self)
  }
  public func save(_ text: String, for key: String) async throws {
    try await mockObject.call(
      "save(_:for:)", [text, key], throwing: (any Error).self, returning: Void.self)
  }
  public func take(_ key: String) throws(StoreError) -> String {
    try mockObject.call("take(_:)", .one(key), throwing: StoreError.self, returning: String.self)
  }
  public func drop(_ key: String) throws(StoreError) {
    try mockObject.call("drop(_:)", .one(key), throwing: StoreError.self, returning: Void.self)
  }
  public func fetch(_ key: String) async throws(StoreError) -> String {
    try await mockObject.call(
      "fetch(_:)", .one(key), throwing: StoreError.self, returning: String.self)
  }
}
