extension ProtocolDeclaration {
  /// The protocol with its own type aliases replaced by what they stand for.
  ///
  /// A mock's class and builder would see them only by way of their conformance, and what is an alias
  /// of a closure has to be known.
  var withoutAliases: ProtocolDeclaration {
    let aliases = TypeAliases(members.typeAliases)
    guard !aliases.isEmpty else { return self }
    var copy = self
    copy.members = members.map { $0.mapping(aliases.resolving) }
    copy.requirements = requirements.map { $0.mapping(aliases.resolving) }
    return copy
  }
}

extension [Member] {
  /// The type aliases that stand under no condition.
  var typeAliases: [TypeAliasDeclaration] {
    compactMap { if case .typeAlias(let alias) = $0 { alias } else { nil } }
  }
}
