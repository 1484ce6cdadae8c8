import MockyCore

/// Associated types, with constraints.
public protocol Repository<Item, ID> {
  associatedtype Item: Equatable
  associatedtype ID: Hashable
  var items: [Item] { get }
  func find(_ id: ID) -> Item?
  func save(_ item: Item, as id: ID) async throws
}

extension Repository where Self: Mock {
  public nonisolated var receives: RepositoryExpectations<Self> {
    RepositoryExpectations(.receives(self))
  }
  public nonisolated var received: RepositoryExpectations<Self> {
    RepositoryExpectations(.received(self))
  }

  public var items: [Item] { mockObject.call(.getter("items"), returning: [Item].self) }
  public func find(_ id: ID) -> Item? {
    mockObject.call("find(_:)", [id], returning: Item?.self)
  }
  public func save(_ item: Item, as id: ID) async throws {
    try await mockObject.call(
      "save(_:as:)", [item, id], throwing: (any Error).self, returning: Void.self)
  }
}

public nonisolated struct RepositoryExpectations<M: Repository & Mock>: MockExpectations {
  public typealias Item = M.Item
  public typealias ID = M.ID

  public var mockRecorder: ExpectationRecorder
  init(_ mockRecorder: ExpectationRecorder) { self.mockRecorder = mockRecorder }

  public var items: InvocationExpectation<Void, Never, [Item], Synchronous> {
    mockRecorder.expectation(.getter("items"))
  }
  public func find(_ id: ID) -> InvocationExpectation<ID, Never, Item?, Synchronous> {
    find(.value(id))
  }
  public func find(_ id: Matcher<ID>) -> InvocationExpectation<ID, Never, Item?, Synchronous> {
    mockRecorder.expectation("find(_:)", id)
  }
  public func save(
    _ item: Item, as id: ID
  ) -> InvocationExpectation<(Item, ID), any Error, Void, Asynchronous> {
    save(.value(item), as: .value(id))
  }
  public func save(
    _ item: Item, as id: Matcher<ID>
  ) -> InvocationExpectation<(Item, ID), any Error, Void, Asynchronous> {
    save(.value(item), as: id)
  }
  public func save(
    _ item: Matcher<Item>, as id: ID
  ) -> InvocationExpectation<(Item, ID), any Error, Void, Asynchronous> {
    save(item, as: .value(id))
  }
  public func save(
    _ item: Matcher<Item>, as id: Matcher<ID>
  ) -> InvocationExpectation<(Item, ID), any Error, Void, Asynchronous> {
    mockRecorder.expectation("save(_:as:)", item, id)
  }
}

public nonisolated final class MockRepository<Item: Equatable, ID: Hashable>: Repository,
  MakeableMock
{
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }

  public var items: [Item] { mockObject.call(.getter("items"), returning: [Item].self) }
  public func find(_ id: ID) -> Item? {
    mockObject.call("find(_:)", [id], returning: Item?.self)
  }
  public func save(_ item: Item, as id: ID) async throws {
    try await mockObject.call(
      "save(_:as:)", [item, id], throwing: (any Error).self, returning: Void.self)
  }
}
