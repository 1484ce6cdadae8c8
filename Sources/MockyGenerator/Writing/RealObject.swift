/// The real object of a spy, as the members of its protocol's mocks name it.
struct RealObject {
  /// The type that it is kept as: `any Store<Item>`.
  let existential: String
  /// What that type needs.
  let support: SystemSupport?
  let isActor: Bool
  /// Whether its members may run on a global actor that a macro does not see.
  let mayInheritIsolation: Bool
  /// The associated types that the object shares with the mock.
  let associatedTypes: Set<String>
  /// Those that it does not.
  let unknownTypes: Set<String>

  /// The object, where the call is made.
  var text: String { "mockObject[spied: (\(existential)).self]" }

  /// Why a call cannot be made of it: one that has to do with the mock's own type, or one that runs
  /// on the mock's own actor.
  func obstacle(_ requirement: MockedRequirement) -> String? {
    if requirement.mayBeIsolated { return "unseenActor" }
    let isNear = !requirement.isAsync && requirement.isolation.written == nil
    if isNear, isActor { return "actor" }
    if isNear, mayInheritIsolation { return "unseenActor" }
    if isElsewhere(for: requirement), !requirement.canBeSent { return "sent" }
    return requirement.allTypes.contains { $0.contains(isOfMock) } ? "ownType" : nil
  }

  /// Whether it is an actor of its own that the call has to get to.
  func isElsewhere(for requirement: MockedRequirement) -> Bool {
    isActor && requirement.isAsync && requirement.isolation.written == nil
  }

  /// Whether a type is `Self`, or an associated type that only the mock has so.
  private func isOfMock(_ type: TypeSyntax) -> Bool {
    guard case .named(let components) = type else { return false }
    guard components[0].name.bare == "Self" else {
      return unknownTypes.contains(components[0].name.bare)
    }
    return components.count == 1 || !associatedTypes.contains(components[1].name.bare)
  }
}

extension MockedRequirement {
  /// Whether Swift lets the arguments and the result get to another actor and back.
  fileprivate var canBeSent: Bool {
    let isSubscript = kind == .subscriptGetter || kind == .subscriptSetter
    return parameters.allSatisfy { parameter in
      if parameter.valueType.isKnownAsSendable { return true }
      if case .inout = parameter.passing { return false }
      return !isSubscript && parameter.autoclosureEffects == nil
    } && (sendsResult || returns.map { !$0.isKnownAsNotSendable } ?? true)
  }

  fileprivate var allTypes: [TypeSyntax] {
    parameters.map(\.declaredType) + [result].compactMap(\.self)
      + genericParameters.compactMap(\.constraint)
      + requirements.flatMap { [$0.subject, $0.object] }
  }
}
