/// The answers of users' code: the fit of one call to the expectations that need such code.
struct MatcherAnswers {
  /// The expectations to ask next, outside the lock.
  var open: [Expectation] = []
  private var fits: [ObjectIdentifier: Expectation.Fit] = Dictionary()
  /// The expectations that have answered, kept so that none is released under the lock.
  private var asked: [Expectation] = []

  /// The maximum number to ask at once. It doubles, so a few rounds ask many.
  var limit: Int { max(1, asked.count) }

  subscript(expectation: Expectation) -> Expectation.Fit? { fits[ObjectIdentifier(expectation)] }

  /// Asks the open expectations. Runs users' matchers, so never under the lock.
  mutating func ask(_ call: Invocation, _ arguments: [Any]) {
    for expectation in open {
      fits[ObjectIdentifier(expectation)] = expectation.ask(call, arguments)
    }
    asked += open
  }
}
