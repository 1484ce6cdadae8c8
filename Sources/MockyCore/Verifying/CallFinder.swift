/// Finds calls for the demands of a `verify` block, each call at most once.
struct CallFinder {
  /// The outcome for each demand, in their order.
  private(set) var findings: [Finding] = []
  /// The calls that were found for all of them.
  private var found: [WantedCall] = []
  /// The places of the found calls.
  private var taken: Set<Int> = []
  /// True if all demands are met.
  private(set) var isMet: Bool = true

  /// The outcome for one demand.
  enum Finding {
    case found([WantedCall])
    /// The kinds of an order, and the index of the first that has too few or too many calls.
    case missed([WantedCall], at: Int)
    /// The kinds of a choice, and its line.
    case missedAll([WantedCall], SourcePosition)
  }

  init(_ demands: [Verification.Demand]) {
    for demand in demands {
      let finding = find(demand)
      findings.append(finding)
      guard case .found(let kinds) = finding else {
        isMet = false
        continue
      }
      found += kinds
      for kind in kinds { for call in kind.calls { taken.insert(call.place) } }
    }
  }

  /// True if the first unmet demand has too many calls. More calls don't help then.
  var isHopeless: Bool { findings.lazy.compactMap(\.isTooMuch).first ?? false }

  /// Marks the found calls, so that no later verification finds them. Under the context's lock.
  /// - Returns: false if another verification has found one of the calls meanwhile.
  func useUp() -> Bool {
    // Loops without closures, because closures are slow in debug builds.
    for kind in found { for call in kind.calls where call.isVerified { return false } }
    for kind in found { for call in kind.calls { call.verifiedAt = kind.declaration.position } }
    return true
  }

  /// The first found call that failed when it came; nil if none did.
  var firstUnexpected: (call: Invocation, line: SourcePosition)? {
    for kind in found {
      for call in kind.calls where call.isUnexpected { return (call, kind.declaration.position) }
    }
    return nil
  }

  /// Gives captors the arguments of the found calls. Outside the lock.
  func capture() {
    for kind in found where kind.declaration.arguments.captures {
      for call in kind.calls { kind.declaration.arguments.capture(call.arguments) }
    }
  }

  private func find(_ demand: Verification.Demand) -> Finding {
    let kinds = demand.wanted
    guard let line = demand.choice, kinds.count > 1 else {
      find(inOrder: kinds)
      guard let index = kinds.firstIndex(where: { !$0.isEnough }) else { return .found(kinds) }
      return .missed(kinds, at: index)
    }
    // The first kind with the right number of calls takes them.
    for kind in kinds {
      find(inOrder: [kind])
      if kind.isEnough { return .found([kind]) }
    }
    return .missedAll(kinds, line)
  }

  /// Looks for kinds of calls in their order. Each kind takes as many calls as it needs, and then
  /// more of them up to the first call of the next kind.
  private func find(inOrder kinds: [WantedCall]) {
    for kind in kinds { kind.calls = [] }
    var index = 0
    for call in CallPool.calls(of: kinds.map { $0.source }) where !taken.contains(call.place) {
      while index + 1 < kinds.count, kinds[index].hasMinimum, kinds[index + 1].takes(call) {
        index += 1
      }
      if kinds[index].takes(call) { kinds[index].calls.append(call) }
    }
  }
}

extension CallFinder.Finding {
  /// True if there are too many calls; nil if the demand is met.
  fileprivate var isTooMuch: Bool? {
    switch self {
    case .found: nil
    case .missed(let kinds, let index): kinds[index].isTooMuch
    case .missedAll(let kinds, _): kinds.allSatisfy(\.isTooMuch)
    }
  }
}

/// The part of the history with the calls of some kinds.
final class CallPool {
  private let mock: MockObject?
  private let member: MemberName?
  /// The ``NativeHash`` of the arguments, if they have one.
  private let hash: Int?
  /// The calls that no verification had found at the last look, oldest first.
  private(set) var calls: [Invocation] = []
  /// True if the history has left out calls that no verification had found.
  private(set) var lacksSome: Bool = false

  init(of declaration: Expectation) {
    mock = declaration.subject.mock
    member = declaration.member.name
    hash = declaration.arguments.nativeHash
  }

  /// Returns whether it has the same calls as another source, without a hash.
  func isSame(as other: CallPool) -> Bool {
    hash.isNil && other.hash.isNil && mock === other.mock && member?.key == other.member?.key
  }

  /// Finds the calls. Under the context's lock. It is empty before that, because no call may be
  /// released there.
  func look(in history: History) {
    lacksSome = false
    if let mock, let member {
      add(mock.table.expectations(of: member), history)
    } else if let mock {
      for member in mock.table.members.values { add(member, history) }
      calls.sort { $0.place < $1.place }
    } else {
      calls = history.calls().filter { !$0.isVerified }
      lacksSome = history.lastLost >= history.start
    }
  }

  private func add(_ member: MemberExpectations, _ history: History) {
    calls += member.unverified.calls(in: history, with: hash)
    if member.unverified.lastLost >= history.start { lacksSome = true }
  }

  /// Releases the calls. Never under the lock.
  func clear() { calls = [] }

  /// The calls of several sources, oldest first, without duplicates.
  static func calls(of sources: [CallPool]) -> [Invocation] {
    if sources.count == 1 { return sources[0].calls }
    var last = -1
    let different = sources.withoutDuplicates { ObjectIdentifier($0) }
    return different.flatMap(\.calls).sorted { $0.place < $1.place }.filter { call in
      defer { last = call.place }
      return call.place > last
    }
  }
}
