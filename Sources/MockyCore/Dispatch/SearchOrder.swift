extension [Expectation] {
  /// Merges two lists, each in search order.
  func merged(with others: [Expectation]) -> [Expectation] {
    if count == 0 { return others }
    return others.count == 0 ? self : (self + others).sorted { $0.order < $1.order }
  }

  /// Inserts an expectation by its order, nearly always at the end.
  mutating func insertInOrder(_ expectation: Expectation) {
    if count == 0 || self[count - 1].order < expectation.order { return append(expectation) }
    insert(expectation, at: firstIndex(from: expectation.order))
  }

  /// Removes an expectation, found by its order.
  /// - Returns: true if it was there.
  @discardableResult mutating func removeInOrder(_ expectation: Expectation) -> Bool {
    let index = firstIndex(from: expectation.order)
    guard index < count, self[index] === expectation else { return false }
    remove(at: index)
    return true
  }

  /// The first index with this order or a higher one.
  private func firstIndex(from order: Int) -> Int {
    guard let last, last.order >= order else { return count }
    return endIndex { $0.order < order }
  }
}
