/// The answer to a call, or the next step of the call.
enum Answer {
  /// A value of the type that the call returns.
  case value(Outcome)
  /// An error that the expectation's member throws.
  case error(any Error, Invocation)
  /// A value for a generic member. Its type may differ from the result type of this call.
  case uncertain(Any, Invocation)
  /// The actions, which supply an outcome.
  case actions(ActionRunner)
  /// The answer of the real object or of `super`.
  case original(Invocation)
  /// A default value; for an unexpected call of a throwing member, an error.
  case nothing(Invocation, isUnexpected: Bool)

  /// Makes the answer from an outcome of an expectation, or from a default value if there is none.
  init(_ outcome: Outcome?, _ invocation: Invocation, isCertain: Bool) {
    self =
      switch outcome {
      case nil: .nothing(invocation, isUnexpected: false)
      case let outcome?:
        outcome.error.map { .error($0, invocation) }
          ?? (isCertain ? .value(outcome) : .uncertain(outcome.value, invocation))
      }
  }
}
