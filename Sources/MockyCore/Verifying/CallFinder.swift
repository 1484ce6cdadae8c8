/// Finds calls for the demands of a `verify` block, each call at most once.
struct CallFinder {
  /// The outcome for each demand, in their order.
  private(set) var findings: [Finding] = []
  /// The calls that were found for all of them.
  private var found: [FoundCalls] = []
  /// The places of these.
  private var taken: Set<Int> = []
  /// All demands are met.
  private(set) var isMet: Bool = true

  /// The outcome for one demand.
  enum Finding {
    case found([FoundCalls])
    /// The kinds of an order, and the index of the first that has too few or too many calls.
    case missed([FoundCalls], at: Int)
    /// The kinds of a choice, whose line that is.
    case missedAll([FoundCalls], SourcePosition)
  }

  init(_ demands: [Verification.Demand]) {
    for demand in demands {
      let finding = find(demand)
      findings.append(finding)
      if case .found(let kinds) = finding { take(kinds) } else { isMet = false }
    }
  }

  private mutating func take(_ kinds: [FoundCalls]) {
    found += kinds
    for kind in kinds {
      for call in kind.calls { taken.insert(call.place) }
    }
  }

  /// Some demand has too many calls, and no unmet demand before it may use them up. So waiting for
  /// more calls does not help.
  var isHopeless: Bool {
    var earlier: [WantedCall] = []
    for finding in findings {
      let surplus = finding.surplus
      let isWanted = { (call: Invocation) in earlier.contains { $0.takes(call) } }
      if let surplus, !surplus.contains(where: isWanted) { return true }
      earlier += finding.missed.map(\.wanted)
    }
    return false
  }

  /// Marks what was found, so that no later verification finds it: under the context's lock.
  /// - Returns: false if another verification has found one of the calls meanwhile.
  func useUp(in history: inout History) -> Bool {
    // Loops without closures, which are slow in debug builds.
    for kind in found { for call in kind.calls where call.isVerified { return false } }
    for kind in found {
      for call in kind.calls { history.verify(call, at: kind.declaration.position) }
    }
    return true
  }

  /// Gives captors the arguments of what was found: outside the lock.
  func capture() {
    for kind in found where kind.wanted.captures {
      for call in kind.calls { kind.declaration.arguments.capture(call.arguments) }
    }
  }

  private func find(_ demand: Verification.Demand) -> Finding {
    guard let line = demand.choice else {
      let kinds = calls(inOrder: demand.wanted)
      guard let index = kinds.firstIndex(where: { !$0.isEnough }) else { return .found(kinds) }
      return .missed(kinds, at: index)
    }
    // Each kind for itself, up to the first that was called as it should.
    var kinds: [FoundCalls] = []
    for one in demand.wanted {
      kinds += calls(inOrder: [one])
      if kinds.last?.isEnough == true { return .found(kinds.suffix(1)) }
    }
    return kinds.isEmpty ? .found([]) : .missedAll(kinds, line)
  }

  /// Looks for kinds of calls in their order. Each kind takes as many calls as it needs, and then more of
  /// them up to the first call of the next kind.
  private func calls(inOrder wanted: [WantedCall]) -> [FoundCalls] {
    let kinds = wanted.map { FoundCalls($0) }
    var index = 0
    for call in CallSource.calls(of: wanted.map { $0.source }) where !taken.contains(call.place) {
      while index + 1 < wanted.count, kinds[index].hasMinimum, wanted[index + 1].takes(call) {
        index += 1
      }
      if wanted[index].takes(call) { kinds[index].calls.append(call) }
    }
    return kinds
  }
}

extension CallFinder.Finding {
  fileprivate var missed: [FoundCalls] {
    switch self {
    case .found: []
    case .missed(let kinds, _), .missedAll(let kinds, _): kinds
    }
  }

  /// The calls without which it would be met; nil if it lacks calls.
  fileprivate var surplus: [Invocation]? {
    switch self {
    case .missed(let kinds, let index) where kinds[index].isTooMuch: kinds[index].calls
    case .missedAll(let kinds, _) where kinds.allSatisfy(\.isTooMuch): kinds.flatMap(\.calls)
    default: nil
    }
  }
}

/// Calls of one kind that were found.
final class FoundCalls {
  let wanted: WantedCall
  fileprivate(set) var calls: [Invocation] = []

  init(_ wanted: WantedCall) { self.wanted = wanted }

  var declaration: Declaration { wanted.declaration }
  var count: Int { calls.count }

  /// There are as many as are needed at least.
  fileprivate var hasMinimum: Bool { declaration.cardinality.isSatisfied(by: count) }

  /// The history has left out calls that may have been such ones.
  var isIncomplete: Bool { wanted.source.lacksSome }

  /// There are as many as are wanted, whatever was left out.
  var isEnough: Bool { declaration.cardinality.contains(count) && !isUncertain }

  /// There seem to be as many as are wanted, and there may have been too many.
  var isUncertain: Bool {
    let cardinality = declaration.cardinality
    return isIncomplete && cardinality.contains(count) && !cardinality.maximum.isNil
  }

  /// No later call makes it enough.
  var isTooMuch: Bool { isUncertain || declaration.cardinality.isExceeded(by: count) }
}
