/// An action of an expectation with its types, for ``Then``.
///
/// `@unchecked Sendable`: closures are `@Sendable`, and values are a test's own, returned as from a
/// hand-written double.
public struct __TypedAction<Arguments, Failure: Error, Return, Effect: CallEffect>:
  @unchecked Sendable
{
  /// The work of an action. A call throws the errors of its actions.
  enum Body {
    case immediate((Arguments, Invocation) throws -> Outcome?)
    case suspending((Arguments, Invocation) async throws -> Outcome?)
    case onMainActor(@MainActor (Arguments, Invocation) throws -> Outcome?)
    case untyped(ActionStep.Effect)
    /// Actions for consecutive calls, which have their own words.
    case consecutive([[__TypedAction]])
  }

  private let body: Body
  private let describe: (() -> String)?

  init(_ text: @escaping @autoclosure () -> String, _ body: Body) {
    self.body = body
    describe = text
  }

  /// Makes an action that takes its words from its effect.
  init(_ effect: ActionStep.Effect) { (body, describe) = (.untyped(effect), nil) }

  init(consecutive turns: [[Self]]) { (body, describe) = (.consecutive(turns), nil) }

  /// Signals the call to the test.
  package static func signalling(_ text: String, _ tell: @escaping @Sendable () -> Void) -> Self {
    __TypedAction(text, .untyped(.signal(tell)))
  }

  /// The action without types.
  /// - Parameter typed: gives arguments their types.
  func step(_ typed: @escaping ([Any]) -> Arguments) -> ActionStep {
    let effect: ActionStep.Effect =
      switch body {
      case .immediate(let body): .immediate { try body(typed($0.values), $0.invocation) }
      case .suspending(let body): .suspending { try await body(typed($0.values), $0.invocation) }
      case .onMainActor(let body): Self.onMainActor(Unchecked(typed), body)
      case .untyped(let effect): effect
      case .consecutive(let turns): .consecutive(turns.map { $0.map { $0.step(typed) } })
      }
    return ActionStep(effect: effect, describe: describe)
  }

  private static func onMainActor(
    _ typed: Unchecked<([Any]) -> Arguments>,
    _ body: @escaping @MainActor (Arguments, Invocation) throws -> Outcome?
  ) -> ActionStep.Effect {
    .onMainActor { try body(typed.value($0.values), $0.invocation) }
  }
}
