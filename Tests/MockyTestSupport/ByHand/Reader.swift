import MockyCore

/// A parent and a child that overload each other's methods: neither's expansion sees the other, and
/// the members have the same names. By hand those of one protocol have them, too.
public protocol Reader {
  func read(_ value: Int)
  func skip(_ value: Int?)
  func list(_ values: [Int])
  func meet(_ reader: any Reader)
}

public protocol WideReader: Reader {
  func read(_ value: String)
  func skip(_ value: Int)
  func skip(_ value: String?)
  func list(_ values: [Any])
}

extension Reader where Self: Mock {
  public nonisolated var receives: ReaderExpectations<Self> { ReaderExpectations(.receives(self)) }
  public nonisolated var received: ReaderExpectations<Self> { ReaderExpectations(.received(self)) }

  public func read(_ value: Int) { mockObject.call("read(_:)", .one(value)) }
  public func skip(_ value: Int?) { mockObject.call("skip(_:)", .one(value as Any)) }
  public func list(_ values: [Int]) { mockObject.call("list(_:)", .one(values)) }
  public func meet(_ reader: any Reader) { mockObject.call("meet(_:)", .one(reader)) }
}

extension WideReader where Self: Mock {
  public nonisolated var receives: WideReaderExpectations<Self> {
    WideReaderExpectations(.receives(self))
  }
  public nonisolated var received: WideReaderExpectations<Self> {
    WideReaderExpectations(.received(self))
  }
}

public nonisolated struct ReaderExpectations<M: Reader & Mock>: MockExpectations {
  public var mockRecorder: ExpectationRecorder
  init(_ mockRecorder: ExpectationRecorder) { self.mockRecorder = mockRecorder }

  public func read(_ value: Int) -> InvocationExpectation<Int, Never, Void, Synchronous> {
    read(.value(value))
  }
  @_disfavoredOverload
  public func read(_ value: Matcher<Int>) -> InvocationExpectation<Int, Never, Void, Synchronous> {
    mockRecorder.expectation("read(_:)", value)
  }
  public func skip(_ value: Int?) -> InvocationExpectation<Int?, Never, Void, Synchronous> {
    skip(.value(value))
  }
  @_disfavoredOverload
  public func skip(
    _ value: Matcher<Int?>
  ) -> InvocationExpectation<Int?, Never, Void, Synchronous> {
    mockRecorder.expectation("skip(_:)", value)
  }
  public func list(_ values: [Int]) -> InvocationExpectation<[Int], Never, Void, Synchronous> {
    list(.value(values))
  }
  @_disfavoredOverload
  public func list(
    _ values: Matcher<[Int]>
  ) -> InvocationExpectation<[Int], Never, Void, Synchronous> {
    mockRecorder.expectation("list(_:)", values)
  }
  public func meet(
    _ reader: any Reader
  ) -> InvocationExpectation<any Reader, Never, Void, Synchronous> {
    meet(.value(reader))
  }
  @_disfavoredOverload
  public func meet(
    _ reader: Matcher<any Reader>
  ) -> InvocationExpectation<any Reader, Never, Void, Synchronous> {
    mockRecorder.expectation("meet(_:)", reader)
  }
}

public nonisolated struct WideReaderExpectations<M: WideReader & Mock>: MockExpectations {
  public var mockRecorder: ExpectationRecorder
  init(_ mockRecorder: ExpectationRecorder) { self.mockRecorder = mockRecorder }

  public func read(_ value: String) -> InvocationExpectation<String, Never, Void, Synchronous> {
    read(.value(value))
  }
  @_disfavoredOverload
  public func read(
    _ value: Matcher<String>
  ) -> InvocationExpectation<String, Never, Void, Synchronous> {
    mockRecorder.expectation("read(_:)", value)
  }
  public func skip(_ value: Int) -> InvocationExpectation<Int, Never, Void, Synchronous> {
    skip(.value(value))
  }
  @_disfavoredOverload
  public func skip(_ value: Matcher<Int>) -> InvocationExpectation<Int, Never, Void, Synchronous> {
    mockRecorder.expectation("skip(_:)", value)
  }
  public func skip(_ value: String?) -> InvocationExpectation<String?, Never, Void, Synchronous> {
    skip(.value(value))
  }
  @_disfavoredOverload
  public func skip(
    _ value: Matcher<String?>
  ) -> InvocationExpectation<String?, Never, Void, Synchronous> {
    mockRecorder.expectation("skip(_:)", value)
  }
  @_disfavoredOverload
  public func list(
    _ values: Matcher<[Any]>
  ) -> InvocationExpectation<[Any], Never, Void, Synchronous> {
    mockRecorder.expectation("list(_:)", values)
  }
}

public nonisolated final class MockWideReader: WideReader, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }

  public func read(_ value: String) { mockObject.call("read(_:)", .one(value)) }
  public func skip(_ value: Int) { mockObject.call("skip(_:)", .one(value)) }
  public func skip(_ value: String?) { mockObject.call("skip(_:)", .one(value as Any)) }
  public func list(_ values: [Any]) { mockObject.call("list(_:)", .one(values)) }
}
