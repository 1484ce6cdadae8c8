/// Verifications of the calls afterwards.
extension Model {
  /// Calls that a block finds are used up, even if it misses others.
  mutating func verify(_ demands: [Demand]) {
    let (before, failures) = (history, observations.lines.count)
    for demand in demands { verify(demand) }
    if mutation == .failedVerificationUsesNothingUp, observations.lines.count > failures {
      history = before
    }
  }

  /// Looks for calls that no verification has found yet.
  private mutating func verify(_ demand: Demand) {
    switch demand {
    case .calls(let one): verify(one)
    case .inOrder(let kinds) where mutation == .orderDoesNotMatter:
      for one in kinds { verify(one) }
    case .inOrder(let kinds): verify(inOrder: kinds)
    case .anyOf(let kinds, let id): verify(anyOf: kinds, id)
    }
  }

  private mutating func verify(_ one: Specification) {
    let found = open(one)
    guard one.contains(found.count) else { return fail(one.id) }
    use(found)
  }

  /// Each kind gets what it needs, and then more up to the first call of the next kind.
  private mutating func verify(inOrder kinds: [Specification]) {
    var found: [[Int]] = kinds.map { _ in [] }
    var kind = 0
    for index in history.indices where !history[index].isFound {
      let call = history[index].call
      while kind + 1 < kinds.count, found[kind].count >= kinds[kind].minimum,
        kinds[kind + 1].matches(call)
      {
        kind += 1
      }
      if kinds[kind].matches(call) {
        found[kind].append(index)
      } else if mutation == .gapsAreForbidden, !found[0].isEmpty {
        break
      }
    }
    for (one, calls) in zip(kinds, found) where !one.contains(calls.count) { return fail(one.id) }
    use(found.flatMap { $0 })
  }

  /// The first kind that was called as it should gets its calls; the others keep theirs.
  private mutating func verify(anyOf kinds: [Specification], _ id: Int) {
    for one in mutation == .firstOfSeveralIsDemanded ? Array(kinds.prefix(1)) : kinds {
      let found = open(one)
      guard one.contains(found.count) else { continue }
      if mutation != .callsStayFoundByOneOfSeveral { use(found) }
      return
    }
    fail(id)
  }

  /// The calls that match and that nothing has found.
  private func open(_ one: Specification) -> [Int] {
    history.indices.filter { !history[$0].isFound && one.matches(history[$0].call) }
  }

  private mutating func use(_ found: [Int]) {
    if mutation == .foundCallsStay { return }
    for index in found { history[index].isFound = true }
  }

  /// Reports a verification that fails, or notes it on the root failure. It explains nothing that comes later.
  private mutating func fail(_ id: Int) {
    if !hasRoot || mutation == .laterFailuresAreReported { observations.note("unsatisfied \(id)") }
    if mutation == .failedVerificationIsRoot { hasRoot = true }
    if mutation != .failedVerificationIsNoFailure { hasFailed = true }
  }

  mutating func verifyNoMoreInteractions(_ id: Int) {
    let isLeft = history.contains { past in
      !past.isExpected && (!past.isFound || mutation == .foundCallsAreInteractions)
    }
    if isLeft { fail(id) }
  }
}
