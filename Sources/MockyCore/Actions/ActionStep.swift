/// One action of a call, without types, for the engine. `@unchecked Sendable`: closures are
/// `@Sendable`, and values are a test's own, returned as from a hand-written double.
struct ActionStep: @unchecked Sendable {
  /// A closure's outcome replaces the one so far; its error is thrown by the call.
  enum Effect {
    case transition(Transition)
    case outcome(Outcome)
    case immediate((CallArguments) throws -> Outcome?)
    /// Runs on the main actor, where the call must be.
    case onMainActor(@MainActor (CallArguments) throws -> Outcome?)
    /// May suspend; only in expectations of `async` members.
    case suspending((CallArguments) async throws -> Outcome?)
    /// Holds the call.
    case holding((Invocation) async -> Release)
    /// Hands the call to the real object or to `super`, whose result is the outcome. A captor may
    /// get the result.
    case forward(((Any) -> Void)? = nil)
    /// Signals the call to the test. A wait for the signal finds the call finished.
    case signal(() -> Void)
    /// Does one of them on each call, in order, and then the last one again and again.
    case consecutive([[ActionStep]])
  }

  let effect: Effect
  /// Makes the words of an action that its effect does not tell.
  var describe: (() -> String)?

  /// The step that only gives an outcome.
  static func giving(_ outcome: Outcome) -> Self { Self(effect: .outcome(outcome), describe: nil) }

  /// The action in words: "returns 1". The words are made on request, because values may be long.
  var text: String {
    switch effect {
    case .outcome(let outcome): outcome.words
    case .consecutive(let turns):
      turns.map { $0.map(\.text).joined(separator: " and ") }.joined(separator: ", then ")
    default: describe?() ?? ""
    }
  }

  /// The steps of the call with the given number, counted from zero.
  static func flattened(_ steps: [ActionStep], call number: Int) -> [ActionStep] {
    steps.flatMap { step in
      guard case .consecutive(let turns) = step.effect else { return [step] }
      return turns.isEmpty ? [] : flattened(turns[min(number, turns.count - 1)], call: number)
    }
  }

  var outcome: Outcome? { if case .outcome(let outcome) = effect { outcome } else { nil } }

  /// It leaves nothing more to be done before the call is finished.
  var comesAfterTheCall: Bool {
    switch effect {
    case .outcome, .signal: true
    default: false
    }
  }

  /// A call may stay in it.
  var takesTime: Bool {
    switch effect {
    case .transition, .outcome, .signal, .consecutive: false
    default: true
    }
  }

  /// The steps of all calls, in place of consecutive ones.
  private var alternatives: [ActionStep] {
    guard case .consecutive(let turns) = effect else { return [self] }
    return turns.joined().flatMap(\.alternatives)
  }

  /// All transitions that it may make on some call.
  var possibleTransitions: [Transition] {
    alternatives.compactMap { if case .transition(let made) = $0.effect { made } else { nil } }
  }

  /// It may run code of the test or of the real object on some call.
  var runsCode: Bool { alternatives.contains(where: \.takesTime) }

  /// It hands some call on.
  var mayForward: Bool {
    alternatives.contains { if case .forward = $0.effect { true } else { false } }
  }
}

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

  /// The value that a call gets, if that is all that happens.
  var onlyValue: Outcome? {
    hasEffects || atomic.count > 0 || outcome?.error != nil ? nil : outcome ?? .byDefault
  }
}

/// The result of a call: a value or an error. It is an object, because every call passes it on, and
/// copying a reference is cheap. `@unchecked Sendable`: a value is a test's own, returned as from a
/// hand-written double.
final class Outcome: @unchecked Sendable {
  /// The value; meaningless if there is an error.
  let value: Any
  let error: (any Error)?

  let isDefault: Bool

  private init(_ value: Any, _ error: (any Error)?, isDefault: Bool = false) {
    self.value = value
    self.error = error
    self.isDefault = isDefault
  }

  static func value(_ value: Any) -> Outcome { Outcome(value, nil) }
  static func error(_ error: any Error) -> Outcome { Outcome((), error) }
  /// A default value, which the call looks up.
  static let byDefault = Outcome((), nil, isDefault: true)

  /// "returns 1", "throws full".
  var words: String {
    error.map { "throws \(ValueText.of($0))" } ?? "returns \(ValueText.of(value))"
  }

  /// No outcome of its own: that of other actions remains.
  static func unchanged<Result>(after _: Result) -> Outcome? { nil }
}

/// The values that a property keeps, or a subscript for each of its keys. `@unchecked Sendable`:
/// values are a test's own, returned as from a hand-written double.
final class KeptValues: @unchecked Sendable {
  private typealias Entry = (keys: [PlainValue?], value: Any)

  private let first: Any
  /// Matches any value that can be set. Its type tells overloads apart.
  let anyValue: ArgumentMatcher
  /// The values that were set, oldest first, by the hash of their keys.
  private let values = Locked([Int: [Entry]]())

  init<Value>(_ value: Value) {
    first = value
    anyValue = .erasing(Matcher<Value>.any)
  }

  /// The value that was set last for these keys. Hashes and compares keys: never under a lock.
  subscript(keys: [Any]) -> Any {
    let hash = keys.map(PlainValue.lastingHash).hashValue
    let last = values.withLock { $0[hash] ?? [] }.last { set in
      zip(set.keys, keys).allSatisfy { $0?.isEqual(to: $1) ?? false }
    }
    return last?.value ?? first
  }

  /// Keeps the last of a setter's arguments for those before it.
  func set(_ arguments: [Any]) {
    let keys = arguments.dropLast()
    let new = (keys.map { PlainValue.of($0) }, arguments[arguments.count - 1])
    let hash = keys.map(PlainValue.lastingHash).hashValue
    let old = values.withLock { all -> [Entry]? in
      // The old value of a property is released outside the lock.
      guard keys.isEmpty else {
        all[hash, default: []].append(new)
        return nil
      }
      return all.updateValue([new], forKey: hash)
    }
    withExtendedLifetime(old) {}
  }
}
