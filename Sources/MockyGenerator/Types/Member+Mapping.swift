extension Member {
  /// The member with parts of its types replaced, those under its conditions included.
  func mapping(_ replace: @escaping (TypeSyntax) -> TypeSyntax?) -> Member {
    switch self {
    case .method(let method): .method(method.mapping(replace))
    case .property(let property): .property(property.mapping(replace))
    case .subscript(let declaration): .subscript(declaration.mapping(replace))
    case .conditional(let clauses):
      .conditional(clauses.mapping { $0.map { $0.mapping(replace) } })
    case .associatedType(let type): .associatedType(type.mapping(replace))
    case .initializer(let initializer): .initializer(initializer.mapping(replace))
    case .typeAlias(let alias): .typeAlias(alias.mapping(replace))
    case .unreadable: self
    }
  }
}

extension MethodDeclaration {
  func mapping(_ replace: (TypeSyntax) -> TypeSyntax?) -> Self {
    var copy = self
    copy.genericParameters = genericParameters.mapping(replace)
    copy.parameters = parameters.mapping(replace)
    copy.effects = effects.mapping(replace)
    copy.result = result?.mapping(replace)
    copy.requirements = requirements.map { $0.mapping(replace) }
    return copy
  }
}

extension InitializerDeclaration {
  func mapping(_ replace: (TypeSyntax) -> TypeSyntax?) -> Self {
    var copy = self
    copy.genericParameters = genericParameters.mapping(replace)
    copy.parameters = parameters.mapping(replace)
    copy.effects = effects.mapping(replace)
    copy.requirements = requirements.map { $0.mapping(replace) }
    return copy
  }
}

extension PropertyDeclaration {
  func mapping(_ replace: (TypeSyntax) -> TypeSyntax?) -> Self {
    var copy = self
    copy.type = type.mapping(replace)
    return copy
  }
}

extension SubscriptDeclaration {
  func mapping(_ replace: (TypeSyntax) -> TypeSyntax?) -> Self {
    var copy = self
    copy.genericParameters = genericParameters.mapping(replace)
    copy.parameters = parameters.mapping(replace)
    copy.result = result.mapping(replace)
    copy.requirements = requirements.map { $0.mapping(replace) }
    return copy
  }
}

extension TypeAliasDeclaration {
  func mapping(_ replace: (TypeSyntax) -> TypeSyntax?) -> Self {
    var copy = self
    copy.type = type.mapping(replace)
    return copy
  }
}

extension AssociatedTypeDeclaration {
  func mapping(_ replace: (TypeSyntax) -> TypeSyntax?) -> Self {
    var copy = self
    copy.inheritance = inheritance.map { InheritedType($0.type.mapping(replace), $0.range) }
    copy.requirements = requirements.map { $0.mapping(replace) }
    return copy
  }
}

extension [ConditionalClause] {
  /// The branches with other members.
  func mapping(_ change: ([Member]) -> [Member]) -> [ConditionalClause] {
    map { ConditionalClause(directive: $0.directive, members: change($0.members), range: $0.range) }
  }
}

extension [GenericParameter] {
  fileprivate func mapping(_ replace: (TypeSyntax) -> TypeSyntax?) -> [GenericParameter] {
    map {
      GenericParameter(kind: $0.kind, name: $0.name, constraint: $0.constraint?.mapping(replace))
    }
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
