/// The reason why a member of a mock cannot forward a call, as failures print it after "obstacle".
enum ForwardingObstacle: String {
  case variadic = "Swift has no way to pass on variadic arguments"
  case rethrowing = "it throws, or suspends, only where its closures do"
  /// `Self`, or an associated type that only the mock has in this form.
  case ownType = "its types are those of the mock, and the real object has others"
  case actor = "it does not suspend, and the real object runs on another actor"
  /// A macro does not see whether it runs on a global actor.
  case unseenActor =
    "it may run on a global actor: say where, as in `nonisolated protocol` or `@MainActor protocol`"
  case sent = "Swift does not let its types get to another actor and back"
  /// Only its errors determine its generic parameters.
  case untold = "Swift cannot tell which of the generic member is called"
  case lent = "a value that cannot be copied is only lent to the mock"
  /// Swift takes the call for that of either protocol.
  case ambiguous = "two parents of its protocol require it with other effects or sending"
  case namedSelf = "Swift may take a method named 'self' on a global actor for the object itself"
  /// The compiler warns that it never writes back what the call changes.
  case endless = "it never returns, and gives nothing back"
}

extension CallablePlan {
  /// The reason why a mock cannot make the same call again with the same arguments.
  var obstacle: ForwardingObstacle? {
    if followsArguments || parameters.contains(where: \.isUncoveredAutoclosure) {
      return .rethrowing
    }
    if hasUntoldParameters { return .untold }
    if parameters.contains(where: { $0.isSent && $0.autoclosureEffects != nil }) { return .sent }
    if returns?.isNever == true, isMutating || parameters.contains(where: \.mayBeLent) {
      return .endless
    }
    if isAmbiguous { return .ambiguous }
    if kind == .method, name == "`self`", isolation.written != nil { return .namedSelf }
    if changesIsolation { return .actor }
    if parameters.contains(where: \.isVariadic) || handsPackToSubscript { return .variadic }
    return handsOverAll ? nil : .lent
  }

  /// A Boolean value that indicates whether it is a subscript of a parameter pack: the compiler
  /// crashes at its calls.
  private var handsPackToSubscript: Bool {
    (kind == .subscriptGetter || kind == .subscriptSetter) && parameters.contains(where: \.isPack)
  }

  /// A Boolean value that indicates whether values that cannot be copied reach the real object, and
  /// return from it.
  private var handsOverAll: Bool {
    let isMethod = if case .method = kind { true } else { false }
    return parameters.allSatisfy { $0.isPassedOn(suspending: isAsync) }
      && (resultIsCopyable || isMethod && !sendsResult)
  }

  var resultIsCopyable: Bool {
    if case .yes = resultCopyability { true } else { returns?.isNever == true }
  }
}

extension ParameterPlan {
  /// Returns whether the mock has the value during the forwarded call.
  fileprivate func isPassedOn(suspending: Bool) -> Bool {
    switch passing {
    case .consumed: !isSent
    case .borrowed: !suspending && !isSent
    case .changed: !suspending && !isSent && declaredType.hasSpecifier(["inout"])
    case .value, .inout, .autoclosure, .nonEscapingClosure: true
    }
  }

  /// A Boolean value that indicates whether it is an autoclosure with effects that its member does
  /// not have.
  fileprivate var isUncoveredAutoclosure: Bool {
    guard autoclosureEffects?.throwing != nil else { return false }
    if case .autoclosure = passing { return false }
    return true
  }
}
