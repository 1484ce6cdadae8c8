/// What a mock's call can be handed on to, as its members write it.
enum Original {
  /// What the mocked class does itself.
  case superclass
  /// The object that a spy was made on.
  case real(RealObject)
  /// There is none: calls of its members cannot be forwarded.
  case none

  /// - Parameter name: the protocol's name where the member stands.
  init(ofMocksOf mocked: MockedProtocol, named name: String) {
    let real = mocked.existential(named: name).map { existential in
      RealObject(
        existential: existential, support: mocked.existentialSupport, isActor: mocked.isActor,
        mayInheritIsolation: mocked.mayInheritIsolation,
        associatedTypes: mocked.knownAssociatedTypes,
        unknownTypes: Set(mocked.generics.names).subtracting(mocked.knownAssociatedTypes))
    }
    self = real.map(Original.real) ?? .none
  }

  /// What the member's body needs to hand a call on.
  func support(_ requirement: MockedRequirement) -> SystemSupport? {
    guard case .real(let real) = self else { return nil }
    return real.support?.beyond(
      requirement.availability + [requirement.support?.attribute].compactMap(\.self))
  }

  /// What a member does with a call that is to be handed on.
  enum Way {
    /// It does this.
    case call(String)
    /// It says why it cannot.
    case obstacle(String)
    /// Nothing: it is never asked to.
    case none
  }

  func way(_ requirement: MockedRequirement) -> Way {
    guard requirement.kind != .initializer else { return .none }
    switch self {
    case .none: return .none
    case .superclass: return way(requirement, on: "super")
    case .real(let real):
      if requirement.isStatic { return .none }
      return real.obstacle(requirement).map(Way.obstacle)
        ?? way(requirement, on: real.text, sendsArguments: real.isElsewhere(for: requirement))
    }
  }

  private func way(
    _ requirement: MockedRequirement, on object: String, sendsArguments: Bool = false
  ) -> Way {
    if let obstacle = requirement.obstacle { return .obstacle(obstacle) }
    return .call(OriginalCall(requirement, sendsArguments: sendsArguments).text(on: object))
  }
}

extension MockedRequirement {
  /// Why a mock cannot make the same call again with the arguments that it got.
  fileprivate var obstacle: String? {
    if followsArguments || parameters.contains(where: \.isUncoveredAutoclosure) {
      return "rethrowing"
    }
    if hasUntoldParameters { return "untold" }
    if changesIsolation { return "actor" }
    if parameters.contains(where: \.isVariadic) || handsPackToSubscript { return "variadic" }
    return handsOverAll ? nil : "lent"
  }

  /// Whether it is a subscript of a parameter pack, at a call of which the compiler crashes.
  private var handsPackToSubscript: Bool {
    (kind == .subscriptGetter || kind == .subscriptSetter) && parameters.contains(where: \.isPack)
  }

  /// Whether what cannot be copied gets to the real object, and back from it.
  private var handsOverAll: Bool {
    let isMethod = if case .method = kind { true } else { false }
    return parameters.allSatisfy { $0.isPassedOn(suspending: isAsync) }
      && (resultIsCopyable || isMethod && !sendsResult)
  }

  private var resultIsCopyable: Bool {
    if case .yes = resultCopyability { true } else { false }
  }
}

extension MockedParameter {
  /// Whether the mock has it for as long as it hands the call over.
  fileprivate func isPassedOn(suspending: Bool) -> Bool {
    switch passing {
    case .consumed: !isSent
    case .borrowed: !suspending && !isSent
    case .changed: !suspending && !isSent && declaredType.hasSpecifier(["inout"])
    case .value, .inout, .autoclosure, .nonEscapingClosure: true
    }
  }

  /// Whether it is an autoclosure that may do what its member may not.
  fileprivate var isUncoveredAutoclosure: Bool {
    guard autoclosureEffects?.throwing != nil else { return false }
    if case .autoclosure = passing { return false }
    return true
  }
}

extension MockedProtocol {
  /// The associated types that are the same for a mock and for the object that it is a spy of.
  fileprivate var knownAssociatedTypes: Set<String> {
    let fixed = generics.fixed.types.filter { !$0.type.mentions(["Self", className]) }
    return Set(primaryAssociatedTypes.map { Identifier($0, SourceRange(0, 0)).bare })
      .union(fixed.map(\.name))
  }

  /// What that type needs that the protocol itself does not.
  var existentialSupport: SystemSupport? {
    primaryAssociatedTypes.isEmpty
      ? nil : SystemSupport.parameterizedProtocols.beyond(extensionAvailability)
  }

  /// The type of any object that conforms, with what its mocks are generic over: `any Store<Item>`.
  ///
  /// - Parameter name: what the protocol is called where that stands.
  /// - Returns: nil where there is no such type.
  func existential(named name: String) -> String? {
    let primary = primaryAssociatedTypes
    guard !hasUsualTypes, !mayBeIsolated else { return nil }
    guard generics.parameters.allSatisfy({ primary.contains($0.name.text) }) else { return nil }
    return primary.isEmpty ? "any \(name)" : "any \(name)<\(primary.joined(separator: ", "))>"
  }
}
