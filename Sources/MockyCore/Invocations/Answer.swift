/// What one call does, step by step, and what it gives back in the end.
///
/// It is decided when the call is booked; the steps run outside the lock, in the order written,
/// and the last outcome wins.
struct Answer {
  let invocation: Invocation
  let arguments: CallArguments
  /// The expectation that took the call; nil where none did.
  let expectation: Expectation?
  /// What remains to be done.
  private let steps: [ActionStep]
  /// The call stays open until the steps are done: `waitUntilSatisfied` waits for it.
  let finishesLater: Bool
  /// The call was not expected, and the failure has been reported.
  let unexpected: UnexpectedInvocation?
  /// What the call gives back, so far.
  var outcome: Outcome?
  private var position: Int = 0

  /// The answer of an expectation that took the call.
  init(_ invocation: Invocation, _ arguments: [Any], by expectation: Expectation, _ plan: Plan) {
    self.invocation = invocation
    self.arguments = CallArguments(values: arguments)
    self.expectation = expectation
    steps = plan.remaining
    finishesLater = plan.hasEffects
    unexpected = nil
  }

  /// The answer to a call that no expectation took: a default value or, where it was unexpected
  /// and can be thrown, that error.
  init(_ invocation: Invocation, _ arguments: [Any], unexpected: UnexpectedInvocation?) {
    self.invocation = invocation
    self.arguments = CallArguments(values: arguments)
    self.unexpected = unexpected
    expectation = nil
    steps = []
    finishesLater = false
  }

  /// The next step, each once.
  mutating func next() -> ActionStep? {
    guard position < steps.count else { return nil }
    position += 1
    return steps[position - 1]
  }

  /// Runs a step that does not suspend.
  mutating func perform(_ step: ActionStep) {
    switch step.effect {
    case .transition(let transition):
      transition.machine.context.transition(transition, of: invocation)
    case .outcome(let outcome): self.outcome = outcome
    case .immediate(let body): outcome = body(arguments) ?? outcome
    case .suspending, .consecutive: break  // The one only in async members, the other flattened.
    }
  }

  /// Runs a step that may suspend.
  mutating func performSuspending(
    _ step: ActionStep, isolation: isolated (any Actor)? = #isolation
  ) async {
    guard case .suspending(let body) = step.effect else { return perform(step) }
    outcome = await body(arguments) ?? outcome
  }
}
