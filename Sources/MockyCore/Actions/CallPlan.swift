/// The work of one call, divided by when it happens.
final class CallPlan: Sendable {
  /// Transitions before every effect: part of the atomic step that books the call.
  let atomic: [Transition]
  /// The steps afterwards, in the order written; empty if only an outcome is left.
  let effects: [ActionStep]
  /// The outcome of the call, if the effects give no other.
  let outcome: Outcome?

  /// Something runs code or takes time, so that the call is finished only afterwards.
  let hasEffects: Bool
  /// Some of it may hand the call on.
  let mayForward: Bool

  init(_ steps: [ActionStep], call number: Int) {
    var (atomic, effects): ([Transition], [ActionStep]) = ([], [])
    var outcome: Outcome?
    for step in ActionStep.flattened(steps, call: number) {
      switch step.effect {
      case .transition(let transition) where effects.isEmpty: atomic.append(transition)
      case .outcome(let value) where effects.isEmpty: outcome = value
      default: effects.append(step)
      }
    }
    self.atomic = atomic
    self.effects = effects
    self.outcome = outcome
    hasEffects = effects.count > 0
    mayForward = effects.contains { $0.mayForward }
  }

  /// The plan of most expectations without actions.
  static let nothing = CallPlan([], call: 0)

  /// True if the steps are the same for every call.
  static func isConstant(_ steps: [ActionStep]) -> Bool {
    for step in steps { if case .consecutive = step.effect { return false } }
    return true
  }

  /// The value that every call gets from these steps, if they do nothing else.
  static func onlyValue(of steps: [ActionStep], _ type: Any.Type) -> Outcome? {
    var outcome: Outcome? = type == Void.self ? .nothing : nil
    for step in steps {
      guard let next = step.outcome else { return nil }
      outcome = next
    }
    return outcome?.error == nil ? outcome : nil
  }
}
