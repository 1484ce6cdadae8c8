import MockyGenerator

/// Resolves the type aliases of closures among parameters, and those that a struct stores. Closures
/// that are parameters do not escape, and a mock treats them differently from values.
struct FunctionAliases {
  let types: DeclaredTypes
  /// Names that mean a type inside the protocol or a generic parameter.
  let own: Set<String>
  /// Returns the name of a type at the place of the mock.
  let spelling: (TypeSyntax, Place) -> TypeSyntax

  /// - Parameters:
  ///   - member: a member as it is declared.
  ///   - place: the place of that declaration.
  ///   - spelled: the member with its types as they are named at the place of the mock.
  /// - Returns: that member, with function types in place of their aliases.
  func resolving(_ member: Member, at place: Place, in spelled: Member) -> Member {
    spelled.changing { resolved in
      for (index, parameter) in member.parameters.enumerated() where !parameter.isVariadic {
        guard let type = function(parameter.type, at: place) else { continue }
        resolved.parameters[index].type = type
      }
      if member.storage != .none, let type = function(member.type, at: place) {
        resolved.result = type
      }
    }
  }

  /// Returns the function type that a name means, with the specifiers before it; nil if it means
  /// something else.
  private func function(_ type: TypeSyntax, at place: Place) -> TypeSyntax? {
    if case .attributed(let attributes, let specifiers, let base) = type, attributes.isEmpty {
      return function(base, at: place).map { meant in
        guard case .attributed(let own, let words, let closure) = meant else {
          return .attributed([], specifiers: specifiers, meant)
        }
        return .attributed(own, specifiers: specifiers + words, closure)
      }
    }
    var (type, place) = (type, place)
    for _ in 0..<20 {
      guard case .named(let components) = type, !own.contains(components[0].name.bare),
        let alias = types.alias(components, at: place)
      else { return nil }
      let declaration = alias.declaration
      let names = declaration.genericParameters.map(\.name.bare)
      let arguments = components.last?.arguments ?? []
      guard names.count == arguments.count else { return nil }
      if declaration.type.isFunction {
        let bound = FixedTypes(zip(names, arguments.map { spelling($0, place) }))
        return bound.resolving(spelling(declaration.type, alias.place))
      }
      guard names.isEmpty else { return nil }
      (type, place) = (declaration.type, alias.place)
    }
    return nil
  }
}
