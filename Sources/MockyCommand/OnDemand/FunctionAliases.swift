import MockyGenerator

/// Resolves the type aliases of closures among parameters, and those that a struct stores. Closures
/// that are parameters do not escape, and a mock treats them differently from values.
struct FunctionAliases {
  let types: Symbols
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
      if member.storage != .none, let type = stored(member.type, at: place) {
        resolved.result = type
      }
    }
  }

  /// Returns the function type, or the optional one, that a stored property has by its alias; nil if it has another
  /// type.
  func stored(_ type: TypeSyntax, at place: Place) -> TypeSyntax? {
    function(type, at: place, isStored: true)
  }

  /// Returns the function type that a name means, with the specifiers before it; nil if it means
  /// something else.
  ///
  /// - Parameter isStored: whether an optional function counts, too.
  private func function(
    _ type: TypeSyntax, at place: Place, isStored: Bool = false, _ depth: Int = 0
  ) -> TypeSyntax? {
    switch type.kind {
    case .optional where isStored:
      return function(type.base, at: place, isStored: true, depth)
        .map { .optional($0.inParentheses) }
    case .attributed where type.attributes.isEmpty:
      return function(type.base, at: place, isStored: isStored, depth).map { meant in
        .attributed(
          meant.attributes, specifiers: type.specifiers + meant.specifiers, meant.valueOnly)
      }
    case .named:
      let components = type.components
      guard depth < 20, !own.contains(components[0].name.bare),
        let alias = types.resolve(type, at: place)?.onlyAlias
      else { return nil }
      let declaration = alias.declaration
      let names = declaration.genericParameters.map(\.name.bare)
      let arguments = components.last?.arguments ?? []
      guard names.count == arguments.count else { return nil }
      if isStored ? declaration.type.functionWithAdornments != nil : declaration.type.isFunction {
        let bound = FixedTypes(zip(names, arguments.map { spelling($0, place) }))
        return bound.resolving(spelling(declaration.type, alias.place))
      }
      return names.isEmpty
        ? function(declaration.type, at: alias.place, isStored: isStored, depth + 1) : nil
    default: return nil
    }
  }
}
