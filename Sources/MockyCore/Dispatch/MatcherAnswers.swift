// The rules by which an expectation takes a call, in the order of their checks.
//
// 1. A call of a stopped spy, or of a mock whose initializer still runs, goes to the implementation
//    behind the mock. A call of any other stopped mock is refused. No expectation is asked.
// 2. The expectations of `check` come first. Those of `byDefault` are asked only if none of them
//    takes or forbids the call.
// 3. `never` forbids a matching call while it is in order, at any place in its tier.
// 4. Otherwise, the first expectation that meets five conditions takes the call. It is about the
//    mock and about the member, its arguments match, and it has room for another call. It is in
//    order: the required states hold, and it is its turn in its sequences.
// 5. A spy's call that no expectation matches goes to the real object. A `never` that isn't in
//    order doesn't count.
// 6. A nice mock ignores a call if no expectation mentions its member, or only `never` does and
//    does not forbid this call. With `strictness: .defaults`, a default of the member gets it.
// 7. A call by the `deinit` of a mocked class goes to the class if none of these takes it.
// 8. Every other call is refused, and fails the test. After the end of the context, rules 5 and 6
//    refuse their calls, too.
//
// `ContextState.decide` checks all rules in one step under the lock. The first three of the five
// conditions may need users' code. In that case, the step lists the expectations to ask.
// `Context.book` asks them outside the lock, and repeats the step with the answers.

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
      fits[ObjectIdentifier(expectation)] = expectation.answer(call, arguments)
    }
    asked += open
  }
}
