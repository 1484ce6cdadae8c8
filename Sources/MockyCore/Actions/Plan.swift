/// What one call will do, divided by when it happens.
struct Plan {
  /// Transitions that stand before every effect: part of the atomic step that books the call.
  private(set) var atomic: [Transition] = []
  /// What happens afterwards, in the order written.
  private(set) var remaining: [ActionStep] = []
  /// Something of it runs code or takes time, so that the call is finished only afterwards.
  private(set) var hasEffects: Bool = false

  init(_ steps: [ActionStep], call number: Int) {
    for step in ActionStep.flattened(steps, call: number) {
      switch step.effect {
      case .transition(let transition) where !hasEffects: atomic.append(transition)
      case .outcome: remaining.append(step)
      case .transition, .immediate, .suspending, .consecutive:
        hasEffects = true
        remaining.append(step)
      }
    }
  }
}
