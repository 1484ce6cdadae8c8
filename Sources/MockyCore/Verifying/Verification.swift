/// What a `verify` block asks of the calls so far.
struct Verification {
  enum Demand {
    case calls(WantedCall)
    case inOrder([WantedCall])
    case anyOf([WantedCall], SourcePosition)

    var wanted: [WantedCall] {
      switch self {
      case .calls(let wanted): [wanted]
      case .inOrder(let wanted), .anyOf(let wanted, _): wanted
      }
    }

    func look(with finder: inout CallFinder) {
      switch self {
      case .calls(let wanted): finder.find(wanted)
      case .inOrder(let wanted): finder.find(inOrder: wanted)
      case .anyOf(let wanted, let position): finder.find(anyOf: wanted, position)
      }
    }
  }

  private let context: Context
  private(set) var demands: [Demand] = []
  /// The calls that all of them want, at their numbers.
  private(set) var wanted: [WantedCall] = []
  private(set) var misuses: [MockFailure] = []
  /// Until when the block is waited for: it then uses calls up only if all of it is met.
  var deadline: Deadline?
  /// What would wait without blocking, where the wait blocks a thread that the test needs.
  var awaitForm: String?

  init(_ contents: __PartContents, in context: Context) {
    self.context = context
    collect(contents)
  }

  /// Looks through the calls that no verification has found yet, and uses up those it finds. A
  /// block that is waited for uses up no calls until all of it is met.
  /// - Returns: a failure for each demand that is not met.
  func run() -> [MockFailure] {
    while true {
      let finder = look()
      if finder.isMet {
        if use(finder) { return [] }
        continue
      }
      // What is said of the calls must be what was counted: both are of one moment.
      let worded = look(forMessages: true)
      if !worded.isMet && deadline != nil || use(worded) { return worded.failures }
    }
  }

  /// Looks whether it is met, and uses up the calls if so; makes no failures if not.
  func attempt() -> (isMet: Bool, isHopeless: Bool) {
    while true {
      let finder = look()
      if !finder.isMet || use(finder) { return (finder.isMet, finder.isHopeless) }
    }
  }

  /// Whether some demand cannot be met any more, whatever is called. Uses up no calls.
  var isHopeless: Bool { look().isHopeless }

  private func look(forMessages: Bool = false) -> CallFinder {
    let (calls, snapshot) = context.update { state in
      (OpenCalls(state, askedBy: wanted), forMessages ? ContextSnapshot(state, of: context) : nil)
    }
    var finder = CallFinder(
      calls, snapshot: snapshot, waited: forMessages ? deadline?.elapsed(awaitForm) : nil)
    for demand in demands { demand.look(with: &finder) }
    return finder
  }

  /// Uses up what was found, unless another verification has found some of it meanwhile.
  private func use(_ finder: CallFinder) -> Bool {
    let isDone = context.update { state in
      state.history.verifications += 1
      return finder.useUp(in: &state.history)
    }
    if isDone { finder.capture() }
    return isDone
  }

  /// Whether something must not be called, or not often: that is known only at the end of the time.
  var forbids: Bool {
    demands.contains { demand in demand.wanted.contains { $0.cardinality.onlyForbids } }
  }

  private mutating func collect(_ contents: __PartContents) {
    switch contents.content {
    case .expectation(let written):
      if let wanted = accept(written) { demands.append(.calls(wanted)) }
    case .list(let parts): for part in parts { collect(part) }
    case .inOrder(let inner, _): demand(inner) { .inOrder($0) }
    case .anyOf(let inner, let position):
      demand(inner) { .anyOf($0, position) }
    case .guarded(_, let inner), .sequenced(_, let inner): refuse(conditional: inner)
    case .lenient(let inner, let position): refuse(lenient: inner, at: position)
    case .nested(let expectations, let owner): refuse(nested: expectations, of: owner)
    }
  }

  /// Demands what stands in a group, unless something in it is misuse.
  private mutating func demand(_ inner: __PartContents, _ make: ([WantedCall]) -> Demand) {
    let misusesBefore = misuses.count
    let wanted = wanted(in: inner)
    if misuses.count == misusesBefore { demands.append(make(wanted)) }
  }

  private mutating func wanted(in contents: __PartContents) -> [WantedCall] {
    switch contents.content {
    case .expectation(let written): return accept(written).map { [$0] } ?? []
    case .list(let parts): return parts.flatMap { wanted(in: $0) }
    case .guarded(_, let inner), .sequenced(_, let inner):
      refuse(conditional: inner)
      return []
    case .inOrder(let inner, let position), .anyOf(let inner, let position):
      inner.enterBlock()
      refuse(.groupInGroup, at: position)
      return []
    case .lenient(let inner, let position):
      refuse(lenient: inner, at: position)
      return []
    case .nested(let expectations, let owner):
      refuse(nested: expectations, of: owner)
      return []
    }
  }

  /// Refuses a group under states or in sequences: one mistake, however many calls stand in it.
  private mutating func refuse(conditional inner: __PartContents) {
    inner.enterBlock()
    guard let position = inner.position else { return }
    refuse(.conditionInVerify, at: position)
  }

  /// Refuses a `check` inside the block, and takes back the expectations that it has declared.
  private mutating func refuse(nested expectations: [Expectation], of owner: Context) {
    guard let first = expectations.first else { return }
    if owner === context {
      owner.update { state in
        for expectation in expectations { state.table.remove(expectation) }
      }
    }
    refuse(.checkInVerify, at: first.declaration.position)
  }

  private mutating func refuse(lenient inner: __PartContents, at position: SourcePosition) {
    inner.enterBlock()
    refuse(.lenientInVerify, at: position)
  }

  private mutating func accept(_ written: Declaration) -> WantedCall? {
    written.line.use()
    let declaration = written.changing { $0.subject = $0.subject.bound(to: context) }
    if let misuse = written.subject.refusal ?? declaration.misuseInVerification(in: context) {
      refuse(misuse, at: declaration.position)
      return nil
    }
    declaration.line.tense = .past  // What is expected by name says neither receives nor received.
    let call = WantedCall(declaration, number: wanted.count)
    wanted.append(call)
    return call
  }

  private mutating func refuse(_ misuse: Misuse, at position: SourcePosition) {
    misuses.append(.misuse(misuse, at: position))
  }
}

/// Where a context was verified.
package enum VerificationPlace: Sendable {
  /// By an assertion on this line.
  case line(SourcePosition)
  /// By the adapter, when the test was over.
  case endOfTest

  var text: String {
    switch self {
    case .line(let position): "verified at \(position.text)"
    case .endOfTest: "verified at the end of its test"
    }
  }
}

extension Context {
  /// Whether every expectation is satisfied and nothing has failed.
  var isSatisfied: Bool {
    update { $0.table.unsatisfied == 0 && !$0.ledger.hasFailed }
  }

  /// Whether every expectation is satisfied, whatever has failed.
  var isWithoutDemands: Bool { update { $0.table.unsatisfied == 0 } }

  /// Reports every unsatisfied expectation at its own line, and what was held or noted before. A
  /// test that was skipped or cancelled need not have satisfied any.
  /// - Parameters:
  ///   - ending: what of the context goes with the assertion.
  ///   - place: where the assertion is made.
  ///   - wait: how long was waited before, where that was in vain.
  /// - Returns: whether every expectation had its calls and nothing had failed.
  @discardableResult
  func assertSatisfied(
    thenForgetting ending: ContextState.Forgetting?, at place: VerificationPlace,
    after wait: ElapsedWait? = nil
  ) -> Bool {
    let counts = !reporter.testWasCutShort
    // One step: what is declared or called meanwhile belongs to the next assertion.
    let (isMet, snapshot, released) = update { state -> (Bool, ContextSnapshot?, [Any]) in
      state.phase.verify()
      let isMet = state.table.unsatisfied == 0 && !state.ledger.hasFailed
      let snapshot = counts ? state.unsatisfiedSnapshot(of: self) : nil
      if let ending { state.forgetExpectations(ending) }
      state.verification = place
      // It goes when all is told: what it calls comes too late.
      return (isMet, snapshot, state.bin.take())
    }
    let failures = snapshot?.unsatisfiedFailures(after: wait) ?? []
    if !failures.isEmpty {
      let isExplained = reporter.testHasThrown
      update { state in
        if isExplained { state.ledger.blame(MockFailure.endOfTest(at: origin)) }
        state.enterUnsatisfied(failures)
      }
    }
    deliverAllFailures()
    if let notes = update({ $0.ledger.takeLaterNotes() }) { tell(notes) }
    for notes in update({ $0.ledger.takeConsequences() }) { tell(notes) }
    publishTranscript(of: snapshot)
    if ending != nil { update { $0.ledger.forgetDelivered() } }
    if ending != nil { forgetClosures() }
    if ending == .expectations { exchange(\.settings.defaults) { $0.forgetHolders() } }
    withExtendedLifetime(released) {}
    return isMet && failures.isEmpty
  }
}

extension ContextState {
  /// A copy for messages, where some expectation is not satisfied: it costs what the history is
  /// long.
  func unsatisfiedSnapshot(of context: Context) -> ContextSnapshot? {
    table.unsatisfied > 0 || hasUnusedAllowances
      ? ContextSnapshot(self, of: context, isWhole: true) : nil
  }

  private var hasUnusedAllowances: Bool {
    settings.reportsUnusedAllowances
      && table.tests.contains { $0.declaration.isStrictAllowance && $0.count == 0 }
  }

  /// Enters what an assertion found: as failures of their own, or as notes on the root failure.
  mutating func enterUnsatisfied(_ failures: [MockFailure]) {
    for failure in failures { ledger.enterOrNote(EnteredFailure(failure)) }
  }
}

extension MockFailure {
  /// What a test's own framework reports when the test throws.
  fileprivate static func endOfTest(at position: SourcePosition) -> MockFailure {
    MockFailure(kind: .unsatisfied, message: "that has ended the test", position: position)
  }
}
