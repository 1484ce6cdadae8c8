extension ProtocolDeclaration {
  /// The protocol with other names for generic parameters of its members that share a name with one
  /// of its own types.
  ///
  /// An associated type is a generic parameter of the mock's class, and none may hide another. A class may inherit members
  /// with generic parameters of the same names as its own.
  var withoutShadows: ProtocolDeclaration {
    var names = Set(members.associatedTypes.map(\.name.bare) + genericNames)
    names.formUnion(primaryAssociatedTypes.map(\.bare))
    names.formUnion(members.typeAliases.map(\.name.bare))
    var copy = self
    copy.members = members.map { $0.avoiding(names) }
    return copy
  }
}

extension Member {
  fileprivate func avoiding(_ names: Set<String>) -> Member {
    if kind == .conditional {
      return .conditional(clauses.mapping { $0.map { $0.avoiding(names) } })
    }
    let own = genericNames
    let clashes = own.filter(names.contains)
    if clashes.isEmpty { return self }
    let taken = names.union(own)
    let renamed = clashes.map { clash in
      var name = clash
      repeat { name += "_" } while taken.contains(name)
      return (clash, TypeSyntax.name(name))
    }
    return mapping(FixedTypes(renamed).type)
  }
}
