extension ContextState {
  /// Adds an expectation to the search.
  mutating func register(_ expectation: Expectation, hashes: ArgumentHashes) {
    lastOrder += 1
    let isFallback = expectation.declaration.tier == .fallback
    expectation.order = lastOrder + (isFallback ? Self.fallbackOrder : 0)
    expectation.isRegistered = true
    expectation.callsBefore = history.count
    table.add(expectation, hashes: hashes)
    if !expectation.isSatisfied { unsatisfied += 1 }
    expectation.enterSequences()
    isVerified = false
    verification = nil
    change()
  }

  /// Where the order of `byDefault` begins: after all that a test can declare.
  private static let fallbackOrder: Int = 1 << 40

  /// Takes out an expectation that gets another place.
  mutating func unregister(_ expectation: Expectation) {
    guard expectation.isRegistered else { return }
    expectation.isRegistered = false
    table.remove(expectation)
    if !expectation.isSatisfied { unsatisfied -= 1 }
    expectation.leaveSequences()
  }
}
