/// The real object of a spy, as the members of its protocol's mocks name it.
struct RealObject {
  /// The type that it is kept as: `any Store<Item>`.
  let existential: String
  let isActor: Bool
  /// The protocol's own associated types.
  let associatedTypes: Set<String>

  /// The object, where the call is made.
  var text: String { "mockObject[spied: (\(existential)).self]" }

  /// Whether a call can be made of it: not one that has to do with the mock's own type, nor one
  /// that runs on the mock's own actor.
  func canTake(_ requirement: MockedRequirement) -> Bool {
    if requirement.isStatic { return false }
    if isActor, !requirement.isAsync, requirement.isolation.written == nil { return false }
    return !requirement.allTypes.contains { type in type.contains(isOfMock) }
  }

  /// Whether a type is `Self`, or a parent's associated type.
  private func isOfMock(_ type: TypeSyntax) -> Bool {
    guard case .named(let components) = type, components[0].name.bare == "Self" else {
      return false
    }
    return components.count == 1 || !associatedTypes.contains(components[1].name.bare)
  }
}

extension MockedRequirement {
  fileprivate var allTypes: [TypeSyntax] {
    parameters.map(\.declaredType) + [result].compactMap(\.self)
      + genericParameters.compactMap(\.constraint)
      + requirements.flatMap { [$0.subject, $0.object] }
  }
}
