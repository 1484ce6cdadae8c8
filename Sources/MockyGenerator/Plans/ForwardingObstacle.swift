/// The reason why a member of a mock cannot forward a call, as failures print it after "obstacle".
package enum ForwardingObstacle: String, Error {
  case variadic = "Swift has no way to pass on variadic arguments"
  case rethrowing = "it throws, or suspends, only where its closures do"
  /// `Self`, or an associated type that only the mock has in this form.
  case ownType = "its types are those of the mock, and the real object has others"
  case actor = "it does not suspend, and the real object runs on another actor"
  /// A macro does not see whether it runs on a global actor.
  case unseenActor =
    "it may run on a global actor: say where, as in `nonisolated protocol` or `@MainActor protocol`"
  case sent = "Swift does not let its types get to another actor and back"
  case lent = "a value that cannot be copied is only lent to the mock"
  /// Swift takes the call for that of either protocol.
  case ambiguous = "two parents of its protocol require it with other effects or sending"
  case namedSelf = "Swift may take a method named 'self' on a global actor for the object itself"
  /// The compiler warns that it never writes back what the call changes.
  case endless = "it never returns, and gives nothing back"
  case optional = "the real object's closure may be nil, and then returns nothing"
}

extension MemberPlanner {
  /// Returns the reason why a call cannot be made on a real object, or on `super`.
  func obstacle(of call: CallablePlan) -> ForwardingObstacle? {
    (isOfClass ? nil : realObstacle(of: call)) ?? call.ownObstacle
  }

  /// Returns the reason why a call cannot be made on a real object: the call involves the mock's own
  /// type, or runs on the mock's own actor.
  private func realObstacle(of call: CallablePlan) -> ForwardingObstacle? {
    if call.mayBeIsolated { return .unseenActor }
    let isNear = !call.isAsync && call.isolation.written == nil
    if isNear, isActor { return .actor }
    if isNear, mayInheritIsolation { return .unseenActor }
    if call.isSentToActor, !call.canBeSent { return .sent }
    return call.types.contains { $0.contains(isOfMock) } ? .ownType : nil
  }

  /// Returns whether a type is `Self`, or an associated type that only the mock has in this form.
  private func isOfMock(_ type: TypeSyntax) -> Bool {
    guard let names = type.named?.map(\.name.bare) else { return false }
    if names[0] == "Self" { return names.count == 1 || !sharedTypes.contains(names[1]) }
    return generics.names.contains(names[0]) && !sharedTypes.contains(names[0])
  }
}

extension CallablePlan {
  /// The types in its declaration, besides that of its errors.
  var types: [TypeSyntax] {
    [result].compactMap(\.self) + parameters.map(\.declaredType)
      + genericParameters.compactMap(\.constraint)
      + requirements.flatMap { [$0.subject, $0.object] }
  }

  /// The reason why a mock cannot make the same call again with the same arguments.
  fileprivate var ownObstacle: ForwardingObstacle? {
    if followsArguments || parameters.contains(where: \.isUncoveredAutoclosure) {
      return .rethrowing
    }
    if isOptional, returns != nil { return .optional }
    let sent = parameters.filter(\.isSent)
    if sent.contains(where: { $0.mayBeLent || $0.declaredType.autoclosureEffects != nil }) {
      return .sent
    }
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
    if !route.isLent { return true }
    let isBorrowed = route.lending != nil && (route.isChanged || route.lending == "borrow")
    return !isSent && (route.isConsumed || isBorrowed && !suspending)
  }

  /// A Boolean value that indicates whether it is lent to the call, or changed by it.
  fileprivate var mayBeLent: Bool { route.isChanged || route.lending != nil }

  /// A Boolean value that indicates whether it is an autoclosure with effects that its member does
  /// not have.
  fileprivate var isUncoveredAutoclosure: Bool {
    declaredType.autoclosureEffects?.throwing != nil && !route.isCalled
  }
}
