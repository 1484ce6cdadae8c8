/// The meaning of the groups around a part of a block, for the expectations in it.
struct Surroundings {
  /// The line of the test with the helper that has made the part.
  private(set) var place: SourcePosition?
  private(set) var guards: [StatePredicate] = []
  private(set) var sequences: [CallSequence] = []
  private(set) var reasons: [String] = []
  private(set) var isLenient: Bool = false

  /// Returns the surroundings of the parts of a group.
  func inside(_ content: ExpectationGroup.Content) -> Surroundings {
    var inner = self
    switch content {
    case .guarded(let predicate, _): inner.guards.append(predicate)
    case .sequenced(let added, _): inner.sequences += added
    case .because(let reason, _): inner.reasons.append(reason)
    case .lenient: inner.isLenient = true
    case .placed(_, let position): inner.place = place ?? position
    case .expectation, .list, .nested, .inOrder, .anyOf: break
    }
    return inner
  }
}
