/// A sequence behind its handle. Its members know their places in it, so that no call has to look
/// for them.
/// `@unchecked Sendable`: all but name and context is touched under the context's lock only.
final class SequenceCore: @unchecked Sendable {
  let name: String
  let context: Context

  // Under the context's lock.
  /// The expectations of the sequence, in their order; nil for those that got another place.
  private var members: [Expectation?] = []
  /// Members before this index are retired.
  private var position: Int = 0
  /// All members before this index have had their calls or are retired, and are not looked at
  /// again.
  private(set) var lookedAt: Int = 0
  /// The member that was called last, as long as it is a member.
  private var last: Expectation?

  init(name: String, context: Context) {
    self.name = name
    self.context = context
  }

  var quotedName: String { "\"\(name)\"" }

  /// The reason that a member cannot be called now.
  enum Obstacle {
    /// An earlier member has not had its calls yet.
    case tooEarly(SequenceCore, first: Expectation)
    /// A later member was called, which ended this one's time.
    case past(SequenceCore, after: Expectation)
  }

  /// The reason that the member at an index cannot be called now; nil if it can.
  func obstacle(at index: Int) -> Obstacle? {
    if index < position { return last.map { .past(self, after: $0) } }
    // Members never lose calls: what was passed before need not be looked at again.
    lookedAt = max(lookedAt, position)
    while lookedAt < index {
      if let member = members[lookedAt], !member.hasReachedMinimum {
        return .tooEarly(self, first: member)
      }
      lookedAt += 1
    }
    return nil
  }

  /// Ends the time of all members before the one that was called.
  func advance(to index: Int) {
    guard index >= position else { return }
    position = index
    last = members[index]
  }

  /// Adds a member at the end.
  /// - Returns: its index, which it keeps.
  func append(_ member: Expectation) -> Int {
    members.append(member)
    return members.count - 1
  }

  /// Takes out a member that gets another place.
  func remove(at index: Int) {
    if let last, last === members[index] { self.last = last.successor }
    members[index] = nil
  }

  /// Forgets its members, when the context is reset.
  func clear() {
    members = []
    position = 0
    lookedAt = 0
    last = nil
  }
}
