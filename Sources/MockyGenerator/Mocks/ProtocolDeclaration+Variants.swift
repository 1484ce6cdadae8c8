extension ProtocolDeclaration {
  /// The protocol once for each way in which its conditions may hold, where associated types stand in
  /// them: a class has the same parameters everywhere.
  var variants: [(conditions: [Condition], declaration: ProtocolDeclaration)] {
    variants(choosing: [:])
  }

  /// - Parameter choices: which branch was taken of the conditions that are known already.
  private func variants(
    choosing choices: [Condition: Int]
  ) -> [(conditions: [Condition], declaration: ProtocolDeclaration)] {
    guard let place = members.firstIndex(where: \.hasConditionalTypes),
      case .conditional(var clauses) = members[place]
    else { return [([], havingEachTypeOnce)] }
    if let last = clauses.last, last.directive.hasPrefix("#if") || last.directive.isElseIf {
      clauses.append(ConditionalClause(directive: "#else", members: [], range: last.range))
    }
    let directives = clauses.map(\.directive)
    return clauses.indices.flatMap { index in
      let known = choices[directives]
      guard known ?? index == index else {
        return [] as [(conditions: [Condition], declaration: Self)]
      }
      var variant = self
      variant.members.replaceSubrange(place...place, with: clauses[index].members)
      var chosen = choices
      chosen[directives] = index
      let own = known == nil ? [Condition(directives[...index])] : []
      return variant.variants(choosing: chosen).map { (own + $0.conditions, $0.declaration) }
    }
  }

  /// An associated type has what the protocol and its parents say of it.
  private var havingEachTypeOnce: ProtocolDeclaration {
    var declaration = self
    declaration.members = []
    for member in members {
      if case .associatedType = member {
        declaration.members = declaration.members.merging([member])
      } else {
        declaration.members.append(member)
      }
    }
    return declaration
  }
}

extension Member {
  /// The names of the associated types that it may declare, under whatever conditions.
  var conditionalTypeNames: [String] {
    guard case .conditional(let clauses) = self else { return [] }
    return clauses.flatMap { clause in
      clause.members.associatedTypes.map(\.name.bare)
        + clause.members.flatMap(\.conditionalTypeNames)
    }
  }

  fileprivate var hasConditionalTypes: Bool { !conditionalTypeNames.isEmpty }
}

extension String {
  fileprivate var isElseIf: Bool { hasPrefix("#elseif") }
}
