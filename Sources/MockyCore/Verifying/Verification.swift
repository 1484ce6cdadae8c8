/// What a `verify` block asks of the calls so far.
struct Verification {
  enum Demand {
    case calls(Declaration)
    case inOrder([Declaration])
    case anyOf([Declaration], SourcePosition)

    /// The calls that it asks for.
    var declarations: [Declaration] {
      switch self {
      case .calls(let declaration): [declaration]
      case .inOrder(let declarations), .anyOf(let declarations, _): declarations
      }
    }

    func look(with finder: inout CallFinder) {
      switch self {
      case .calls(let declaration): finder.find(declaration)
      case .inOrder(let declarations): finder.find(inOrder: declarations)
      case .anyOf(let declarations, let position): finder.find(anyOf: declarations, position)
      }
    }
  }

  private let context: Context
  private(set) var demands: [Demand] = []
  /// What was wrong in the block itself.
  private(set) var misuses: [MockFailure] = []
  /// Until when the block is waited for: it then uses calls up only if all of it is met.
  var deadline: Deadline?
  /// What would wait without blocking, where the wait blocks a thread that the test needs.
  var awaitForm: String?

  init(_ contents: __PartContents, in context: Context) {
    self.context = context
    collect(contents)
  }

  /// Looks through the calls that no verification has found yet, and uses up those it finds.
  ///
  /// A block that is waited for uses up no calls until all of it is met.
  ///
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
    let declarations = demands.flatMap(\.declarations)
    let (calls, snapshot) = context.update { state in
      (OpenCalls(state, askedBy: declarations), forMessages ? ContextSnapshot(state) : nil)
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
      return finder.useUp()
    }
    if isDone { finder.capture() }
    return isDone
  }

  /// Whether something must not be called, or not often: that is known only at the end of the time.
  var forbids: Bool {
    demands.contains { demand in
      demand.declarations.contains { $0.cardinality.onlyForbids }
    }
  }

  private mutating func collect(_ contents: __PartContents) {
    switch contents.content {
    case .expectation(let declaration, let entry):
      accept(declaration, entry).map { demands.append(.calls($0)) }
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
  private mutating func demand(_ inner: __PartContents, _ make: ([Declaration]) -> Demand) {
    let misusesBefore = misuses.count
    let declarations = declarations(in: inner)
    if misuses.count == misusesBefore { demands.append(make(declarations)) }
  }

  private mutating func declarations(in contents: __PartContents) -> [Declaration] {
    switch contents.content {
    case .expectation(let declaration, let entry):
      return accept(declaration, entry).map { [$0] } ?? []
    case .list(let parts): return parts.flatMap { declarations(in: $0) }
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

  private mutating func accept(_ written: Declaration, _ entry: BlockEntry) -> Declaration? {
    entry.hasHappened = true
    var declaration = written
    let refusal = declaration.subject.refusal
    declaration.subject = declaration.subject.bound(to: context)
    if let misuse = refusal ?? declaration.misuseInVerification(in: context) {
      refuse(misuse, at: declaration.position)
      return nil
    }
    declaration.tense = .past  // What is expected by name says neither receives nor received.
    return declaration
  }

  private mutating func refuse(_ misuse: Misuse, at position: SourcePosition) {
    misuses.append(.misuse(misuse, at: position))
  }
}
