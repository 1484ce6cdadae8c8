extension Sequence {
  /// Returns the elements, without those of which an earlier one has the key.
  func withoutDuplicates<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var known: Set<Key> = []
    return filter { known.insert(key($0)).inserted }
  }
}
