/// The demands of a `verify` block on the calls so far.
///
/// A look compares the lines with the calls that it doesn't know yet, outside the lock. Then it
/// decides on the demands and marks the calls that they have found, in one step.
final class Verification {
  let context: Context
  /// True if the last look of a wait found all calls.
  var isMet: Bool = false
  private var demands: [VerificationDemand] = []
  private(set) var misuses: [MockFailure] = []
  /// The place in the history of the first call that no look has seen.
  private var seen: Int = 0
  /// The group whose parts are collected, if any.
  private var group: VerificationDemand?
  private var around = Surroundings()

  init(_ contents: ExpectationGroup, in context: Context) {
    self.context = context
    collect(contents)
  }

  /// True if a call has a maximum number. Only the end of the timeout shows whether it is kept.
  var forbids: Bool {
    demands.contains { demand in
      demand.lines.contains { $0.declaration.cardinality.onlyForbids }
    }
  }

  /// True if there are too many calls for a demand. More calls don't help then.
  var isHopeless: Bool { demands.contains(where: \.isHopeless) }

  /// The demands whose calls a look marks.
  enum Marking {
    /// All demands, or none if one of them is not met.
    case whole
    /// The demands that are met.
    case met
    case nothing
  }

  /// Looks for the calls so far, and marks what it finds. A second look says why a demand is not
  /// met: its report needs the calls of the moment that decided.
  /// - Parameters:
  ///   - marking: the demands whose calls are marked, if one is not met.
  ///   - wait: the time of an unsuccessful wait.
  /// - Returns: a failure for each demand that is not met.
  func run(marking: Marking = .met, after wait: () -> ElapsedWait? = { nil }) -> [MockFailure] {
    if look(marking: .whole) { return [] }
    var snapshot: ContextSnapshot?
    if look(marking: marking, copying: { snapshot = ContextSnapshot($0, of: context) }) {
      return []
    }
    return snapshot.map { failures(in: $0, after: wait()) } ?? []
  }

  /// Looks for the calls so far, and marks what it finds, so that no later verification finds it.
  /// - Parameter copy: runs at the moment of the look, under the lock.
  /// - Returns: true if all demands are met.
  func look(marking: Marking, copying copy: (ContextState) -> Void = { _ in }) -> Bool {
    let lines = demands.flatMap(\.lines)
    let calls = context.update { state in
      for line in lines { line.forgetCalls(state.history, into: &state.bin) }
      defer { seen = state.history.end }
      copy(state)
      let calls = state.history.calls(from: seen)
      return lines.contains(where: \.isTotal) ? calls : calls.filter { !$0.isVerified }
    }
    // Many lines are found by the hash of their arguments, as many expectations are.
    let groups = Dictionary(grouping: lines, by: \.declaration.arguments.nativeHash)
    for call in calls {
      let arguments = ArgumentList(call.arguments)
      let hash = lines.count > 8 ? NativeHash.of(arguments) : nil
      let few = hash.map { (groups[nil] ?? []) + (groups[$0] ?? []) } ?? lines
      for line in few { line.compare(with: call, arguments) }
    }
    let (isMet, found) = context.update { state -> (Bool, [VerificationLine]) in
      for line in lines { line.begin() }
      demands.judge()
      let found = demands.map(\.found)
      let isMet = found.allSatisfy { $0 != nil }
      guard marking == .met || (marking == .whole && isMet) else { return (isMet, []) }
      return (isMet, state.mark(found.flatMap { $0 ?? [] }))
    }
    for line in found { line.capture() }
    return isMet
  }

  private func collect(_ group: ExpectationGroup) {
    if let written = group.expectation { return accept(written) }
    switch group.clause {
    case .inOrder(let position): collect(group, VerificationDemand(kind: .order), at: position)
    case .anyOf(let position):
      collect(group, VerificationDemand(kind: .choice(at: around.place ?? position)), at: position)
    case .guarded, .sequenced:
      if let position = group.position { refuse(.conditionInVerify, group, at: position) }
    case .lenient(let position): refuse(.lenientInVerify, group, at: position)
    case .because, .placed, nil:
      let outer = around
      around = outer.inside(group.clause)
      for part in group.parts { collect(part) }
      around = outer
    }
  }

  /// Adds the calls of a group to the demands, unless the group has a mistake.
  private func collect(
    _ inner: ExpectationGroup, _ demand: VerificationDemand, at position: SourcePosition
  ) {
    guard group.isNil else { return refuse(.groupInGroup, inner, at: position) }
    let misusesBefore = misuses.count
    group = demand
    for part in inner.parts { collect(part) }
    if let group, misuses.count == misusesBefore { demands.append(group) }
    group = nil
  }

  private func accept(_ written: Expectation) {
    written.line.use()
    let declaration = written.changing {
      $0.subject = $0.subject.bound(to: context)
      $0.reasons = around.reasons + $0.reasons
    }
    if let misuse = written.subject.refusal ?? declaration.misuseInVerification(in: context) {
      let position = around.place ?? declaration.position
      return misuses.append(.misuse(misuse, at: position, because: declaration.reasonText))
    }
    if !declaration.cardinality.maximum.isNil {
      context.update { $0.table.late.limit(declaration) }
    }
    if let place = around.place { declaration.line = declaration.line.moved(to: place) }
    declaration.line.tense = .past  // Calls by name are written without receives and received.
    declaration.prepare()
    let line = VerificationLine(declaration)
    if group.isNil { demands.append(VerificationDemand(kind: .line, lines: [line])) }
    group?.lines.append(line)
  }

  /// Reports a mistake in a group, once for all its calls.
  private func refuse(
    _ misuse: Misuse, _ inner: ExpectationGroup, at position: SourcePosition
  ) {
    inner.enterBlock()
    misuses.append(.misuse(misuse, at: around.place ?? position))
  }
}

extension ContextState {
  /// Marks the calls of met lines, so that no later verification finds them.
  /// - Returns: the lines, each with the calls that it has found.
  fileprivate mutating func mark(_ lines: [VerificationLine]) -> [VerificationLine] {
    for line in lines { line.dropVerified() }
    explainStrictness(to: lines)
    for line in lines {
      for call in line.calls where !call.isVerified { call.verifiedAt = line.declaration.position }
    }
    return lines
  }

  /// Adds a note that the mock was strict to the failure of a call, if the test only verifies.
  private mutating func explainStrictness(to lines: [VerificationLine]) {
    guard !ledger.root.isNil, table.all.isEmpty else { return }
    for line in lines {
      guard let call = line.calls.first(where: \.isUnexpected) else { continue }
      if call.mock.strictness == .nice { return }
      let misuse = Misuse.verifiedStrictMock(call.mock.name)
      return ledger.enterOrNote(EnteredFailure(.misuse(misuse, at: line.declaration.position)))
    }
  }
}

extension Verification {
  /// A failure for each demand that is not met.
  /// - Parameters:
  ///   - snapshot: the context at the moment of the look.
  ///   - wait: the time of an unsuccessful wait.
  private func failures(in snapshot: ContextSnapshot, after wait: ElapsedWait?) -> [MockFailure] {
    let missing = demands.filter { $0.found.isNil }
    let plain = demands.flatMap(\.lines).filter { !$0.declaration.isPattern }
    snapshot.claimed = plain.flatMap(\.calls)
    let first = missing.first?.lines.first { !$0.isMet }?.declaration.position
    return missing.enumerated().compactMap { index, demand in
      Rendering.run {
        demand.failure(
          in: snapshot, after: wait, isDetailed: index < Layout.reasons, index > 0 ? first : nil)
      }
    }
  }
}
