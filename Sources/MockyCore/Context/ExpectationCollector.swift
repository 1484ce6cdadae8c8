/// Turns what stands in a `check` or `byDefault` block into expectations, and finds misuse.
struct ExpectationCollector {
  let context: Context
  let tier: Tier
  /// What was found, in the order in which it stands.
  private(set) var expectations: [Expectation] = []
  /// Those that an inner `check` had declared already, and that get their place here.
  private(set) var nested: [Expectation] = []
  /// What was wrong, and where.
  private(set) var misuses: [(words: String, position: SourcePosition)] = []

  private var guards: [StatePredicate] = []
  private var sequences: [CallSequence] = []
  /// How many `lenient` groups stand around what is collected.
  private var lenientGroups: Int = 0
  /// Why the groups around mean nothing, outermost first: said at the first expectation in one.
  private var wrongGroups: [(words: String, isTold: Bool)] = []

  init(context: Context, tier: Tier) {
    self.context = context
    self.tier = tier
  }

  mutating func collect(_ contents: __PartContents) {
    switch contents.content {
    case .expectation(let draft): add(draft)
    case .list(let parts): for part in parts { collect(part) }
    case .guarded(let predicate, let inner):
      guards.append(predicate)
      collect(inner, unless: Declaration.foreignPart(guards: [predicate], in: context))
      guards.removeLast()
    case .sequenced(let added, let inner):
      sequences += added
      collect(inner, unless: Declaration.foreignPart(sequences: added, in: context))
      sequences.removeLast(added.count)
    case .lenient(let inner, _):
      lenientGroups += 1
      collect(inner)
      lenientGroups -= 1
    case .nested(let inner, let owner): add(nested: inner, of: owner)
    case .inOrder(let inner, let position): refuse("inOrder", inner, position)
    case .anyOf(let inner, let position): refuse("anyOf", inner, position)
    }
  }

  /// Collects what stands in a group, which may be misuse as a whole.
  private mutating func collect(_ inner: __PartContents, unless words: String?) {
    guard let words else { return collect(inner) }
    wrongGroups.append((words, isTold: false))
    collect(inner)
    wrongGroups.removeLast()
  }

  private mutating func add(_ draft: Draft) {
    draft.ticket.hasEntered = true
    add(draft.declaration) { Expectation($0) }
  }

  /// Inner expectations get the place of the inner block, and the conditions around it.
  private mutating func add(nested inner: [Expectation], of owner: Context) {
    guard owner === context else {
      let words = "this stands in a block of another Mockery: write it beside that block"
      misuses += inner.prefix(1).map { (words, $0.declaration.position) }
      return
    }
    nested += inner
    for expectation in inner {
      add(expectation.declaration) { declaration in
        owner.update { _ in Expectation(declaration, countsOf: expectation) }
      }
    }
  }

  /// Adds what a declaration means inside the groups around it, unless that is misuse.
  private mutating func add(_ inner: Declaration, _ make: (Declaration) -> Expectation) {
    var declaration = inner
    declaration.tier = tier
    declaration.isLenient = inner.isLenient || lenientGroups > 0
    declaration.subject = inner.subject.bound(to: context)
    if let words = inner.subject.refusal ?? declaration.misuse(in: context) {
      return misuses.append((words, declaration.position))
    }
    guard wrongGroups.isEmpty else { return refuseGroup(at: declaration.position) }
    declaration.guards = guards + inner.guards
    declaration.sequences = sequences + inner.sequences
    expectations.append(make(declaration))
  }

  /// It is one mistake, however many expectations stand in the group.
  private mutating func refuseGroup(at position: SourcePosition) {
    guard !wrongGroups[0].isTold else { return }
    wrongGroups[0].isTold = true
    misuses.append((wrongGroups[0].words, position))
  }

  private mutating func refuse(
    _ word: String, _ inner: __PartContents, _ position: SourcePosition
  ) {
    inner.enterBlock()
    misuses.append(
      ("\(word) { } asks what has been called: it belongs in context.verify { … }", position))
  }
}
