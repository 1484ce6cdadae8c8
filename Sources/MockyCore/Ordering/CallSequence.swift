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
public struct CallSequence: Sendable, SelfDescribing {
  let core: SequenceCore

  /// The sequence's name, as failure messages give it.
  public var name: String { core.name }

  /// Appends its name.
  public func describe(to description: inout Description) { description.append(name) }
}

/// An expectation's place in a sequence.
struct SequencePlace {
  let sequence: SequenceCore
  /// Nil before the expectation is declared, and after it was taken out.
  private var index: Int?
  /// In a copy, the obstacle of its moment.
  private var past: SequenceCore.Obstacle?

  init(in sequence: SequenceCore) { self.sequence = sequence }

  /// The reason that the expectation cannot be called now; nil if it can.
  var obstacle: SequenceCore.Obstacle? { past ?? index.flatMap { sequence.obstacle(at: $0) } }

  /// A copy of this moment.
  func copied() -> SequencePlace {
    var copy = SequencePlace(in: sequence)
    copy.past = obstacle
    return copy
  }

  /// Goes to the end of the sequence.
  mutating func enter(_ member: Expectation) { index = sequence.append(member) }

  /// Leaves the sequence.
  mutating func leave() {
    if let index { sequence.remove(at: index) }
    index = nil
  }

  /// Ends the time of all members before.
  func advance() { if let index { sequence.advance(to: index) } }
}
