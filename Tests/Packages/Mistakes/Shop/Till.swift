public protocol Store: Sendable {
  func save(_ name: String) throws
}

/// The code under test.
public struct Till: Sendable {
  private let store: any Store

  public init(_ store: any Store) { self.store = store }

  public func sell(_ name: String) throws { try store.save(name) }

  /// Stops the process where a name is empty.
  public func sellOrStop(_ name: String) {
    try? store.save(name)
    precondition(!name.isEmpty, "what is sold has a name")
  }
}
