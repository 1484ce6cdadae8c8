/// What the sources say of the types that a declaration names.
struct CopyingRules {
  let types: DeclaredTypes
  /// Names of the declaration's own, which mean no type of the sources.
  let own: Set<String>
  /// How a type is named where the mock stands.
  let spelling: (TypeSyntax) -> TypeSyntax

  /// The rules, by the names that types have where the mock stands.
  ///
  /// - Parameters:
  ///   - members: what names the types.
  ///   - place: where the members stand.
  func of(_ members: [Member], at place: Place) -> [String: CopyingRule] {
    var rules: [String: CopyingRule] = [:]
    for member in members {
      if case .conditional(let clauses) = member {
        for clause in clauses { rules.merge(of(clause.members, at: place)) { $1 } }
        continue
      }
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
