/// A required order of calls, across mocks.
///
/// ```swift
/// let opening = context.sequence("opening")
/// context.check {
///   inSequence(opening) {
///     expectThat(door).receives.unlock()
///     expectThat(door).receives.open()
///   }
/// }
/// ```
///
/// A call may come when every earlier expectation has had enough calls. It ends the turn of the
/// earlier ones for good.
///
/// From jMock (`Sequence`), which is less strict, and OCMock 7.5.
public final class CallSequence: SelfDescribing, @unchecked Sendable {
  // `@unchecked Sendable`: everything but the name and the context is used only under the context's
  // lock. The members know their places in it, so no call searches for them.

  /// The sequence's name in failure messages.
  public let name: String
  let context: Context

  // Under the context's lock.
  /// The expectations of the sequence, in their order.
  private var members: [Expectation] = []
  /// The index of the first member whose turn hasn't ended: the last called one, if there is one.
  private var position: Int = 0
  /// All members before this index have had their calls, or their turn has ended. The search skips
  /// them.
  private(set) var lookedAt: Int = 0

  init(name: String, context: Context) {
    self.name = name
    self.context = context
  }

  /// Appends its name.
  public func describe(to description: inout Description) { description.append(name) }

  var quotedName: String { "\"\(name)\"" }

  /// The reason that a member can't be called now.
  struct Obstacle {
    let sequence: CallSequence
    /// An earlier member that has not had its calls yet, or a later one that was called.
    let other: Expectation
    /// The call of a later member has ended this one's turn.
    let isPast: Bool
  }

  /// Returns the reason that the member at an index can't be called now; nil if it can.
  func obstacle(at index: Int) -> Obstacle? {
    if index < position {
      return Obstacle(sequence: self, other: members[position], isPast: true)
    }
    // Members never lose calls, so the search need not repeat earlier ones.
    lookedAt = max(lookedAt, position)
    while lookedAt < index {
      let member = members[lookedAt]
      if member.count < member.cardinality.minimum {
        return Obstacle(sequence: self, other: member, isPast: false)
      }
      lookedAt += 1
    }
    return nil
  }

  /// Ends the turn of all members before the called one.
  func advance(to index: Int) { position = max(position, index) }

  /// Adds a member at the end.
  /// - Returns: its index, which it keeps.
  func append(_ member: Expectation) -> Int {
    members.append(member)
    return members.count - 1
  }

  /// Forgets its members, when the context is reset.
  func clear() {
    members = []
    position = 0
    lookedAt = 0
  }
}

/// An expectation's place in a sequence.
struct SequencePlace {
  let sequence: CallSequence
  /// The index in the sequence; nil before the expectation is declared and after it is forgotten.
  private(set) var index: Int?

  /// The reason that a call can't come now; nil if it can.
  var obstacle: CallSequence.Obstacle? { index.flatMap { sequence.obstacle(at: $0) } }

  /// Enters the sequence at its end.
  mutating func enter(_ member: Expectation) { index = sequence.append(member) }

  /// Ends the turn of all earlier members.
  func advance() { if let index { sequence.advance(to: index) } }
}
