/// The demands of a `verify` block on the calls so far.
struct Verification {
  /// Calls in an order, or a choice of calls, of which one is enough.
  struct Demand {
    var wanted: [WantedCall] = []
    /// The line of the choice; nil for an order, or for one kind of calls.
    var choice: SourcePosition?
  }

  private let context: Context
  private var demands: [Demand] = []
  private(set) var misuses: [MockFailure] = []
  private var sources: [CallPool] = []
  /// The group whose parts are collected, if any.
  private var group: Demand?
  private var around = Surroundings()

  init(_ contents: ExpectationGroup, in context: Context) {
    self.context = context
    collect(contents)
  }

  /// Starts or stops keeping the answers of matchers, because a wait tries the block several times.
  func keepAnswers(_ keeps: Bool) {
    for wanted in demands.flatMap(\.wanted) { wanted.answers = keeps ? Dictionary() : nil }
  }

  /// True if a call has a maximum number. Only the end of the timeout shows whether it is kept.
  var forbids: Bool {
    demands.contains { demand in demand.wanted.contains { $0.declaration.cardinality.onlyForbids } }
  }

  /// Looks for calls that no verification has found yet, and uses them up. A wait uses up no calls
  /// until the whole block is met.
  /// - Parameters:
  ///   - deadline: the end of the wait.
  ///   - awaitForm: the spelling with `await`; nil if the wait blocked nothing.
  /// - Returns: a failure for each demand that is not met.
  func run(until deadline: Deadline? = nil, _ awaitForm: String? = nil) -> [MockFailure] {
    while !attempt().isMet {
      // The report needs the calls of the moment that decided.
      var snapshot: ContextSnapshot?
      let finder = look { snapshot = ContextSnapshot($0, of: context) }
      guard !finder.isMet && deadline != nil || use(finder) else { continue }
      return snapshot.map { finder.failures(in: $0, after: deadline?.elapsed(awaitForm)) } ?? []
    }
    return []
  }

  /// Looks for the calls, and uses them up if the block is met.
  func attempt() -> CallFinder {
    while true {
      let finder = look()
      if !finder.isMet || use(finder) { return finder }
    }
  }

  /// Looks for the calls, and uses up none.
  /// - Parameter copy: runs at that moment, under the lock.
  func look(copying copy: (ContextState) -> Void = { _ in }) -> CallFinder {
    context.update { state in
      for source in sources { source.look(in: state.history) }
      copy(state)
    }
    defer { for source in sources { source.clear() } }
    return CallFinder(demands)
  }

  /// Uses up the found calls, unless another verification has found some of them meanwhile.
  private func use(_ finder: CallFinder) -> Bool {
    let isDone = context.update { state in
      let isDone = finder.useUp()
      if isDone { state.explainStrictness(to: finder) }
      return isDone
    }
    if isDone { finder.capture() }
    return isDone
  }

  private mutating func collect(_ contents: ExpectationGroup) {
    switch contents.content {
    case .expectation(let written): accept(written)
    case .inOrder(let inner, let position): collect(inner, Demand(), at: position)
    case .anyOf(let inner, let position):
      collect(inner, Demand(choice: around.place ?? position), at: position)
    case .guarded(_, let inner), .sequenced(_, let inner):
      if let position = inner.position { refuse(.conditionInVerify, inner, at: position) }
    case .lenient(let inner, let position): refuse(.lenientInVerify, inner, at: position)
    case .list, .because, .placed:
      let outer = around
      around = outer.inside(contents.content)
      for part in contents.content.parts { collect(part) }
      around = outer
    }
  }

  /// Adds the calls of a group to the demands, unless the group has a mistake.
  private mutating func collect(
    _ inner: ExpectationGroup, _ demand: Demand, at position: SourcePosition
  ) {
    guard group.isNil else { return refuse(.groupInGroup, inner, at: position) }
    let misusesBefore = misuses.count
    group = demand
    collect(inner)
    if let group, misuses.count == misusesBefore { demands.append(group) }
    group = nil
  }

  private mutating func accept(_ written: Expectation) {
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
      context.update { $0.table.limitLateCalls(of: declaration) }
    }
    if let place = around.place { declaration.line = declaration.line.moved(to: place) }
    declaration.line.tense = .past  // Calls by name are written without receives and received.
    let wanted = WantedCall(declaration, in: source(of: declaration))
    if group.isNil { demands.append(Demand(wanted: [wanted])) }
    group?.wanted.append(wanted)
  }

  private mutating func source(of declaration: Expectation) -> CallPool {
    let source = CallPool(of: declaration)
    if let last = sources.last, last.isSame(as: source) { return last }
    sources.append(source)
    return source
  }

  /// Reports a mistake in a group, once for all its calls.
  private mutating func refuse(
    _ misuse: Misuse, _ inner: ExpectationGroup, at position: SourcePosition
  ) {
    inner.enterBlock()
    refuse(misuse, at: position)
  }

  private mutating func refuse(_ misuse: Misuse, at position: SourcePosition) {
    misuses.append(.misuse(misuse, at: around.place ?? position))
  }
}

extension ContextState {
  /// Adds a note that the mock was strict to the failure of a call, if the test only verifies.
  fileprivate mutating func explainStrictness(to finder: CallFinder) {
    guard !ledger.root.isNil, let (call, line) = finder.firstUnexpected, table.all.isEmpty,
      call.mock.strictness != .nice
    else { return }
    let misuse = MockFailure.misuse(.verifiedStrictMock(call.mock.name), at: line)
    ledger.enterOrNote(EnteredFailure(misuse))
  }
}

extension CallFinder {
  /// A failure for each demand that is not met. Each lists the calls that were found before it.
  /// - Parameters:
  ///   - snapshot: the context at the moment of the look.
  ///   - wait: the time of an unsuccessful wait.
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
      return snapshot.failure(
        missingAllOf: kinds, after: wait, at: position, isDetailed: isDetailed)
    }
  }
}
