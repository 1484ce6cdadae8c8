/// Verifications of the calls afterwards.
extension Model {
  /// The calls that a line has found.
  private typealias Found = (line: Specification, calls: [Int])

  /// Lines with a maximum count all calls. The others share out the calls that no earlier verification
  /// has found. An order and a choice share with no other demand. A met demand marks its calls.
  /// - Parameter isTimed: true if no demand marks its calls while another one is unmet.
  mutating func verify(_ demands: [Demand], isTimed: Bool) {
    let isShared = sharedOut(demands)
    let found = demands.indices.map { find(demands[$0], isShared[$0]) }
    let isWhole = found.allSatisfy { $0.isMet }
    let marksParts = !isTimed || mutation == .timedVerificationMarksParts
    if isWhole || (marksParts && mutation != .failedVerificationUsesNothingUp) {
      mark(found.filter(\.isMet).flatMap(\.lines))
    }
    for (demand, found) in zip(demands, found) where !found.isMet {
      if case .anyOf(_, let id) = demand {
        fail(id)
      } else if let unmet = found.lines.first(where: { !$0.line.contains($0.calls.count) }) {
        fail(unmet.line.id)
      } else {
        fail(found.lines[0].line.id)
      }
    }
  }

  /// - Parameter isShared: whether the calls that are shared out are enough; nil if it shares none.
  private func find(_ demand: Demand, _ isShared: Bool?) -> (isMet: Bool, lines: [Found]) {
    switch demand {
    case .calls(let one):
      let calls = counted(one)
      return (isShared ?? one.contains(calls.count), [(one, calls)])
    case .inOrder(let kinds):
      let calls = mutation == .orderDoesNotMatter ? kinds.map { counted($0) } : inOrder(kinds)
      let isMet = zip(kinds, calls).allSatisfy { $0.contains($1.count) }
      return (isMet, Array(zip(kinds, calls)))
    case .anyOf(let kinds, _):
      let some = mutation == .firstOfSeveralIsDemanded ? Array(kinds.prefix(1)) : kinds
      let met = some.map { ($0, counted($0)) }.filter { $0.contains($1.count) }
      let marking = mutation == .choiceMarksAllThatAreMet ? met : Array(met.prefix(1))
      return (!met.isEmpty, mutation == .callsStayFoundByOneOfSeveral ? [] : marking)
    }
  }

  /// The calls that count for a line: all for a total, and otherwise those that nothing has found.
  private func counted(_ one: Specification) -> [Int] {
    history.indices.filter { one.matches(history[$0].call) && counts(history[$0], for: one) }
  }

  private func counts(_ past: PastCall, for one: Specification) -> Bool {
    let isTotal = one.maximum != nil && mutation != .totalsCountNewCalls
    return !past.isFound || isTotal || mutation == .foundCallsCountAgain
  }

  // MARK: Sharing out

  /// Returns whether each line without a maximum is met: if it and the met ones before it can have calls
  /// of their own. It is nil for other demands.
  private func sharedOut(_ demands: [Demand]) -> [Bool?] {
    var served: [[Int]] = []
    return demands.map { demand in
      guard case .calls(let one) = demand, one.maximum == nil else { return nil }
      let needs = Array(repeating: counted(one), count: one.minimum)
      if mutation == .linesShareTheirCalls { return canServe(needs) }
      let isMet = canServe(served + needs)
      if isMet { served += needs }
      if !isMet, mutation == .unmetLinesKeepTheirCalls {
        served +=
          needs.indices.reversed().lazy.map { Array(needs.prefix($0)) }
          .first { canServe(served + $0) } ?? []
      }
      return isMet
    }
  }

  /// Tries all ways to give each need one of its calls, and each call to one need.
  private func canServe(_ needs: [[Int]], besides taken: Set<Int> = []) -> Bool {
    guard let calls = needs.first else { return true }
    let free = calls.filter { !taken.contains($0) }
    return (mutation == .callsAreGivenInTurn ? Array(free.prefix(1)) : free).contains { call in
      canServe(Array(needs.dropFirst()), besides: taken.union([call]))
    }
  }

  // MARK: Orders

  /// Each line gets what it needs, and then more up to the first call of a later line. A line that needs
  /// none may have none.
  private func inOrder(_ kinds: [Specification]) -> [[Int]] {
    var found: [[Int]] = kinds.map { _ in [] }
    var current = 0
    for (index, past) in history.enumerated() {
      let takers = kinds.indices.dropFirst(current).filter { later in
        let isEnough = (current..<later).allSatisfy { found[$0].count >= kinds[$0].minimum }
        let isNear = later <= current + 1 || mutation != .optionalLinesAreDemanded
        return isEnough && isNear && kinds[later].matches(past.call)
          && counts(past, for: kinds[later])
      }
      if let taker = takers.last {
        current = taker
        found[current].append(index)
      } else if mutation == .gapsAreForbidden, !found[0].isEmpty {
        break
      }
    }
    return found
  }

  // MARK: Outcomes

  /// Captors get the calls that no earlier verification had found.
  private mutating func mark(_ found: [Found]) {
    for (line, calls) in found where line.argument.isCaptured {
      let fresh = calls.filter { !history[$0].isFound || mutation == .captorsGetFoundCalls }
      capture(fresh.map { history[$0].call.argument })
    }
    if mutation == .foundCallsStay { return }
    for call in found.flatMap(\.calls) { history[call].isFound = true }
  }

  /// Reports a verification that fails, or notes it on the root failure. It explains nothing that comes
  /// later.
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

  /// Forgets the calls of a mock, or of all.
  mutating func forgetCalls(of mock: Int?) {
    history.removeAll { mock == nil || $0.call.mock == mock }
    limited.removeAll { mock == nil || $0.mock == mock }
    if let mock { forgotten.insert(mock) }
  }
}
