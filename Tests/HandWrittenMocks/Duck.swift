import MockyCore

/// A protocol with two parents that have one parent in common. Its mock's class has only what is
/// its own; the rest comes from the parents' extensions.
public protocol Duck: Walker, Swimmer {
  func quack(_ words: String) -> Int
}

extension Duck where Self: Mock {
  public nonisolated var receives: DuckExpectations<Self> {
    DuckExpectations(.receives(self, as: "Duck"))
  }
  public nonisolated var received: DuckExpectations<Self> {
    DuckExpectations(.received(self, as: "Duck"))
  }

  public func quack(_ words: String) -> Int {
    mockObject.call("quack(_:)", [words], returning: Int.self)
  }
}

public nonisolated struct DuckExpectations<M: Duck & Mock>: MockExpectations {
  public var mockRecorder: ExpectationRecorder
  init(_ mockRecorder: ExpectationRecorder) { self.mockRecorder = mockRecorder }

  public func quack(
    _ words: String
  ) -> InvocationExpectation<String, Never, Int, Synchronous> {
    quack(.value(words))
  }
  public func quack(
    _ words: Matcher<String>
  ) -> InvocationExpectation<String, Never, Int, Synchronous> {
    mockRecorder.expectation("quack(_:)", words)
  }
}

public nonisolated final class MockDuck: Duck, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }

  public func quack(_ words: String) -> Int {
    mockObject.call("quack(_:)", [words], returning: Int.self)
  }
}
