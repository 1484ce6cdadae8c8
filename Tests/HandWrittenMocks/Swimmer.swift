import MockyCore

/// The other parent of ``Duck``.
public protocol Swimmer: Animal {
  func swim(to place: String) throws -> Int
}

extension Swimmer where Self: Mock {
  public nonisolated var receives: SwimmerExpectations<Self> {
    SwimmerExpectations(.receives(self, as: "Swimmer"))
  }
  public nonisolated var received: SwimmerExpectations<Self> {
    SwimmerExpectations(.received(self, as: "Swimmer"))
  }

  public func swim(to place: String) throws -> Int {
    try mockObject.call(
      "swim(to:)", [place], throwing: (any Error).self, returning: Int.self)
  }
}

public nonisolated struct SwimmerExpectations<M: Swimmer & Mock>: MockExpectations {
  public var mockRecorder: ExpectationRecorder
  init(_ mockRecorder: ExpectationRecorder) { self.mockRecorder = mockRecorder }

  public func swim(
    to place: String
  ) -> InvocationExpectation<String, any Error, Int, Synchronous> {
    swim(to: .value(place))
  }
  public func swim(
    to place: Matcher<String>
  ) -> InvocationExpectation<String, any Error, Int, Synchronous> {
    mockRecorder.expectation("swim(to:)", place)
  }
}

public nonisolated final class MockSwimmer: Swimmer, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }

  public func swim(to place: String) throws -> Int {
    try mockObject.call(
      "swim(to:)", [place], throwing: (any Error).self, returning: Int.self)
  }
}
