/// What a `verify` block asks of the calls so far.
struct Verification {
  enum Demand {
    case calls(Declaration)
    case inOrder([Declaration])
    case anyOf([Declaration], SourcePosition)

    /// What is asked of each call.
    var declarations: [Declaration] {
      switch self {
      case .calls(let declaration): [declaration]
      case .inOrder(let declarations), .anyOf(let declarations, _): declarations
      }
    }

    func look(in search: inout CallFinder) {
      switch self {
      case .calls(let declaration): search.find(declaration)
      case .inOrder(let declarations): search.find(inOrder: declarations)
      case .anyOf(let declarations, let position): search.find(anyOf: declarations, position)
      }
    }
  }

  private let context: Context
  private(set) var demands: [Demand] = []
  /// What was wrong in the block itself.
  private(set) var misuses: [MockFailure] = []

  init(_ contents: __PartContents, in context: Context) {
    self.context = context
    collect(contents)
  }

  /// Looks through the calls that no verification has found yet, and uses up those it finds.
  ///
  /// Of one that waits nothing is used up where it is not met.
  ///
  /// - Returns: a failure for each demand that is not met.
  func run() -> [MockFailure] {
    while true {
      let search = look()
      if search.isMet {
        if use(search) { return [] }
        continue
      }
      // What is said of the calls must be what was counted: both are of one moment.
      let worded = look(forMessages: true)
      if !worded.isMet && deadline != nil || use(worded) { return worded.failures }
    }
  }

  /// Looks whether it is met, and uses up the calls if so; says nothing if not.
  func attempt() -> (isMet: Bool, isHopeless: Bool) {
    while true {
      let search = look()
      if !search.isMet || use(search) { return (search.isMet, search.isHopeless) }
    }
  }

  /// Some demand cannot be met any more, whatever is called; leaves the calls as they are.
  var isHopeless: Bool { look().isHopeless }

  private func look(forMessages: Bool = false) -> CallFinder {
    let declarations = demands.flatMap(\.declarations)
    let (calls, situation) = context.update { state in
      (OpenCalls(state, askedBy: declarations), forMessages ? ContextSnapshot(state) : nil)
    }
    var search = CallFinder(
      calls, situation: situation, waited: forMessages ? deadline?.elapsed(awaitForm) : nil)
    for demand in demands { demand.look(in: &search) }
    return search
  }

  /// Uses up what was found, unless another verification has found some of it meanwhile.
  private func use(_ search: CallFinder) -> Bool {
    let isDone = context.update { state in
      state.history.verifications += 1
      return search.useUp()
    }
    if isDone { search.capture() }
    return isDone
  }

  /// Until when runs may follow, until one is satisfied: only that one uses calls up.
  var deadline: Deadline?
  /// What would wait without blocking, where the wait blocks a thread that the test needs.
  var awaitForm: String?

  /// Something must not be called, or not often, which only the end of the time can tell.
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
      refuse("inOrder and anyOf take calls, not another inOrder or anyOf", at: position)
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
    refuse(
      "verify looks back: states and sequences belong in context.check { … }, "
        + "and the order of calls in inOrder { … }", at: position)
  }

  /// Refuses a `check` inside the block, and takes back the expectations that it has declared.
  private mutating func refuse(nested expectations: [Expectation], of owner: Context) {
    guard let first = expectations.first else { return }
    if owner === context {
      owner.update { state in
        for expectation in expectations { state.table.remove(expectation) }
      }
    }
    refuse("check { … } inside verify { … } means nothing", at: first.declaration.position)
  }

  private mutating func refuse(lenient inner: __PartContents, at position: SourcePosition) {
    inner.enterBlock()
    refuse(
      "lenient { } is about what is allowed: it belongs in context.check { … }", at: position)
  }

  private mutating func accept(_ written: Declaration, _ entry: BlockEntry) -> Declaration? {
    entry.hasHappened = true
    var declaration = written
    let refusal = declaration.subject.refusal
    declaration.subject = declaration.subject.bound(to: context)
    if let words = refusal ?? declaration.misuseInVerification(in: context) {
      refuse(words, at: declaration.position)
      return nil
    }
    declaration.tense = .past  // What is expected by name says neither receives nor received.
    return declaration
  }

  private mutating func refuse(_ words: String, at position: SourcePosition) {
    misuses.append(MockFailure(kind: .misuse, message: words, position: position))
  }
}
