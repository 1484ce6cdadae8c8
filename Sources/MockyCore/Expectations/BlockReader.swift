/// Reads a `check` or `byDefault` block: collects its expectations, and finds mistakes.
struct BlockReader {
  let context: Context
  /// True for a `byDefault` block.
  let isDefault: Bool
  /// The expectations that were found, in their order.
  private(set) var expectations: [Expectation] = []
  private(set) var misuses: [EnteredFailure] = []
  /// The expectations that were left out, with the mistake that is the reason.
  private(set) var refused: [Expectation] = []
  /// The mistakes that explain failures of other contexts.
  private(set) var blamed: [(misuse: MockFailure, owner: Context)] = []

  private(set) var around = Surroundings()
  /// The mistakes in the groups around, outermost first; each is reported at its first expectation.
  private(set) var wrongGroups: [(misuse: Misuse, told: EnteredFailure?)] = []

  /// The failures of lines that are declared a second time; a group has one, by its first line.
  private(set) var repeated: [ObjectIdentifier: EnteredFailure] = Dictionary()

  mutating func collect(_ group: ExpectationGroup) {
    if let written = group.expectation { return collect(written) }
    switch group.clause {
    case .inOrder(let position): return refuse("inOrder", group, position)
    case .anyOf(let position): return refuse("anyOf", group, position)
    default: break
    }
    let (outer, known) = (around, wrongGroups.count)
    around = outer.inside(group.clause)
    let misuse = Expectation.foreignPart(
      guards: around.guards, sequences: around.sequences, in: context)
    if let misuse { wrongGroups.append((misuse, told: nil)) }
    for part in group.parts { collect(part) }
    wrongGroups.removeSubrange(known...)
    around = outer
  }

  private mutating func collect(_ written: Expectation) {
    guard written.line.stage != .used else { return refuse(repeated: written) }
    written.line.use()
    if let place = around.place { written.line = written.line.moved(to: place) }
    let known = misuses.count
    add(written)
    guard let setting = written.setting else { return }
    // Both have the same mistake, which is told once.
    if misuses.count > known { leaveOut(setting, misuses[known]) } else { add(setting) }
  }

  /// Adds an expectation of this block under the conditions of the groups around it, unless it is wrong.
  private mutating func add(_ expectation: Expectation) {
    let refusal = expectation.subject.refusal
    bind(expectation)
    if around.isLenient { expectation.isLenient = true }
    if around.reasons.count > 0 { expectation.reasons = around.reasons + expectation.reasons }
    if let misuse = refusal ?? expectation.misuse(in: context) {
      return refuse(expectation, misuse)
    }
    guard wrongGroups.isEmpty else { return refuseGroup(of: expectation) }
    if around.guards.count > 0 { expectation.guards = around.guards + expectation.guards }
    if around.sequences.count > 0 {
      expectation.sequences = around.sequences + expectation.sequences
    }
    expectation.prepare()
    expectations.append(expectation)
  }

  /// Leaves an expectation out, because it is wrong.
  private mutating func refuse(_ expectation: Expectation, _ misuse: Misuse) {
    let entered = tell(misuse, at: expectation.position, because: expectation.reasonText)
    leaveOut(expectation, entered)
    guard let owner = expectation.subject.mock?.context, owner !== context else { return }
    blamed.append((entered.failure, owner))
  }

  private mutating func tell(
    _ misuse: Misuse, at position: SourcePosition, because reason: String? = nil
  ) -> EnteredFailure {
    let failure = EnteredFailure(.misuse(misuse, at: position, because: reason))
    misuses.append(failure)
    return failure
  }

  /// Keeps a copy of a wrong expectation, which explains the calls that it would have taken.
  private mutating func leaveOut(_ expectation: Expectation, _ misuse: EnteredFailure) {
    refused.append(expectation.leftOut(because: misuse, bind))
  }

  /// Reports the mistake in a group, once for all expectations inside.
  private mutating func refuseGroup(of expectation: Expectation) {
    let misuse = wrongGroups[0].told ?? tell(wrongGroups[0].misuse, at: expectation.position)
    wrongGroups[0].told = misuse
    leaveOut(expectation, misuse)
  }

  /// Reports an expectation that is declared a second time, once for a whole group.
  private mutating func refuse(repeated written: Expectation) {
    let first = ObjectIdentifier(written.line.first ?? written.line)
    let misuse = repeated[first] ?? tell(.declaredTwice, at: around.place ?? written.position)
    repeated[first] = misuse
    leaveOut(written, misuse)
  }

  private mutating func refuse(
    _ word: String, _ group: ExpectationGroup, _ position: SourcePosition
  ) {
    group.enterBlock()
    let misuse = tell(.verifyGroupInCheck(word), at: position)
    for written in group.written { leaveOut(written, misuse) }
  }

  private func bind(_ expectation: Expectation) {
    expectation.isDefault = isDefault
    expectation.subject = expectation.subject.bound(to: context)
  }
}

/// The meaning of the groups around a part of a block, for the expectations in it.
struct Surroundings {
  /// The line of the test with the helper that has made the part.
  private(set) var place: SourcePosition?
  private(set) var guards: [StatePredicate] = []
  private(set) var sequences: [CallSequence] = []
  private(set) var reasons: [String] = []
  private(set) var isLenient: Bool = false

  /// Returns the surroundings of the parts of a group.
  func inside(_ clause: ExpectationGroup.Clause?) -> Surroundings {
    var inner = self
    switch clause {
    case .guarded(let predicate): inner.guards.append(predicate)
    case .sequenced(let added): inner.sequences += added
    case .because(let reason): inner.reasons.append(reason)
    case .lenient: inner.isLenient = true
    case .placed(let position): inner.place = place ?? position
    case .inOrder, .anyOf, nil: break
    }
    return inner
  }
}
