/// An expectation's place in a sequence.
struct SequencePlace {
  let sequence: CallSequence
  /// The index in the sequence; nil before the expectation is declared and after it has left.
  private var index: Int?
  /// The obstacle at the time of the copy, in a copy.
  private var past: CallSequence.Obstacle?

  init(in sequence: CallSequence) { self.sequence = sequence }

  /// The reason that a call can't come now; nil if it can.
  var obstacle: CallSequence.Obstacle? { past ?? index.flatMap { sequence.obstacle(at: $0) } }

  /// Returns a copy for messages.
  func copied() -> SequencePlace {
    var copy = SequencePlace(in: sequence)
    copy.past = obstacle
    return copy
  }

  /// Enters the sequence at its end.
  mutating func enter(_ member: Expectation) { index = sequence.append(member) }

  /// Leaves the sequence.
  mutating func leave() {
    if let index { sequence.remove(at: index) }
    index = nil
  }

  /// Ends the turn of all earlier members.
  func advance() { if let index { sequence.advance(to: index) } }
}
