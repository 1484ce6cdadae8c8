import MockyCore

/// One parent of ``Duck``.
public protocol Walker: Animal {
  func walk(_ steps: Int)
}

extension Walker where Self: Mock {
  public nonisolated var receives: WalkerExpectations<Self> {
    WalkerExpectations(.receives(self, as: "Walker"))
  }
  public nonisolated var received: WalkerExpectations<Self> {
    WalkerExpectations(.received(self, as: "Walker"))
  }

  public func walk(_ steps: Int) { mockObject.call("walk(_:)", [steps]) }
}

public nonisolated struct WalkerExpectations<M: Walker & Mock>: MockExpectations {
  public var mockRecorder: ExpectationRecorder
  init(_ mockRecorder: ExpectationRecorder) { self.mockRecorder = mockRecorder }

  public func walk(_ steps: Int) -> InvocationExpectation<Int, Never, Void, Synchronous> {
    walk(.value(steps))
  }
  public func walk(_ steps: Matcher<Int>) -> InvocationExpectation<Int, Never, Void, Synchronous> {
    mockRecorder.expectation("walk(_:)", steps)
  }
}

public nonisolated final class MockWalker: Walker, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }

  public func walk(_ steps: Int) { mockObject.call("walk(_:)", [steps]) }
}
