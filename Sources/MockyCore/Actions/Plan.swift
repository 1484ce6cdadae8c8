/// What one call will do, divided by when it happens.
final class Plan: Sendable {
  /// Transitions that stand before every effect: part of the atomic step that books the call.
  let atomic: [Transition]
  /// What happens afterwards, in the order written; empty where nothing but an outcome is left.
  let effects: [ActionStep]
  /// What the call gives back, if the effects do not say otherwise.
  let outcome: Outcome?

  /// There are transitions in the atomic step.
  let hasTransitions: Bool
  /// Something runs code or takes time, so that the call is finished only afterwards.
  let hasEffects: Bool

  init(_ steps: [ActionStep], call number: Int) {
    let flattened = ActionStep.flattened(steps, call: number)
    let first = flattened.firstIndex(where: \.isEffect) ?? flattened.count
    atomic = flattened[..<first].compactMap(\.transition)
    effects = Array(flattened[first...])
    hasTransitions = !atomic.isEmpty
    hasEffects = !effects.isEmpty
    outcome = flattened[..<first].reversed().lazy.compactMap(\.outcome).first
  }
}
