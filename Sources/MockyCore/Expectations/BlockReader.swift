/// Reads a `check` or `byDefault` block: makes expectations of what stands in it, and finds misuse.
struct BlockReader {
  let context: Context
  let tier: Declaration.Tier
  /// What was found, in the order in which it stands.
  private(set) var expectations: [Expectation] = []
  /// Expectations that an inner `check` has declared already, and that get their place here.
  private(set) var moved: [Expectation] = []
  private var movedHere: Set<ObjectIdentifier> = []
  private(set) var misuses: [EnteredFailure] = []
  /// What was left out, with the misuse that is the reason.
  private(set) var refused: [Expectation] = []
  /// Those that explain what goes wrong in other contexts.
  private(set) var blamed: [(misuse: MockFailure, owner: Context)] = []

  private var guards: [StatePredicate] = []
  private var sequences: [CallSequence] = []
  /// How many `lenient` groups stand around what is collected.
  private var lenientGroups: Int = 0
  /// Why the groups around are misuse, outermost first; it is told at the first expectation inside.
  private var wrongGroups: [(misuse: Misuse, told: EnteredFailure?)] = []

  /// Those of which was told that they are declared a second time; of a group it is the first one.
  private var repeated: [ObjectIdentifier: EnteredFailure] = Dictionary()

  init(context: Context, tier: Declaration.Tier) {
    self.context = context
    self.tier = tier
  }

  mutating func collect(_ contents: __PartContents) {
    switch contents.content {
    case .expectation(let written):
      guard written.line.stage != .used else { return refuse(repeated: written) }
      written.line.use()
      add(written) { Expectation($0) }
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

  /// Collects what stands in a group; `misuse` says why the whole group is misuse, if it is.
  private mutating func collect(_ inner: __PartContents, unless misuse: Misuse?) {
    guard let misuse else { return collect(inner) }
    wrongGroups.append((misuse, told: nil))
    collect(inner)
    wrongGroups.removeLast()
  }

  /// Inner expectations get the place of the inner block, and the conditions around it.
  private mutating func add(nested inner: [Expectation], of owner: Context) {
    guard owner === context else {
      inner.first.map { _ = tell(.foreignBlock, at: $0.declaration.position) }
      return
    }
    guard !inner.contains(where: isMoved) else {
      guard let first = inner.first else { return }
      let misuse = tell(.declaredTwice, at: first.declaration.position)
      for expectation in inner { leaveOut(expectation.declaration, misuse) }
      return
    }
    moved += inner
    for expectation in inner {
      movedHere.insert(ObjectIdentifier(expectation))
      add(expectation.declaration.changing { _ in }) { Expectation($0, replacing: expectation) }
    }
  }

  /// Whether an inner block's expectation has got its place in a block around it.
  private func isMoved(_ expectation: Expectation) -> Bool {
    movedHere.contains(ObjectIdentifier(expectation))
      || context.update { _ in expectation.current !== expectation }
  }

  /// Adds an expectation under the conditions of the groups around it, unless it is misuse. The
  /// declaration is this block's own.
  private mutating func add(_ declaration: Declaration, _ make: (Declaration) -> Expectation) {
    let refusal = declaration.subject.refusal
    bind(declaration)
    if lenientGroups > 0 { declaration.isLenient = true }
    if let misuse = refusal ?? declaration.misuse(in: context) {
      return refuse(declaration, misuse)
    }
    guard wrongGroups.isEmpty else { return refuseGroup(of: declaration) }
    if guards.count > 0 { declaration.guards = guards + declaration.guards }
    if sequences.count > 0 { declaration.sequences = sequences + declaration.sequences }
    expectations.append(make(declaration))
  }

  /// Leaves an expectation out, because it is misuse.
  private mutating func refuse(_ declaration: Declaration, _ misuse: Misuse) {
    let failure = MockFailure.misuse(misuse, at: declaration.position)
    leaveOut(declaration, tell(misuse, at: declaration.position))
    guard let owner = declaration.subject.mock?.context, owner !== context else { return }
    blamed.append((failure, owner))
  }

  private mutating func tell(_ misuse: Misuse, at position: SourcePosition) -> EnteredFailure {
    let failure = EnteredFailure(.misuse(misuse, at: position))
    misuses.append(failure)
    return failure
  }

  /// Keeps an expectation that is misuse: calls that it would have taken come from that.
  private mutating func leaveOut(_ declaration: Declaration, _ misuse: EnteredFailure) {
    refused.append(Expectation(declaration, misuse: misuse))
  }

  /// Tells what is wrong with a group, once for all expectations inside.
  private mutating func refuseGroup(of declaration: Declaration) {
    let misuse = wrongGroups[0].told ?? tell(wrongGroups[0].misuse, at: declaration.position)
    wrongGroups[0].told = misuse
    leaveOut(declaration, misuse)
  }

  /// Tells that an expectation is declared a second time, once for all of a group.
  private mutating func refuse(repeated written: Declaration) {
    let first = ObjectIdentifier(written.line.first ?? written.line)
    let misuse = repeated[first] ?? tell(.declaredTwice, at: written.position)
    repeated[first] = misuse
    leaveOut(bound(written), misuse)
  }

  private mutating func refuse(
    _ word: String, _ inner: __PartContents, _ position: SourcePosition
  ) {
    inner.enterBlock()
    let misuse = tell(.verifyGroupInCheck(word), at: position)
    for written in inner.written { leaveOut(bound(written), misuse) }
  }

  private func bound(_ declaration: Declaration) -> Declaration {
    declaration.changing(bind)
  }

  private func bind(_ declaration: Declaration) {
    declaration.tier = tier
    declaration.subject = declaration.subject.bound(to: context)
  }
}

extension Context {
  /// Adds what stands in a block to the expectations so far, in the order in which it stands.
  /// - Returns: the expectations, for a block around this one.
  func declare(_ contents: __PartContents, tier: Declaration.Tier) -> [Expectation] {
    reporter.contextIsUsed()
    var reader = BlockReader(context: self, tier: tier)
    reader.collect(contents)
    if Context.forbidsDeclaring { return refuse(reader) }
    update { state in
      // In one step: a call that comes meanwhile counts on the one or on the other.
      for expectation in reader.expectations { expectation.succeed() }
      for expectation in reader.moved { state.table.remove(expectation) }
      for expectation in reader.expectations { state.register(expectation) }
      state.table.refuse(reader.refused)
    }
    for misuse in reader.misuses { fail(misuse) }
    // One that the framework took as known explains nothing.
    for (misuse, owner) in reader.blamed where update({ $0.ledger.hasFailed }) {
      owner.update { $0.ledger.blame(misuse) }
    }
    return reader.expectations
  }

  /// Declares nothing, as matching a call has declared something again and again.
  private func refuse(_ reader: BlockReader) -> [Expectation] {
    misuse(
      .declaredWhileMatching,
      at: reader.expectations.first?.declaration.position ?? origin)
    return []
  }
}
