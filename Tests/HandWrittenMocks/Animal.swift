import MockyCore

/// The top of a diamond: both parents of ``Duck`` inherit from it.
public protocol Animal {
  var name: String { get }
  func eat(_ food: String)
}

extension Animal where Self: Mock {
  public nonisolated var receives: AnimalExpectations<Self> {
    AnimalExpectations(.receives(self, as: "Animal"))
  }
  public nonisolated var received: AnimalExpectations<Self> {
    AnimalExpectations(.received(self, as: "Animal"))
  }

  public var name: String { mockObject.call(.getter("name"), returning: String.self) }
  public func eat(_ food: String) { mockObject.call("eat(_:)", [food]) }
}

public nonisolated struct AnimalExpectations<M: Animal & Mock>: MockExpectations {
  public var mockRecorder: ExpectationRecorder
  init(_ mockRecorder: ExpectationRecorder) { self.mockRecorder = mockRecorder }

  public var name: InvocationExpectation<Void, Never, String, Synchronous> {
    mockRecorder.expectation(.getter("name"))
  }
  public func eat(_ food: String) -> InvocationExpectation<String, Never, Void, Synchronous> {
    eat(.value(food))
  }
  public func eat(
    _ food: Matcher<String>
  ) -> InvocationExpectation<String, Never, Void, Synchronous> {
    mockRecorder.expectation("eat(_:)", food)
  }
}

public nonisolated final class MockAnimal: Animal, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }

  public var name: String { mockObject.call(.getter("name"), returning: String.self) }
  public func eat(_ food: String) { mockObject.call("eat(_:)", [food]) }
}
