/// What the history keeps of the expectation that took a call: where it stands, and none of the
/// closures and values in it, which go when the expectation is forgotten.
final class Taker: Sendable {
  let verb: Declaration.Verb
  let position: SourcePosition

  init(verb: Declaration.Verb, position: SourcePosition) {
    self.verb = verb
    self.position = position
  }
}
