public struct Shop {
  let store: any Store

  public init(store: any Store) { self.store = store }

  public func sell(_ name: String) throws { try store.save(name, at: store.count) }
}
