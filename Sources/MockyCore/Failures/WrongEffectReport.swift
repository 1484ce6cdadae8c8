/// Says of a call that what its expectation does cannot be done by a member that runs as this one does.
///
/// That happens where the parts of a mock written by hand do not agree.
struct WrongEffectReport {
  /// What is wrong with an action.
  enum Problem {
    /// It may suspend, and the member does not.
    case suspends
    /// It is one of the main actor's, and the call is made elsewhere.
    case isOnMainActor
  }

  let failure: MockFailure

  init(_ step: ActionStep, of expectation: Expectation, _ problem: Problem, in call: Invocation) {
    failure = MockFailure(
      kind: .misuse, message: "\(call.text): \(step.text), \(problem.text)",
      position: expectation.declaration.position)
  }
}

extension WrongEffectReport.Problem {
  fileprivate var text: String {
    switch self {
    case .suspends:
      "which may suspend, but the call does not: write Synchronous instead of Asynchronous in "
        + "the mock's builder, or make the member async"
    case .isOnMainActor:
      "which is on the main actor, but the call is not: write Synchronous instead of OnMainActor "
        + "in the mock's builder, or make the member @MainActor"
    }
  }
}

extension Invocation {
  /// Reports that an action cannot be done by this call.
  func failToPerform(
    _ step: ActionStep, of expectation: Expectation, _ problem: WrongEffectReport.Problem
  ) {
    mock.context.fail(.misuse, of: self) {
      WrongEffectReport(step, of: expectation, problem, in: self).failure
    }
  }
}
