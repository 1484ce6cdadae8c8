import MockyCore

/// A protocol whose extension has defaults for two requirements of its parent: `walk(_:)` is
/// redeclared, and so mocked; `eat(_:)` is not, and so the default runs in the mock's place.
public protocol Swan: Walker {
  func walk(_ steps: Int)
  func sing()
}

extension Swan {
  public func walk(_ steps: Int) {}
  public func eat(_ food: String) {}
}

extension Swan where Self: Mock {
  public nonisolated var receives: SwanExpectations<Self> {
    SwanExpectations(.receives(self, as: "Swan"))
  }
  public nonisolated var received: SwanExpectations<Self> {
    SwanExpectations(.received(self, as: "Swan"))
  }

  public func walk(_ steps: Int) { mockObject.call("walk(_:)", [steps]) }
  public func sing() { mockObject.call("sing()") }
}

public nonisolated struct SwanExpectations<M: Swan & Mock>: MockExpectations {
  public var mockRecorder: ExpectationRecorder
  init(_ mockRecorder: ExpectationRecorder) { self.mockRecorder = mockRecorder }

  public func walk(_ steps: Int) -> InvocationExpectation<Int, Never, Void, Synchronous> {
    walk(.value(steps))
  }
  public func walk(_ steps: Matcher<Int>) -> InvocationExpectation<Int, Never, Void, Synchronous> {
    mockRecorder.expectation("walk(_:)", steps)
  }
  public func sing() -> InvocationExpectation<Void, Never, Void, Synchronous> {
    mockRecorder.expectation("sing()")
  }
}

public nonisolated final class MockSwan: Swan, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }

  public func walk(_ steps: Int) { mockObject.call("walk(_:)", [steps]) }
  public func sing() { mockObject.call("sing()") }
}

/// What the plugin writes: it sees the parents, and their requirements stand in the class too.
public nonisolated final class MockWholeSwan: Swan, MakeableMock {
  public static let hasInheritedMembers: Bool = true

  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }

  public var name: String { mockObject.call(.getter("name"), returning: String.self) }
  public func eat(_ food: String) { mockObject.call("eat(_:)", [food]) }
  public func walk(_ steps: Int) { mockObject.call("walk(_:)", [steps]) }
  public func sing() { mockObject.call("sing()") }
}
