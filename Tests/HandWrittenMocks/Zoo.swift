import MockyCore

/// A protocol inside a type, whose mock is generic: their names are longer than they look.
public enum Zoo {
  public protocol Keeper<Food> {
    associatedtype Food: Equatable
    func feed(_ food: Food)
  }

  public nonisolated struct KeeperExpectations<M: Keeper & Mock>: MockExpectations {
    public typealias Food = M.Food

    public var mockRecorder: ExpectationRecorder
    init(_ mockRecorder: ExpectationRecorder) { self.mockRecorder = mockRecorder }

    public func feed(_ food: Food) -> InvocationExpectation<Food, Never, Void, Synchronous> {
      feed(.value(food))
    }
    public func feed(
      _ food: Matcher<Food>
    ) -> InvocationExpectation<Food, Never, Void, Synchronous> {
      mockRecorder.expectation("feed(_:)", food)
    }
  }

  public nonisolated final class MockKeeper<Food: Equatable>: Keeper, MakeableMock {
    public let mockObject: MockObject
    public init(_ mockObject: MockObject) { self.mockObject = mockObject }

    public func feed(_ food: Food) { mockObject.call("feed(_:)", [food]) }
  }
}

extension Zoo.Keeper where Self: Mock {
  public nonisolated var receives: Zoo.KeeperExpectations<Self> {
    Zoo.KeeperExpectations(.receives(self, as: "Zoo.Keeper"))
  }

  public func feed(_ food: Food) { mockObject.call("feed(_:)", [food]) }
}
