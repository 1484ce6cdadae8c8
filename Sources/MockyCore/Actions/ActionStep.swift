/// One thing that a call does, as the engine sees it: without types.
///
/// `@unchecked Sendable`: closures come in as `@Sendable`; values are those that a test hands over
/// to be returned, as from a hand-written double.
struct ActionStep: @unchecked Sendable {
  enum Effect {
    /// Moves a state machine on.
    case transition(Transition)
    /// Gives the call its value or its error.
    case outcome(Outcome)
    /// Runs something; what it gives back replaces the outcome so far.
    case immediate((CallArguments) -> Outcome?)
    /// The same on the main actor, where the call must be.
    case onMainActor(@MainActor (CallArguments) -> Outcome?)
    /// Runs something that may suspend; only in expectations of `async` members.
    case suspending((CallArguments) async -> Outcome?)
    /// Holds the call; gives back whether it went on because its task was cancelled.
    case holding(() async -> Bool)
    /// Hands the call to the real object or to `super`, whose result is the outcome.
    case forward
    /// Tells the test that the call has come: whoever waits for that finds the call finished.
    case signal(() -> Void)
    /// Does one of them on each call, in order, and then the last one again and again.
    case consecutive([[ActionStep]])
  }

  let effect: Effect
  /// What it does, in words: "returns 1".
  ///
  /// Made when it is asked for, as values may be long.
  let describe: () -> String

  var text: String { describe() }

  /// The steps of the call with the given number, counted from zero.
  static func flattened(_ steps: [ActionStep], call number: Int) -> [ActionStep] {
    steps.flatMap { step in
      guard case .consecutive(let turns) = step.effect else { return [step] }
      guard !turns.isEmpty else { return [] }
      return flattened(turns[min(number, turns.count - 1)], call: number)
    }
  }

  /// The same for every call.
  var isConstant: Bool {
    if case .consecutive = effect { false } else { true }
  }

  /// It runs something; transitions and outcomes alone do not.
  var isEffect: Bool {
    switch effect {
    case .immediate, .onMainActor, .suspending, .holding, .forward, .signal: true
    case .transition, .outcome, .consecutive: false
    }
  }

  /// It leaves nothing more to be done before the call is finished.
  var comesAfterTheCall: Bool {
    switch effect {
    case .outcome, .signal: true
    case .transition, .immediate, .onMainActor, .suspending, .holding, .forward, .consecutive:
      false
    }
  }

  /// An outcome, where it is one.
  var outcome: Outcome? {
    if case .outcome(let outcome) = effect { outcome } else { nil }
  }

  /// A transition, where it is one.
  var transition: Transition? {
    if case .transition(let transition) = effect { transition } else { nil }
  }

  /// All transitions that it may make on some call.
  var possibleTransitions: [Transition] {
    switch effect {
    case .transition(let transition): [transition]
    case .consecutive(let turns): turns.flatMap { $0.flatMap(\.possibleTransitions) }
    case .outcome, .immediate, .onMainActor, .suspending, .holding, .forward, .signal: []
    }
  }

  /// It hands some call on.
  var mayForward: Bool {
    switch effect {
    case .forward: true
    case .consecutive(let turns): turns.contains { $0.contains(where: \.mayForward) }
    case .transition, .outcome, .immediate, .onMainActor, .suspending, .holding, .signal: false
    }
  }
}

/// What a call gives back: a value or an error.
///
/// It is handed on by every call, and indirect so that this copies nothing but a reference.
///
/// `@unchecked Sendable`: a value is a test's own, handed out as from a hand-written double.
indirect enum Outcome: @unchecked Sendable {
  case value(Any)
  case error(any Error)
}

/// The arguments of a call on their way to an action.
///
/// `@unchecked Sendable`: they stay in the caller's hands while the caller waits for the action.
struct CallArguments: @unchecked Sendable {
  let values: [Any]
  let invocation: Invocation
}
