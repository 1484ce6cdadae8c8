extension ProtocolDeclaration {
  /// The protocol with other names for the generic parameters of its members that are called like one
  /// of its own types.
  ///
  /// In a mock's class an associated type is a generic parameter, too, and none may hide another.
  var withoutShadows: ProtocolDeclaration {
    var names = Set(members.associatedTypes.map(\.name.bare))
    names.formUnion(primaryAssociatedTypes.map(\.bare))
    names.formUnion(members.typeAliases.map(\.name.bare))
    var copy = self
    copy.members = members.map { $0.avoiding(names) }
    return copy
  }
}

extension Member {
  fileprivate func avoiding(_ names: Set<String>) -> Member {
    switch self {
    case .method(let method):
      guard let renamed = method.genericParameters.renamed(avoiding: names) else { return self }
      var copy = method.mapping(renamed.types.type)
      copy.genericParameters = copy.genericParameters.map(renamed.name)
      return .method(copy)
    case .subscript(let declaration):
      guard let renamed = declaration.genericParameters.renamed(avoiding: names) else {
        return self
      }
      var copy = declaration.mapping(renamed.types.type)
      copy.genericParameters = copy.genericParameters.map(renamed.name)
      return .subscript(copy)
    case .initializer(let initializer):
      guard let renamed = initializer.genericParameters.renamed(avoiding: names) else {
        return self
      }
      var copy = initializer.mapping(renamed.types.type)
      copy.genericParameters = copy.genericParameters.map(renamed.name)
      return .initializer(copy)
    case .conditional(let clauses):
      return .conditional(clauses.mapping { $0.map { $0.avoiding(names) } })
    case .property, .associatedType, .typeAlias, .unreadable:
      return self
    }
  }
}

/// Generic parameters with new names.
private struct Renaming {
  let types: FixedTypes

  func name(_ parameter: GenericParameter) -> GenericParameter {
    guard case .named(let new)? = types[parameter.name.bare] else { return parameter }
    var copy = parameter
    copy.name.text = new[0].name.text
    return copy
  }
}

extension [GenericParameter] {
  /// New names for those that have one of the given names; nil where none has.
  fileprivate func renamed(avoiding names: Set<String>) -> Renaming? {
    let taken = names.union(map(\.name.bare))
    let clashes = filter { names.contains($0.name.bare) }.map { parameter in
      var name = parameter.name.bare
      repeat { name += "_" } while taken.contains(name)
      return (parameter.name.bare, TypeSyntax.name(name))
    }
    return clashes.isEmpty ? nil : Renaming(types: FixedTypes(clashes))
  }
}
