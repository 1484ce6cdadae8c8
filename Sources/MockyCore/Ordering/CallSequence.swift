/// An order in which calls must happen, across mocks.
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
/// A member may be called once every earlier one has reached its minimum; calling it retires the
/// earlier ones for good.
///
/// From jMock (`Sequence`), which is less strict, and OCMock 7.5.
public struct CallSequence: Sendable {
  let core: SequenceCore

  /// The sequence's name, as failure messages give it.
  public var name: String { core.name }
}

/// A sequence behind its handle.
///
/// `@unchecked Sendable`: `members` and `position` are touched under the context's lock only.
final class SequenceCore: @unchecked Sendable {
  let name: String
  let context: Context

  // Under the context's lock.
  /// The expectations of the sequence, in their order.
  var members: [Expectation] = []
  /// Members before this index are retired.
  private(set) var position: Int = 0

  init(name: String, context: Context) {
    self.name = name
    self.context = context
  }

  var quotedName: String { "\"\(name)\"" }

  /// What keeps a member from being called now.
  enum Obstacle {
    /// An earlier member has not had its calls yet.
    case tooEarly(SequenceCore, first: Expectation)
    /// A later member was called, which ended this one's time.
    case past(SequenceCore, after: Expectation)
  }

  /// What keeps `member` from being called now; nil if nothing does.
  func obstacle(to member: Expectation) -> Obstacle? {
    guard let index = members.firstIndex(where: { $0 === member }) else { return nil }
    guard index >= position else { return .past(self, after: members[position]) }
    let waiting = members[position..<index].first { !$0.hasReachedMinimum }
    return waiting.map { .tooEarly(self, first: $0) }
  }

  /// Ends the time of all members before the one that was called.
  func advance(to member: Expectation) {
    guard let index = members.firstIndex(where: { $0 === member }) else { return }
    position = max(position, index)
  }

  /// Takes out a member that gets another place.
  func remove(_ member: Expectation) {
    guard let index = members.firstIndex(where: { $0 === member }) else { return }
    members.remove(at: index)
    if index < position { position -= 1 }
  }

  /// Forgets its members, when the context is reset.
  func clear() {
    members = []
    position = 0
  }
}
