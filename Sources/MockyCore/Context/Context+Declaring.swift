extension Context {
  /// Adds what stands in a block to the expectations so far, in the order in which it stands.
  ///
  /// - Returns: the expectations, for a block around this one.
  func declare(_ contents: __PartContents, tier: Tier) -> [Expectation] {
    reporter.contextIsUsed()
    var collector = ExpectationCollector(context: self, tier: tier)
    collector.collect(contents)
    let hashes = hashesForIndex(with: collector.expectations)
    update { state in
      for expectation in collector.nested { state.unregister(expectation) }
      for apply in collector.conditions { apply() }
      for expectation in collector.expectations { state.register(expectation, hashes: hashes) }
    }
    for misuse in collector.misuses { self.misuse(misuse.words, at: misuse.position) }
    return collector.expectations
  }

  /// The hashes by which expectations are found, for those members that have many. They are made
  /// outside the lock, for they run the users' `hash`.
  private func hashesForIndex(with new: [Expectation]) -> [ObjectIdentifier: Int] {
    let known = update { state in new.map { state.table.candidates(of: $0) } }
    var coming: [MockedMemberOfMock: Int] = [:]
    for expectation in new {
      expectation.declaration.memberOfMock.map { coming[$0, default: 0] += 1 }
    }
    var hashes: [ObjectIdentifier: Int] = [:]
    for (expectation, candidates) in zip(new, known) {
      guard let key = expectation.declaration.memberOfMock else { continue }
      let count = (candidates?.count ?? 0) + (coming[key] ?? 0)
      guard count >= Candidates.indexThreshold else { continue }
      let unhashed = candidates?.indexed == nil ? candidates?.scanned ?? [] : []
      for one in unhashed + [expectation] {
        hashes[ObjectIdentifier(one)] = one.declaration.arguments.hash
      }
    }
    return hashes
  }
}

/// A member of one mock.
struct MockedMemberOfMock: Hashable {
  let mock: Int
  let member: MockedMember
}

extension Declaration {
  /// The one member that it is about; nil where it is about several.
  var memberOfMock: MockedMemberOfMock? {
    guard case .member(let member, _, _) = member, let mock = subject.mock else { return nil }
    return MockedMemberOfMock(mock: mock.number, member: member)
  }
}

extension ContextState {
  /// Takes out an expectation that gets another place.
  mutating func unregister(_ expectation: Expectation) {
    guard expectation.isRegistered else { return }
    expectation.isRegistered = false
    table.remove(expectation)
    if !expectation.isSatisfied { unsatisfied -= 1 }
    for sequence in expectation.sequences {
      sequence.members.removeAll { $0 === expectation }
    }
  }
}
