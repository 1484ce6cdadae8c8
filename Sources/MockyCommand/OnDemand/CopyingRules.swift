import MockyGenerator

/// The rules for copying values of the types that a declaration names.
struct CopyingRules {
  let types: DeclaredTypes
  /// Names that mean a type inside the declaration, and none of the sources.
  let own: Set<String>
  /// Returns the name of a type at the place of the mock.
  let spelling: (TypeSyntax) -> TypeSyntax

  /// Returns the rules, by the names that types have at the place of the mock.
  ///
  /// - Parameters:
  ///   - members: the members that name the types.
  ///   - place: the place of the members.
  func of(_ members: [Member], at place: Place) -> [String: CopyingRule] {
    var rules: [String: CopyingRule] = [:]
    for member in members {
      for clause in member.clauses { rules.merge(of(clause.members, at: place)) { $1 } }
      if member.kind == .conditional { continue }
      let known = own.union(member.genericNames)
      _ = member.mapping { part in
        guard case .named(let components) = part, !known.contains(components[0].name.bare)
        else { return nil }
        let names = components.map(\.name.bare)
        if let rule = types.rule(of: names, at: place) {
          let plain = TypeSyntax.named(components.map { TypeSyntax.Component($0.name) })
          rules[spelling(plain).bareNames] = rule
        }
        return nil
      }
    }
    return rules
  }
}

extension TypeSyntax {
  fileprivate var bareNames: String {
    guard case .named(let components) = self else { return description }
    return components.map(\.name.bare).joined(separator: ".")
  }
}
