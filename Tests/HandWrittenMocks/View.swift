import MockyCore

/// A main-actor protocol: actions of its synchronous members run there too.
@MainActor public protocol View {
  var title: String { get set }
  func show(_ text: String)
  func choose(_ options: [String], preferred: Int) throws -> Int
  func ask(_ question: String) async throws -> String
}

extension View where Self: Mock {
  public nonisolated var receives: ViewExpectations<Self> { ViewExpectations(.receives(self)) }
  public nonisolated var received: ViewExpectations<Self> { ViewExpectations(.received(self)) }

  @MainActor public var title: String {
    get { mockObject.call(.getter("title"), returning: String.self) }
    set {
      mockObject.call(
        .setter("title"), [newValue], throwing: Never.self, returning: Void.self)
    }
  }
  @MainActor public func show(_ text: String) { mockObject.call("show(_:)", [text]) }
  @MainActor public func choose(_ options: [String], preferred: Int) throws -> Int {
    try mockObject.call(
      "choose(_:preferred:)", [options, preferred],
      throwing: (any Error).self, returning: Int.self)
  }
  @MainActor public func ask(_ question: String) async throws -> String {
    try await mockObject.call(
      "ask(_:)", [question], throwing: (any Error).self, returning: String.self)
  }
}

public nonisolated struct ViewExpectations<M: View & Mock>: MockExpectations {
  public var mockRecorder: ExpectationRecorder
  init(_ mockRecorder: ExpectationRecorder) { self.mockRecorder = mockRecorder }

  public var title: InvocationExpectation<Void, Never, String, OnMainActor> {
    mockRecorder.expectation(.getter("title"))
  }
  public func title(
    setTo value: String
  ) -> InvocationExpectation<String, Never, Void, OnMainActor> {
    title(setTo: .value(value))
  }
  public func title(
    setTo value: Matcher<String>
  ) -> InvocationExpectation<String, Never, Void, OnMainActor> {
    mockRecorder.expectation(.setter("title"), value)
  }
  public func show(_ text: String) -> InvocationExpectation<String, Never, Void, OnMainActor> {
    show(.value(text))
  }
  public func show(
    _ text: Matcher<String>
  ) -> InvocationExpectation<String, Never, Void, OnMainActor> {
    mockRecorder.expectation("show(_:)", text)
  }
  public func choose(
    _ options: [String], preferred: Int
  ) -> InvocationExpectation<([String], Int), any Error, Int, OnMainActor> {
    choose(.value(options), preferred: .value(preferred))
  }
  public func choose(
    _ options: [String], preferred: Matcher<Int>
  ) -> InvocationExpectation<([String], Int), any Error, Int, OnMainActor> {
    choose(.value(options), preferred: preferred)
  }
  public func choose(
    _ options: Matcher<[String]>, preferred: Int
  ) -> InvocationExpectation<([String], Int), any Error, Int, OnMainActor> {
    choose(options, preferred: .value(preferred))
  }
  public func choose(
    _ options: Matcher<[String]>, preferred: Matcher<Int>
  ) -> InvocationExpectation<([String], Int), any Error, Int, OnMainActor> {
    mockRecorder.expectation("choose(_:preferred:)", options, preferred)
  }
  public func ask(
    _ question: String
  ) -> InvocationExpectation<String, any Error, String, Asynchronous> {
    ask(.value(question))
  }
  public func ask(
    _ question: Matcher<String>
  ) -> InvocationExpectation<String, any Error, String, Asynchronous> {
    mockRecorder.expectation("ask(_:)", question)
  }
}

public nonisolated final class MockView: View, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }

  @MainActor public var title: String {
    get { mockObject.call(.getter("title"), returning: String.self) }
    set {
      mockObject.call(
        .setter("title"), [newValue], throwing: Never.self, returning: Void.self)
    }
  }
  @MainActor public func show(_ text: String) { mockObject.call("show(_:)", [text]) }
  @MainActor public func choose(_ options: [String], preferred: Int) throws -> Int {
    try mockObject.call(
      "choose(_:preferred:)", [options, preferred],
      throwing: (any Error).self, returning: Int.self)
  }
  @MainActor public func ask(_ question: String) async throws -> String {
    try await mockObject.call(
      "ask(_:)", [question], throwing: (any Error).self, returning: String.self)
  }
}
