/// What a `verify` block asks of the calls so far.
struct Verification {
  /// Calls that are wanted in their order; of a choice one kind will do.
  struct Demand {
    var wanted: [WantedCall] = []
    /// The line of the choice; nil for an order, or for one kind of calls.
    var choice: SourcePosition?
  }

  private let context: Context
  private var demands: [Demand] = []
  private(set) var misuses: [MockFailure] = []
  private var sources: [CallSource.Key: CallSource] = Dictionary()
  /// The group whose parts are collected, if any.
  private var group: Demand?

  init(_ contents: __PartContents, in context: Context) {
    self.context = context
    collect(contents)
  }

  /// Keeps the answers of matchers from now on, or no longer: the block is tried several times.
  func keepAnswers(_ keeps: Bool) {
    for wanted in demands.flatMap(\.wanted) { wanted.answers = keeps ? Dictionary() : nil }
  }

  /// Whether something must not be called, or not often: that is known only at the end of the time.
  var forbids: Bool {
    demands.contains { demand in demand.wanted.contains { $0.declaration.cardinality.onlyForbids } }
  }

  /// Looks through the calls that no verification has found yet, and uses up those it finds. A
  /// block that is waited for uses up no calls until all of it is met.
  /// - Parameters:
  ///   - deadline: until when the block was waited for.
  ///   - awaitForm: what would not have blocked the test; nil where nothing was blocked.
  /// - Returns: a failure for each demand that is not met.
  func run(until deadline: Deadline? = nil, _ awaitForm: String? = nil) -> [MockFailure] {
    while !attempt().isMet {
      // What is said of the calls must be what was counted: both are of one moment.
      var snapshot: ContextSnapshot?
      let finder = look { snapshot = ContextSnapshot($0, of: context) }
      guard !finder.isMet && deadline != nil || use(finder) else { continue }
      return snapshot.map { finder.failures(in: $0, after: deadline?.elapsed(awaitForm)) } ?? []
    }
    return []
  }

  /// Looks whether it is met, and uses up the calls if so.
  func attempt() -> CallFinder {
    while true {
      let finder = look()
      if !finder.isMet || use(finder) { return finder }
    }
  }

  /// Looks for the calls, and uses up none.
  /// - Parameter copy: is run at that moment, under the lock.
  func look(copying copy: (ContextState) -> Void = { _ in }) -> CallFinder {
    context.update { state in
      for source in sources.values { source.look(in: state.history) }
      copy(state)
    }
    defer { for source in sources.values { source.clear() } }
    return CallFinder(demands)
  }

  /// Uses up what was found, unless another verification has found some of it meanwhile.
  private func use(_ finder: CallFinder) -> Bool {
    let isDone = context.update { finder.useUp(in: &$0.history) }
    if isDone { finder.capture() }
    return isDone
  }
}

extension Verification {
  private mutating func collect(_ contents: __PartContents) {
    switch contents.content {
    case .expectation(let written): accept(written)
    case .list(let parts): for part in parts { collect(part) }
    case .inOrder(let inner, let position): collect(inner, Demand(), at: position)
    case .anyOf(let inner, let position): collect(inner, Demand(choice: position), at: position)
    case .guarded(_, let inner), .sequenced(_, let inner):
      if let position = inner.position { refuse(.conditionInVerify, inner, at: position) }
    case .lenient(let inner, let position): refuse(.lenientInVerify, inner, at: position)
    case .nested(let expectations, let owner): refuse(nested: expectations, of: owner)
    }
  }

  /// Demands what stands in a group, unless something in it is misuse.
  private mutating func collect(
    _ inner: __PartContents, _ demand: Demand, at position: SourcePosition
  ) {
    guard group.isNil else { return refuse(.groupInGroup, inner, at: position) }
    let misusesBefore = misuses.count
    group = demand
    collect(inner)
    if let group, misuses.count == misusesBefore { demands.append(group) }
    group = nil
  }

  private mutating func accept(_ written: Declaration) {
    written.line.use()
    let declaration = written.changing { $0.subject = $0.subject.bound(to: context) }
    if let misuse = written.subject.refusal ?? declaration.misuseInVerification(in: context) {
      return refuse(misuse, at: declaration.position)
    }
    declaration.line.tense = .past  // What is expected by name says neither receives nor received.
    let wanted = WantedCall(declaration, in: source(of: declaration))
    if group.isNil { demands.append(Demand(wanted: [wanted])) }
    group?.wanted.append(wanted)
  }

  private mutating func source(of declaration: Declaration) -> CallSource {
    let key = CallSource.Key(of: declaration)
    let source = sources[key] ?? CallSource(key, of: declaration)
    sources[key] = source
    return source
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

  /// Refuses a group: one mistake, however many calls stand in it.
  private mutating func refuse(
    _ misuse: Misuse, _ inner: __PartContents, at position: SourcePosition
  ) {
    inner.enterBlock()
    refuse(misuse, at: position)
  }

  private mutating func refuse(_ misuse: Misuse, at position: SourcePosition) {
    misuses.append(.misuse(misuse, at: position))
  }
}

extension CallFinder {
  /// A failure for each demand that is not met. Each is told with what was found before it.
  /// - Parameters:
  ///   - snapshot: the moment at which it has looked.
  ///   - wait: how long was waited before, without success.
  func failures(in snapshot: ContextSnapshot, after wait: ElapsedWait?) -> [MockFailure] {
    var failures: [MockFailure] = []
    for finding in findings {
      let isDetailed = failures.count < Layout.reasons
      Rendering.run { finding.failure(in: snapshot, after: wait, isDetailed) }
        .map { failures.append($0) }
    }
    return failures
  }
}

extension CallFinder.Finding {
  fileprivate func failure(
    in snapshot: ContextSnapshot, after wait: ElapsedWait?, _ isDetailed: Bool
  ) -> MockFailure? {
    switch self {
    case .found(let kinds):
      for kind in kinds {
        for call in kind.calls { snapshot.verify(call, at: kind.declaration.position) }
      }
      return nil
    case .missed(let kinds, let index):
      return VerificationReport(
        snapshot: snapshot, found: kinds[index],
        earlier: index > 0 ? kinds[index - 1].declaration.callText : nil, waited: wait,
        includesReasons: isDetailed
      ).failure
    case .missedAll(let kinds, let position):
      return AnyOfReport(
        snapshot: snapshot, wanted: kinds, waited: wait, position: position,
        includesReasons: isDetailed
      ).failure
    }
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
