/// Mocky's rules for a program, as plainly as they can be written.
///
/// Lists are searched from their beginnings, and nothing is remembered but what the rules name.
struct Model {
  private struct Expectation {
    let specification: Specification
    let isFallback: Bool
    let guards: [Guard]
    /// The sequences that it is a member of, and its number in each.
    let places: [(sequence: Int, index: Int)]
    var count: Int = 0

    var isExhausted: Bool { specification.maximum.map { count >= $0 } ?? false }
    var isSatisfied: Bool { count >= specification.minimum }
  }

  private struct Sequence {
    /// The indices of its members' expectations, in order.
    var members: [Int] = []
    /// Those before this one have been retired.
    var position: Int = 0
  }

  /// A call of the history.
  struct PastCall {
    let call: Call
    /// An expectation took it that was no allowance, or it has failed.
    var isExpected: Bool
    /// A verification has found it.
    var isFound: Bool = false
  }

  let mutation: Mutation?
  private var expectations: [Expectation] = []
  private var machines = [Int](repeating: 0, count: Program.machines)
  private var sequences = [Sequence](repeating: Sequence(), count: Program.sequences)
  var history: [PastCall] = []
  private var defaultValue: Int = 0
  private var captured: [Int] = []
  /// A call was refused: what comes after is no failure of its own.
  var hasRoot: Bool = false
  var hasFailed: Bool = false
  var observations = Observations()
  /// An assertion was made, and nothing was declared since: calls are late.
  var isOver: Bool = false
  /// The expectations since the last reset, each with true if it depends on states or sequences.
  var declared: [(one: Specification, isConditional: Bool)] = []
  /// The kinds of calls that verifications have limited since then.
  var limited: [(mock: Int?, isAbout: (Call) -> Bool)] = []
  /// The mocks whose calls the test has forgotten since a verification last limited those of all mocks.
  var forgotten: Set<Int> = []

  init(_ mutation: Mutation? = nil) { self.mutation = mutation }

  mutating func run(_ program: Program) {
    for step in program.steps {
      run(step)
      let isSatisfied = !hasFailed && expectations.allSatisfy(\.isSatisfied)
      observations.note("states \(machines), \(isSatisfied ? "satisfied" : "unsatisfied")")
    }
    observations.note("captured \(captured)")
  }

  private mutating func run(_ step: Program.Step) {
    switch step {
    case .check(let parts): declare(parts, isFallback: false)
    case .byDefault(let parts): declare(parts, isFallback: true)
    case .call(let call): self.call(call)
    case .move(let machine, let state): machines[machine] = state
    case .setDefault(let value): defaultValue = value
    case .verify(let demands, let isTimed):
      limit(demands.flatMap(\.kinds))
      verify(demands, isTimed: isTimed)
    case .verifyNoMoreInteractions(let id):
      if mutation != .verificationsEndWithTheTest {
        limited.append((nil, { _ in true }))
        forgotten = []
      }
      verifyNoMoreInteractions(id)
    case .forgetCalls(let mock): forgetCalls(of: mock)
    case .assert: assert(keepingDefaults: false)
    case .checkpoint: assert(keepingDefaults: mutation != .checkpointForgetsDefaults)
    case .reset: reset()
    }
  }

  // MARK: Declaring

  /// Declares the blocks that run while this one is read, and then its own expectations.
  private mutating func declare(_ parts: [Part], isFallback: Bool) {
    if mutation != .blockIsDeclaredInItsPlace { declareBlocks(in: parts) }
    declare(parts, isFallback: isFallback, guards: [], sequences: [])
  }

  private mutating func declareBlocks(in parts: [Part]) {
    for part in parts {
      switch part {
      case .expectation: break
      case .whenState(_, let inner), .inSequence(_, let inner): declareBlocks(in: inner)
      case .block(let inner): declare(inner, isFallback: false)
      }
    }
  }

  private mutating func declare(
    _ parts: [Part], isFallback: Bool, guards: [Guard], sequences: [Int]
  ) {
    for part in parts {
      switch part {
      case .expectation(let one):
        add(one, isFallback: isFallback, guards: guards, sequences: sequences)
      case .whenState(let inner, let parts):
        let outer = mutation == .outerGuardsAreLost ? [] : guards
        declare(parts, isFallback: isFallback, guards: outer + [inner], sequences: sequences)
      case .inSequence(let added, let parts):
        declare(parts, isFallback: isFallback, guards: guards, sequences: sequences + added)
      case .block(let parts):
        if mutation == .blockIsDeclaredInItsPlace { declare(parts, isFallback: false) }
      }
    }
  }

  private mutating func add(
    _ one: Specification, isFallback: Bool, guards: [Guard], sequences outer: [Int]
  ) {
    guard !isUnreachable(one, isFallback: isFallback) else {
      hasFailed = true
      return observations.note("misuse \(one.id)")
    }
    var places: [(sequence: Int, index: Int)] = []
    for sequence in outer + one.sequences where !places.contains(where: { $0.sequence == sequence })
    {
      places.append((sequence, sequences[sequence].members.count))
      sequences[sequence].members.append(expectations.count)
    }
    let all = guards + one.guards
    expectations.append(
      Expectation(specification: one, isFallback: isFallback, guards: all, places: places))
    declared.append((one, isConditional: !all.isEmpty || !places.isEmpty))
    isOver = false
  }

  /// Returns true if an earlier expectation of the tier, whatever the state, takes all calls of one.
  private func isUnreachable(_ one: Specification, isFallback: Bool) -> Bool {
    if one.isNever || mutation == .unreachableIsDeclared { return false }
    let earlier = expectations.first {
      $0.isFallback == isFallback && $0.guards.isEmpty && $0.places.isEmpty
        && $0.specification.takesAllCalls(of: one)
    }
    let isRepetition = one.isPlainAllowance && mutation != .repetitionIsMisuse
    return earlier.map { !isRepetition || !$0.specification.isPlainAllowance } ?? false
  }

  // MARK: Calls

  private mutating func call(_ call: Call) {
    let matching = expectations.indices.filter { expectations[$0].specification.matches(call) }
    if let index = whichTakes(among: matching) {
      let isExpected = expectations[index].specification.verb == .expecting
      record(call, isExpected: isExpected || mutation == .allowedCallsAreExpected)
      note(call, returning: take(index))
      if expectations[index].specification.argument.isCaptured { captured.append(call.argument) }
    } else if isForwarded(call, matching) {
      record(call, isExpected: false)
      note(call, returning: call.realValue)
    } else if isOver ? acceptsLate(call) : isIgnored(call, matching) {
      record(call, isExpected: false)
      note(call, returning: defaultValue)
    } else {
      record(call, isExpected: true)
      note(call, returning: defaultValue)
      refuse()
      if mutation == .refusedCallsAreCaptured, !matching.isEmpty { captured.append(call.argument) }
    }
  }

  private mutating func note(_ call: Call, returning value: Int) {
    observations.note(call.isVoid ? "returned" : "returned \(value)")
  }

  private mutating func record(_ call: Call, isExpected: Bool) {
    history.append(PastCall(call: call, isExpected: isExpected))
  }

  private mutating func refuse() {
    if !hasRoot || mutation == .laterFailuresAreReported { observations.note("unexpected") }
    hasRoot = true
    hasFailed = true
  }

  /// Returns the expectation that takes a call; nil if none does, or one forbids it.
  private func whichTakes(among matching: [Int]) -> Int? {
    let tiers = mutation == .fallbackFirst ? [true, false] : [false, true]
    for isFallback in tiers {
      var tier = matching.filter { expectations[$0].isFallback == isFallback }
      if mutation == .lastMatchTakes { tier.reverse() }
      let inOrder = tier.filter(isInOrder)
      if mutation == .neverOnlyWhereItStands {
        let first = inOrder.first {
          expectations[$0].specification.isNever || !expectations[$0].isExhausted
        }
        guard let first else { continue }
        return expectations[first].specification.isNever ? nil : first
      }
      if inOrder.contains(where: { expectations[$0].specification.isNever }) { return nil }
      let open = inOrder.first { !expectations[$0].isExhausted || mutation == .exhaustedTakes }
      if let open { return open }
    }
    return nil
  }

  /// Returns true if the states and sequences let an expectation take a call now.
  private func isInOrder(_ index: Int) -> Bool {
    let expectation = expectations[index]
    let guardsHold =
      mutation == .guardsAreAlternatives && !expectation.guards.isEmpty
      ? expectation.guards.contains(where: holds) : expectation.guards.allSatisfy(holds)
    return guardsHold
      && expectation.places.allSatisfy { place in
        let sequence = sequences[place.sequence]
        let isRetired = place.index < sequence.position && mutation != .sequenceDoesNotRetire
        return !isRetired
          && sequence.members[..<place.index].dropFirst(sequence.position).allSatisfy { earlier in
            mutation == .optionalMembersAreDemanded
              ? expectations[earlier].count > 0 : expectations[earlier].isSatisfied
          }
      }
  }

  private func holds(_ condition: Guard) -> Bool {
    switch condition {
    case .equals(let machine, let state): machines[machine] == state
    case .isNot(let machine, let state): machines[machine] != state
    case .both(let one, let other): holds(one) && holds(other)
    case .either(let one, let other): holds(one) || holds(other)
    case .not(let one): !holds(one)
    }
  }

  /// Books a call, and says what it returns.
  private mutating func take(_ index: Int) -> Int {
    let number = expectations[index].count
    expectations[index].count += 1
    for place in expectations[index].places {
      sequences[place.sequence].position = max(sequences[place.sequence].position, place.index)
    }
    var value = defaultValue
    for action in expectations[index].specification.actions {
      switch action {
      case .returns(let values):
        let last = mutation == .firstValueIsRepeated ? 0 : values.count - 1
        value = number < values.count ? values[number] : values[last]
      case .state(let machine, let state):
        if mutation != .transitionIsForgotten { machines[machine] = state }
      }
    }
    return value
  }

  /// Returns true if a nice mock ignores the call. It does not if an expectation other than a never
  /// is about the member, or if one that matches the call has had its calls.
  private func isIgnored(_ call: Call, _ matching: [Int]) -> Bool {
    guard call.isOfNiceMock else { return false }
    if mutation == .niceIsAlwaysNice { return true }
    let isMentioned = expectations.contains {
      $0.specification.isAbout(call) && !$0.specification.isNever
    }
    return !isMentioned && !matching.contains(where: isInOrder)
  }

  /// Returns true if a spy forwards the call. It does not if an expectation that matches the call
  /// may still take it, or forbids it now.
  private func isForwarded(_ call: Call, _ matching: [Int]) -> Bool {
    guard call.isOfSpy, mutation != .spyIsStrict else { return false }
    return !matching.contains { index in
      if expectations[index].specification.isNever {
        return isInOrder(index) && mutation != .spyForwardsWhatIsForbidden
      }
      return !expectations[index].isExhausted || mutation != .spyForwardsWhatHadItsCalls
    }
  }

  mutating func capture(_ arguments: [Int]) { captured += arguments }

  // MARK: Asserting

  private mutating func assert(keepingDefaults: Bool) {
    if !hasRoot || mutation == .laterFailuresAreReported {
      for expectation in expectations where !expectation.isSatisfied {
        observations.note("unsatisfied \(expectation.specification.id)")
      }
    }
    if mutation == .assertionForgetsCalls { history = [] }
    forget(keepingDefaults: keepingDefaults)
    isOver = expectations.isEmpty
  }

  private mutating func reset() {
    forget(keepingDefaults: false)
    if mutation != .resetKeepsCalls { history = [] }
    if mutation != .resetKeepsStates { machines = machines.map { _ in 0 } }
    if mutation == .resetForgetsDefaultValue { defaultValue = 0 }
    isOver = false
    if mutation != .resetKeepsLateAnswers { (declared, limited, forgotten) = ([], [], []) }
  }

  private mutating func forget(keepingDefaults: Bool) {
    hasRoot = false
    hasFailed = false
    expectations = keepingDefaults ? expectations.filter(\.isFallback) : []
    sequences = sequences.map { _ in Sequence() }
  }
}
