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
      collect(inner)
      guards.removeLast()
    case .sequenced(let added, let inner):
      sequences += added
      collect(inner)
      sequences.removeLast(added.count)
    case .nested(let inner): add(nested: inner)
    case .inOrder(_, let position): misuses.append((Self.verifyOnly("inOrder"), position))
    case .anyOf(_, let position): misuses.append((Self.verifyOnly("anyOf"), position))
    }
  }

  private mutating func add(_ draft: Draft) {
    draft.ticket.hasEntered = true
    var declaration = draft.declaration
    declaration.guards = guards + declaration.guards
    declaration.sequences = sequences + declaration.sequences
    declaration.tier = tier
    guard let words = declaration.misuse(in: context) else {
      return expectations.append(Expectation(declaration))
    }
    misuses.append((words, declaration.position))
  }

  /// Inner expectations get the place of the inner block, and the conditions around it.
  private mutating func add(nested inner: [Expectation]) {
    nested += inner
    expectations += inner.map { expectation in
      var declaration = expectation.declaration
      declaration.guards = guards + declaration.guards
      declaration.sequences = sequences + declaration.sequences
      return context.update { _ in Expectation(declaration, countsOf: expectation) }
    }
  }

  private static func verifyOnly(_ word: String) -> String {
    "\(word) { } asks what has been called: it belongs in context.verify { … }"
  }
}
