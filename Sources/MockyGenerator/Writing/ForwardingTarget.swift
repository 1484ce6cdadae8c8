/// The target of a mock's forwarded calls, as its members write it.
enum ForwardingTarget {
  /// The implementation of the mocked class.
  case superclass
  /// The object that a spy was made on.
  case real(RealObject)
  /// None: calls of its members cannot be forwarded.
  case none

  /// - Parameter name: the protocol's name at the place of the member.
  init(ofMocksOf mocked: ProtocolPlan, named name: String) {
    let real = mocked.existential(named: name).map { existential in
      RealObject(
        existential: existential, support: mocked.existentialSupport, isActor: mocked.isActor,
        mayInheritIsolation: mocked.mayInheritIsolation,
        associatedTypes: mocked.knownAssociatedTypes,
        unknownTypes: Set(mocked.generics.names).subtracting(mocked.knownAssociatedTypes),
        ofDefaults: mocked.obstacleOfDefaults == nil ? mocked.className : nil)
    }
    self = real.map(ForwardingTarget.real) ?? .none
  }

  /// Returns the systems that the member's body needs to forward a call.
  func support(_ requirement: CallablePlan) -> SystemSupport? {
    guard case .real(let real) = self else { return nil }
    return real.support?.beyond(
      requirement.availability + [requirement.support?.attribute].compactMap(\.self))
  }

  /// The way a member handles a call that is to be forwarded.
  enum Way {
    /// It makes this call.
    case call(String)
    /// It reports why it cannot.
    case obstacle(ForwardingObstacle)
    /// It has none, because its calls are never forwarded.
    case none
  }

  func way(_ requirement: CallablePlan) -> Way {
    guard let object = object(for: requirement) else { return .none }
    if let obstacle = obstacle(requirement) { return .obstacle(obstacle) }
    let call = ForwardedCall(requirement, on: otherActor(for: requirement))
    return .call(call.text(on: object))
  }

  /// Returns whether a call can be repeated.
  func canCall(_ requirement: CallablePlan) -> Bool {
    object(for: requirement) != nil && obstacle(requirement) == nil
  }

  /// Returns the object that a call is made on; nil if calls are never forwarded.
  private func object(for requirement: CallablePlan) -> String? {
    guard requirement.kind != .initializer else { return nil }
    switch self {
    case .none: return nil
    case .superclass: return "super"
    case .real(let real): return requirement.isStatic ? nil : real.text(for: requirement)
    }
  }

  private func obstacle(_ requirement: CallablePlan) -> ForwardingObstacle? {
    if case .real(let real) = self, let obstacle = real.obstacle(requirement) { return obstacle }
    return requirement.obstacle
  }

  /// Returns the type of the other actor that a call is sent to.
  func otherActor(for requirement: CallablePlan) -> String? {
    guard case .real(let real) = self, real.isElsewhere(for: requirement) else { return nil }
    return real.existential
  }
}

/// The real object of a spy, as the members of its protocol's mocks name it.
struct RealObject {
  /// The type that stores it: `any Store<Item>`.
  let existential: String
  /// The systems that this type needs.
  let support: SystemSupport?
  let isActor: Bool
  /// A Boolean value that indicates whether its members may run on a global actor that a macro does
  /// not see.
  let mayInheritIsolation: Bool
  /// The associated types that the object shares with the mock.
  let associatedTypes: Set<String>
  /// The associated types that it does not share.
  let unknownTypes: Set<String>

  /// The mock's class, if it can run defaults.
  let ofDefaults: String?

  /// Returns the object, at the place of the call.
  func text(for requirement: CallablePlan) -> String {
    let object = "mockObject[spied: (\(existential)).self"
    guard let ofDefaults, case .runs(let number) = requirement.givenDefault else {
      return "\(object)]"
    }
    return "\(object), else: \(ofDefaults).\(DefaultWriter.name(number))(mockObject)]"
  }

  /// Returns the reason why a call cannot be made on it: the call involves the mock's own type, or
  /// runs on the mock's own actor.
  func obstacle(_ requirement: CallablePlan) -> ForwardingObstacle? {
    if requirement.mayBeIsolated { return .unseenActor }
    let isNear = !requirement.isAsync && requirement.isolation.written == nil
    if isNear, isActor { return .actor }
    if isNear, mayInheritIsolation { return .unseenActor }
    if isElsewhere(for: requirement), !requirement.canBeSent { return .sent }
    return requirement.hasType { $0.contains(isOfMock) } ? .ownType : nil
  }

  /// Returns whether the call has to be sent to the object's own actor.
  func isElsewhere(for requirement: CallablePlan) -> Bool {
    isActor && requirement.isAsync && requirement.isolation.written == nil
  }

  /// Returns whether a type is `Self`, or an associated type that only the mock has in this form.
  private func isOfMock(_ type: TypeSyntax) -> Bool {
    guard let components = type.named else { return false }
    guard components[0].name.bare == "Self" else {
      return unknownTypes.contains(components[0].name.bare)
    }
    return components.count == 1 || !associatedTypes.contains(components[1].name.bare)
  }
}

extension ProtocolPlan {
  /// The associated types that a mock shares with the object that it spies on.
  fileprivate var knownAssociatedTypes: Set<String> {
    let fixed = generics.fixed.types.filter { !$0.type.mentions(["Self", className]) }
    return Set(primaryAssociatedTypes.map { Identifier($0, SourceRange(0, 0)).bare })
      .union(fixed.map(\.name))
  }

  /// The systems that this type needs and the protocol itself does not.
  var existentialSupport: SystemSupport? {
    primaryAssociatedTypes.isEmpty
      ? nil : SystemSupport.parameterizedProtocols.beyond(extensionAvailability)
  }

  /// Returns the type of any conforming object, with the arguments that its mocks are generic over:
  /// `any Store<Item>`.
  ///
  /// - Parameter name: the protocol's name at that place.
  /// - Returns: the type; nil if there is no such type.
  func existential(named name: String) -> String? {
    let primary = primaryAssociatedTypes
    guard !hasUsualTypes, !mayBeIsolated else { return nil }
    guard generics.parameters.allSatisfy({ primary.contains($0.name.text) }) else { return nil }
    return primary.isEmpty ? "any \(name)" : "any \(name)<\(primary.joined(separator: ", "))>"
  }
}

extension CallablePlan {
  /// Returns whether one of the types in its declaration, besides that of its errors, meets a
  /// condition.
  func hasType(_ isSuch: (TypeSyntax) -> Bool) -> Bool {
    if let result, isSuch(result) { return true }
    return parameters.contains { isSuch($0.declaredType) }
      || genericParameters.contains { $0.constraint.map(isSuch) ?? false }
      || requirements.contains { isSuch($0.subject) || isSuch($0.object) }
  }
}

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
  case optional = "the real object's closure may be nil, and then returns nothing"
}

extension CallablePlan {
  /// The reason why a mock cannot make the same call again with the same arguments.
  var obstacle: ForwardingObstacle? {
    if followsArguments || parameters.contains(where: \.isUncoveredAutoclosure) {
      return .rethrowing
    }
    if isOptional, returns != nil { return .optional }
    if hasUntoldParameters { return .untold }
    if parameters.contains(where: { $0.isSent && ($0.autoclosureEffects != nil || $0.mayBeLent) }) {
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
