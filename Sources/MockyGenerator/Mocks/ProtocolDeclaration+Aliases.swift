extension ProtocolDeclaration {
  /// The protocol with its own type aliases replaced by what they stand for.
  ///
  /// A mock's class and builder would see them only by way of their conformance, and what is an alias
  /// of a closure has to be known.
  var withoutAliases: ProtocolDeclaration {
    let aliases = TypeAliases(members.typeAliases)
    guard !aliases.isEmpty else { return self }
    var copy = self
    copy.members = members.mapping(aliases.resolving)
    copy.requirements = requirements.map { $0.mapping(aliases.resolving) }
    return copy
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
      case .associatedType(var type):
        type.inheritance = type.inheritance.map { parent in
          InheritedType(parent.type.mapping(replace), parent.range)
        }
        type.requirements = type.requirements.map { $0.mapping(replace) }
        return .associatedType(type)
      case .initializer, .typeAlias, .unreadable:
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
