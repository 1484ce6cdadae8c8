import Foundation

/// What an expectation makes a call do: a value that describes itself and can be performed.
///
/// An action of your own is an extension of the types it fits:
///
/// ```swift
/// extension Action where Return == Int {
///   static func countsUp(from start: Int) -> Action {
///     let last = Counter(start)
///     return Action("counts up from \(start)") { _ in .returns(last.next()) }
///   }
/// }
/// expectThat(source).receives(3).next().then.does(.countsUp(from: 1))
/// ```
///
/// Contract: may be performed many times, on any thread.
///
/// From jMock (`Action`).
public struct Action<Arguments, Failure: Error, Return>: SelfDescribing, Sendable {
  /// What a performed action leaves for the caller.
  public enum Result {
    /// The call returns this value, unless a later action says otherwise.
    case returns(Return)
    /// The call throws this error, unless a later action says otherwise.
    case `throws`(Failure)
    /// Nothing: what another action says, or a default value.
    case nothing
  }

  private let words: String
  private let body: @Sendable (Arguments) -> Result

  /// Makes an action of words that say what it does, such as "returns the next number", and a
  /// closure that does it, with the arguments of the call; from jMock (`CustomAction`).
  public init(_ words: String, _ body: @escaping @Sendable (Arguments) -> Result) {
    self.words = words
    self.body = body
  }

  /// Appends what it does.
  public func describe(to description: inout Description) { description.append(words) }

  /// What it does to a call, without types.
  func outcome(_ arguments: Arguments) -> Outcome? {
    switch body(arguments) {
    case .returns(let value): .value(value)
    case .throws(let error): .error(error)
    case .nothing: nil
    }
  }
}

/// One thing that a call does, as the engine sees it: without types.
/// `@unchecked Sendable`: closures come in as `@Sendable`; values are those that a test hands over
/// to be returned, as from a hand-written double.
struct ActionStep: @unchecked Sendable {
  enum Effect {
    case transition(Transition)
    case outcome(Outcome)
    /// Runs something; what it gives back replaces the outcome so far.
    case immediate((CallArguments) -> Outcome?)
    /// The same on the main actor, where the call must be.
    case onMainActor(@MainActor (CallArguments) -> Outcome?)
    /// Runs something that may suspend; only in expectations of `async` members.
    case suspending((CallArguments) async -> Outcome?)
    /// Holds the call; says how it goes on.
    case holding((Invocation) async -> HeldEnd)
    /// Hands the call to the real object or to `super`, whose result is the outcome.
    case forward
    /// Tells the test that the call has come: whoever waits for that finds the call finished.
    case signal(() -> Void)
    /// Does one of them on each call, in order, and then the last one again and again.
    case consecutive([[ActionStep]])
  }

  let effect: Effect
  /// What it does, in words: "returns 1". Made when it is asked for, as values may be long.
  let describe: () -> String

  var text: String { describe() }

  /// The steps of the call with the given number, counted from zero.
  static func flattened(_ steps: [ActionStep], call number: Int) -> [ActionStep] {
    if areConstant(steps) { return steps }
    return steps.flatMap { step in
      guard case .consecutive(let turns) = step.effect else { return [step] }
      guard !turns.isEmpty else { return [] }
      return flattened(turns[min(number, turns.count - 1)], call: number)
    }
  }

  /// Whether all are the same for every call.
  static func areConstant(_ steps: [ActionStep]) -> Bool {
    for step in steps { if case .consecutive = step.effect { return false } }
    return true
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

  /// A call may stay in it.
  var takesTime: Bool { isEffect && !comesAfterTheCall }

  var outcome: Outcome? {
    if case .outcome(let outcome) = effect { outcome } else { nil }
  }

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

/// What a call gives back: a value or an error. It is handed on by every call, and an object so that
/// this copies nothing but a reference.
/// `@unchecked Sendable`: a value is a test's own, handed out as from a hand-written double.
final class Outcome: @unchecked Sendable {
  /// The value; nothing of interest where there is an error.
  let value: Any
  let error: (any Error)?

  private init(_ value: Any, _ error: (any Error)?) {
    self.value = value
    self.error = error
  }

  static func value(_ value: Any) -> Outcome { Outcome(value, nil) }
  static func error(_ error: any Error) -> Outcome { Outcome((), error) }
  static let nothing = Outcome((), nil)
}

/// The arguments of a call on their way to an action.
/// `@unchecked Sendable`: they stay in the caller's hands while the caller waits for the action.
struct CallArguments: @unchecked Sendable {
  let values: [Any]
  let invocation: Invocation
}

/// What one call will do, divided by when it happens.
final class CallPlan: Sendable {
  /// Transitions that stand before every effect: part of the atomic step that books the call.
  let atomic: [Transition]
  /// What happens afterwards, in the order written; empty where nothing but an outcome is left.
  let effects: [ActionStep]
  /// What the call gives back, if the effects do not say otherwise.
  let outcome: Outcome?

  let hasTransitions: Bool
  /// The outcome is a value.
  let givesValue: Bool
  /// Something runs code or takes time, so that the call is finished only afterwards.
  let hasEffects: Bool
  /// Some of it may hand the call on.
  let mayForward: Bool

  init(_ steps: [ActionStep], call number: Int) {
    var (atomic, effects): ([Transition], [ActionStep]) = ([], [])
    var outcome: Outcome?
    for step in ActionStep.flattened(steps, call: number) {
      if effects.count > 0 || step.isEffect {
        effects.append(step)
      } else if let transition = step.transition {
        atomic.append(transition)
      } else {
        outcome = step.outcome ?? outcome
      }
    }
    self.atomic = atomic
    self.effects = effects
    self.outcome = outcome
    hasTransitions = atomic.count > 0
    hasEffects = effects.count > 0
    mayForward = effects.contains { $0.mayForward }
    givesValue = outcome != nil && outcome?.error == nil
  }

  /// The value of a call that does nothing but give one of this type.
  func onlyValue(_ type: Any.Type) -> Outcome? {
    if hasEffects || hasTransitions { return nil }
    return givesValue ? outcome : outcome.isNil && type == Void.self ? .nothing : nil
  }

  /// What most expectations without actions do.
  static let nothing = CallPlan([], call: 0)
}

/// The debugger that may be attached to this process.
enum Debugger {
  /// Stops as at a breakpoint, if there is a debugger to stop in.
  static func stop() {
    #if !os(Windows)
      if isAttached { raise(SIGTRAP) }
    #endif
  }

  /// Whether a debugger traces this process; false where the platform does not tell.
  static var isAttached: Bool {
    #if canImport(Darwin)
      var info = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      var query: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
      guard sysctl(&query, 4, &info, &size, nil, 0) == 0 else { return false }
      return info.kp_proc.p_flag & P_TRACED != 0
    #elseif os(Linux)
      let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      return tracer(in: status ?? "") != nil
    #else
      return false
    #endif
  }

  /// The tracing process that Linux names in a process' status; nil if there is none.
  static func tracer(in status: String) -> Int? {
    let line = status.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
    let number = line.flatMap { Int($0.dropFirst(10).filter(\.isNumber)) }
    return number == 0 ? nil : number
  }
}
