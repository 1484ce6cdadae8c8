extension Context {
  /// Adds what stands in a block to the expectations so far, in the order in which it stands.
  ///
  /// - Returns: the expectations, for a block around this one.
  func declare(_ contents: __PartContents, tier: Tier) -> [Expectation] {
    reporter.contextIsUsed()
    var collector = ExpectationCollector(context: self, tier: tier)
    collector.collect(contents)
    if Matching.forbidsDeclaring { return refuse(collector) }
    let hashes = hashesForIndex(with: collector.expectations)
    update { state in
      for expectation in collector.nested { state.unregister(expectation) }
      for expectation in collector.expectations { state.register(expectation, hashes: hashes) }
    }
    for misuse in collector.misuses { self.misuse(misuse.words, at: misuse.position) }
    return collector.expectations
  }

  /// Declares nothing, as matching a call has declared something again and again.
  private func refuse(_ collector: ExpectationCollector) -> [Expectation] {
    misuse(
      "expectations are declared whenever the arguments of a call are matched: "
        + "matchers, == and hash must not change what is expected",
      at: collector.expectations.first?.declaration.position ?? origin)
    return []
  }

  /// The hashes by which expectations are found, for those members that have many.
  ///
  /// They are made outside the lock, for they run the users' `hash`.
  private func hashesForIndex(with new: [Expectation]) -> ArgumentHashes {
    var coming: [CandidatesKey: [Expectation]] = [:]
    for expectation in new {
      if let key = CandidatesKey(expectation) { coming[key, default: []].append(expectation) }
    }
    var hashes = ArgumentHashes()
    for (key, expectations) in coming {
      let known = update { _ in key.known }
      guard known.count + expectations.count >= Candidates.indexThreshold else { continue }
      for expectation in known.unhashed + expectations {
        hashes.make(of: expectation)
      }
    }
    return hashes
  }
}

/// A member of one mock.
private struct CandidatesKey: Hashable {
  let mock: MockObject
  let member: String

  init?(_ expectation: Expectation) {
    guard case .member(let member, _, _) = expectation.declaration.member,
      let mock = expectation.declaration.subject.mock
    else { return nil }
    self.mock = mock
    self.member = member.key
  }

  /// How many expectations there are, and those that nobody has tried to hash: under the context's
  /// lock.
  var known: (count: Int, unhashed: [Expectation]) {
    guard let candidates = mock.table.members[member] else { return (0, []) }
    return (candidates.count, candidates.unhashed)
  }

  static func == (left: CandidatesKey, right: CandidatesKey) -> Bool {
    left.mock === right.mock && left.member == right.member
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(mock))
    hasher.combine(member)
  }
}
