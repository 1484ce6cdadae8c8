extension ProtocolDeclaration {
  /// The protocol with its own type aliases replaced by what they stand for.
  ///
  /// A mock's class and builder would see them only by way of their conformance, and what is an alias
  /// of a closure has to be known.
  var withoutAliases: ProtocolDeclaration {
    let aliases = members.typeAliases
    guard !aliases.isEmpty else { return self }
    let types = Dictionary(
      aliases.map { ($0.name.bare, $0.type) }, uniquingKeysWith: { first, _ in first })
    var copy = self
    copy.members = members.mapping { $0.resolving(types, depth: 0) }
    return copy
  }
}

extension TypeSyntax {
  /// The type that an alias of the protocol stands for, and not an alias itself.
  fileprivate func resolving(_ aliases: [String: TypeSyntax], depth: Int) -> TypeSyntax? {
    guard let name = soleName ?? nameInSelf, let type = aliases[name], depth < aliases.count else {
      return nil
    }
    return type.mapping { $0.resolving(aliases, depth: depth + 1) }.inParentheses
  }

  private var soleName: String? {
    guard case .named(let components) = self, components.count == 1,
      components[0].arguments == nil
    else { return nil }
    return components[0].name.bare
  }

  private var nameInSelf: String? {
    guard case .named(let components) = self, components.count == 2,
      components[0].name.bare == "Self", components[1].arguments == nil
    else { return nil }
    return components[1].name.bare
  }

  /// The type as it can stand before `?` and the like.
  var inParentheses: TypeSyntax {
    switch self {
    case .function, .some, .any, .composition, .attributed, .suppressed:
      .tuple([TupleElement(self)])
    default: self
    }
  }
}

extension [Member] {
  fileprivate func mapping(_ replace: @escaping (TypeSyntax) -> TypeSyntax?) -> [Member] {
    map { member in
      switch member {
      case .method(var method):
        method.parameters = method.parameters.mapping(replace)
        method.effects = method.effects.mapping(replace)
        method.result = method.result?.mapping(replace)
        method.requirements = method.requirements.map { $0.mapping(replace) }
        return .method(method)
      case .property(var property):
        property.type = property.type.mapping(replace)
        return .property(property)
      case .subscript(var declaration):
        declaration.parameters = declaration.parameters.mapping(replace)
        declaration.result = declaration.result.mapping(replace)
        declaration.requirements = declaration.requirements.map { $0.mapping(replace) }
        return .subscript(declaration)
      case .conditional(var clauses):
        for index in clauses.indices {
          clauses[index].members = clauses[index].members.mapping(replace)
        }
        return .conditional(clauses)
      case .initializer, .associatedType, .typeAlias, .unreadable:
        return member
      }
    }
  }

  /// The type aliases that stand under no condition.
  fileprivate var typeAliases: [TypeAliasDeclaration] {
    compactMap { if case .typeAlias(let alias) = $0 { alias } else { nil } }
  }
}

extension [Parameter] {
  fileprivate func mapping(_ replace: (TypeSyntax) -> TypeSyntax?) -> [Parameter] {
    map { parameter in
      var copy = parameter
      copy.type = parameter.type.mapping(replace)
      return copy
    }
  }
}
