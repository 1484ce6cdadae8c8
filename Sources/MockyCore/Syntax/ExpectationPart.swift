/// A role for what may stand in a `check`, `byDefault` or `verify` block.
///
/// Expectations are parts, and so are the groups that `whenState`, `inSequence`, `inOrder` and
/// `anyOf` make of them. Not meant to be adopted outside Mocky.
public protocol ExpectationPart {
  /// What the part stands for.
  var contents: __PartContents { get }
}

/// What a part of a block stands for; machinery of ``ExpectationPart``.
public struct __PartContents {
  indirect enum Content {
    /// One expectation.
    case expectation(Draft)
    /// Several parts, one after the other.
    case list([__PartContents])
    /// Parts that hold only in a state.
    case guarded(StatePredicate, __PartContents)
    /// Parts that hold only in their turn.
    case sequenced([CallSequence], __PartContents)
    /// Allowances that need not be used.
    case lenient(__PartContents, SourcePosition)
    /// The expectations of a `check` inside another one, which are declared already.
    case nested([Expectation], in: Context)
    /// Calls that a `verify` block wants to find in this order.
    case inOrder(__PartContents, SourcePosition)
    /// Calls of which a `verify` block wants to find at least one.
    case anyOf(__PartContents, SourcePosition)
  }

  let content: Content

  init(_ content: Content) { self.content = content }

  /// Marks all expectations as used: they stand in a block, which is refused as a whole.
  func enterBlock() {
    for draft in drafts { draft.ticket.hasEntered = true }
  }

  /// Lets the first expectation speak for all, if they are dropped.
  func makeOne() {
    for draft in drafts.dropFirst() { draft.ticket.isFollower = true }
  }

  /// The expectations that no block of their own has declared.
  private var drafts: [Draft] {
    switch content {
    case .expectation(let draft): [draft]
    case .list(let parts): parts.flatMap(\.drafts)
    case .guarded(_, let inner), .sequenced(_, let inner), .inOrder(let inner, _),
      .anyOf(let inner, _), .lenient(let inner, _):
      inner.drafts
    case .nested: []
    }
  }

  /// Where the first expectation stands; nil if there is none.
  var position: SourcePosition? {
    switch content {
    case .expectation(let draft): draft.declaration.position
    case .list(let parts): parts.lazy.compactMap(\.position).first
    case .guarded(_, let inner), .sequenced(_, let inner), .inOrder(let inner, _),
      .anyOf(let inner, _), .lenient(let inner, _):
      inner.position
    case .nested(let expectations, _): expectations.first?.declaration.position
    }
  }
}
