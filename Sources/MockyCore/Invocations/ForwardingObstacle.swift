/// Why a member of a mock cannot hand a call on to a real object, or to `super`.
///
/// ```swift
/// func print(_ lines: String...) { mockObject.call("print(_:)", [lines], obstacle: .variadic) }
/// ```
///
/// Mocks that are written by hand need not say it: the failure then does not say why.
public enum __ForwardingObstacle: Sendable {
  /// Variadic arguments come as an array, which cannot be made arguments again.
  case variadic
  /// What follows its closure arguments, as `rethrows` does, does not in the mock.
  case rethrowing
  /// `Self`, or an associated type that only the mock has so.
  case ownType
  /// What does not suspend would run elsewhere than the real object does.
  case actor
  /// It may run on a global actor that a macro does not see.
  case unseenActor
  /// What cannot be copied is lent to the mock, and not for as long as the call takes.
  case lent
  /// Swift does not see that its arguments or its result may get to the real object's actor.
  case sent
  /// Nothing but what it throws says what it is called with.
  case untold

  /// What a failure says after "because".
  var text: String {
    switch self {
    case .variadic: "Swift has no way to hand on variadic arguments"
    case .rethrowing: "it throws, or suspends, only where its closures do"
    case .ownType: "its types are those of the mock, and the real object has others"
    case .actor: "it does not suspend, and the real object runs on another actor"
    case .unseenActor:
      "it may run on a global actor: say where, as in `nonisolated protocol` or `@MainActor protocol`"
    case .sent: "Swift does not let its types get to another actor and back"
    case .untold: "Swift cannot tell which of the generic member is called"
    case .lent: "a value that cannot be copied is only lent to the mock"
    }
  }
}
