import MockyCore

/// Properties and subscripts.
public protocol Settings {
  var name: String { get set }
  var version: Int { get }
  var theme: String? { get set }
  var token: String { get async throws }
  subscript(key: String) -> String { get }
  subscript(row: Int, column column: Int) -> Int { get set }
}

extension Settings where Self: Mock {
  public nonisolated var receives: SettingsExpectations<Self> {
    SettingsExpectations(.receives(self))
  }
  public nonisolated var received: SettingsExpectations<Self> {
    SettingsExpectations(.received(self))
  }

  public var name: String {
    get { mockObject.call(.getter("name"), returning: String.self) }
    set {
      mockObject.call(
        .setter("name"), [newValue], throwing: Never.self, returning: Void.self)
    }
  }
  public var version: Int { mockObject.call(.getter("version"), returning: Int.self) }
  public var theme: String? {
    get { mockObject.call(.getter("theme"), returning: String?.self) }
    set {
      mockObject.call(
        .setter("theme"), [newValue as Any], throwing: Never.self, returning: Void.self)
    }
  }
  public var token: String {
    get async throws {
      try await mockObject.call(
        .getter("token"), throwing: (any Error).self, returning: String.self)
    }
  }
  public subscript(key: String) -> String {
    mockObject.call(.subscriptGetter("subscript(_:)"), [key], returning: String.self)
  }
  public subscript(row: Int, column column: Int) -> Int {
    get {
      mockObject.call(
        .subscriptGetter("subscript(_:column:)"), [row, column], returning: Int.self)
    }
    set {
      mockObject.call(
        .subscriptSetter("subscript(_:column:)"), [row, column, newValue],
        throwing: Never.self, returning: Void.self)
    }
  }
}

public nonisolated struct SettingsExpectations<M: Settings & Mock>: MockExpectations {
  public var mockRecorder: ExpectationRecorder
  init(_ mockRecorder: ExpectationRecorder) { self.mockRecorder = mockRecorder }

  public var name: InvocationExpectation<Void, Never, String, Synchronous> {
    mockRecorder.expectation(.getter("name"))
  }
  public func name(
    setTo value: String
  ) -> InvocationExpectation<String, Never, Void, Synchronous> {
    name(setTo: .value(value))
  }
  public func name(
    setTo value: Matcher<String>
  ) -> InvocationExpectation<String, Never, Void, Synchronous> {
    mockRecorder.expectation(.setter("name"), value)
  }
  public var version: InvocationExpectation<Void, Never, Int, Synchronous> {
    mockRecorder.expectation(.getter("version"))
  }
  public var theme: InvocationExpectation<Void, Never, String?, Synchronous> {
    mockRecorder.expectation(.getter("theme"))
  }
  public func theme(
    setTo value: String?
  ) -> InvocationExpectation<String?, Never, Void, Synchronous> {
    theme(setTo: .value(value))
  }
  public func theme(
    setTo value: Matcher<String?>
  ) -> InvocationExpectation<String?, Never, Void, Synchronous> {
    mockRecorder.expectation(.setter("theme"), value)
  }
  public var token: InvocationExpectation<Void, any Error, String, Asynchronous> {
    mockRecorder.expectation(.getter("token"))
  }
  public func `subscript`(
    _ key: String
  ) -> InvocationExpectation<String, Never, String, Synchronous> {
    self.subscript(.value(key))
  }
  public func `subscript`(
    _ key: Matcher<String>
  ) -> InvocationExpectation<String, Never, String, Synchronous> {
    mockRecorder.expectation(.subscriptGetter("subscript(_:)"), key)
  }
  public func `subscript`(
    _ row: Int, column: Int
  ) -> InvocationExpectation<(Int, Int), Never, Int, Synchronous> {
    self.subscript(.value(row), column: .value(column))
  }
  public func `subscript`(
    _ row: Int, column: Matcher<Int>
  ) -> InvocationExpectation<(Int, Int), Never, Int, Synchronous> {
    self.subscript(.value(row), column: column)
  }
  public func `subscript`(
    _ row: Matcher<Int>, column: Int
  ) -> InvocationExpectation<(Int, Int), Never, Int, Synchronous> {
    self.subscript(row, column: .value(column))
  }
  public func `subscript`(
    _ row: Matcher<Int>, column: Matcher<Int>
  ) -> InvocationExpectation<(Int, Int), Never, Int, Synchronous> {
    mockRecorder.expectation(.subscriptGetter("subscript(_:column:)"), row, column)
  }
  public func `subscript`(
    _ row: Int, column: Int, setTo value: Int
  ) -> InvocationExpectation<(Int, Int, Int), Never, Void, Synchronous> {
    self.subscript(.value(row), column: .value(column), setTo: .value(value))
  }
  public func `subscript`(
    _ row: Int, column: Int, setTo value: Matcher<Int>
  ) -> InvocationExpectation<(Int, Int, Int), Never, Void, Synchronous> {
    self.subscript(.value(row), column: .value(column), setTo: value)
  }
  public func `subscript`(
    _ row: Int, column: Matcher<Int>, setTo value: Int
  ) -> InvocationExpectation<(Int, Int, Int), Never, Void, Synchronous> {
    self.subscript(.value(row), column: column, setTo: .value(value))
  }
  public func `subscript`(
    _ row: Int, column: Matcher<Int>, setTo value: Matcher<Int>
  ) -> InvocationExpectation<(Int, Int, Int), Never, Void, Synchronous> {
    self.subscript(.value(row), column: column, setTo: value)
  }
  public func `subscript`(
    _ row: Matcher<Int>, column: Int, setTo value: Int
  ) -> InvocationExpectation<(Int, Int, Int), Never, Void, Synchronous> {
    self.subscript(row, column: .value(column), setTo: .value(value))
  }
  public func `subscript`(
    _ row: Matcher<Int>, column: Int, setTo value: Matcher<Int>
  ) -> InvocationExpectation<(Int, Int, Int), Never, Void, Synchronous> {
    self.subscript(row, column: .value(column), setTo: value)
  }
  public func `subscript`(
    _ row: Matcher<Int>, column: Matcher<Int>, setTo value: Int
  ) -> InvocationExpectation<(Int, Int, Int), Never, Void, Synchronous> {
    self.subscript(row, column: column, setTo: .value(value))
  }
  public func `subscript`(
    _ row: Matcher<Int>, column: Matcher<Int>, setTo value: Matcher<Int>
  ) -> InvocationExpectation<(Int, Int, Int), Never, Void, Synchronous> {
    mockRecorder.expectation(.subscriptSetter("subscript(_:column:)"), row, column, value)
  }
}

public nonisolated final class MockSettings: Settings, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }

  public var name: String {
    get { mockObject.call(.getter("name"), returning: String.self) }
    set {
      mockObject.call(
        .setter("name"), [newValue], throwing: Never.self, returning: Void.self)
    }
  }
  public var version: Int { mockObject.call(.getter("version"), returning: Int.self) }
  public var theme: String? {
    get { mockObject.call(.getter("theme"), returning: String?.self) }
    set {
      mockObject.call(
        .setter("theme"), [newValue as Any], throwing: Never.self, returning: Void.self)
    }
  }
  public var token: String {
    get async throws {
      try await mockObject.call(
        .getter("token"), throwing: (any Error).self, returning: String.self)
    }
  }
  public subscript(key: String) -> String {
    mockObject.call(.subscriptGetter("subscript(_:)"), [key], returning: String.self)
  }
  public subscript(row: Int, column column: Int) -> Int {
    get {
      mockObject.call(
        .subscriptGetter("subscript(_:column:)"), [row, column], returning: Int.self)
    }
    set {
      mockObject.call(
        .subscriptSetter("subscript(_:column:)"), [row, column, newValue],
        throwing: Never.self, returning: Void.self)
    }
  }
}
