extension ProtocolDeclaration {
  /// The protocol once for each combination of its conditions with associated types, because a
  /// class has the same parameters everywhere. It is empty if there are too many: each is written in full, and each
  /// condition may double their number.
  package var variants: [(conditions: [Condition], declaration: ProtocolDeclaration)] {
    variants(choosing: [:], atMost: 256) ?? []
  }

  /// - Parameters:
  ///   - choices: the branches that are already chosen, by condition.
  ///   - most: the greatest number of variants.
  private func variants(
    choosing choices: [Condition: Int], atMost most: Int
  ) -> [(conditions: [Condition], declaration: ProtocolDeclaration)]? {
    guard let place = members.firstIndex(where: \.hasConditionalTypes) else {
      return [([], havingEachTypeOnce)]
    }
    var clauses = members[place].clauses
    if let last = clauses.last, last.directive.hasPrefix("#if") || last.directive.isElseIf {
      clauses.append(ConditionalClause(directive: "#else", members: [], range: last.range))
    }
    let directives = clauses.map(\.directive)[...]
    let known = choices[directives]
    let most = known == nil ? most / clauses.count : most
    guard most > 0 else { return nil }
    var found: [(conditions: [Condition], declaration: ProtocolDeclaration)] = []
    for index in clauses.indices where known ?? index == index {
      var variant = self
      variant.members.replaceSubrange(place...place, with: clauses[index].members)
      var chosen = choices
      chosen[directives] = index
      guard let inner = variant.variants(choosing: chosen, atMost: most) else { return nil }
      let own = known == nil ? [directives[...index]] : []
      found += inner.map { (own + $0.conditions, $0.declaration) }
    }
    return found
  }

  /// The protocol with each associated type once, which has all constraints of the protocol and its
  /// parents.
  private var havingEachTypeOnce: ProtocolDeclaration {
    var declaration = self
    var types = MergedMembers()
    for type in members.associatedTypes { types.take([type]) }
    declaration.members = types.list + members.filter { $0.kind != .associatedType }
    return declaration
  }
}

extension Member {
  /// The names of the associated types that it may declare, under any condition.
  var conditionalTypeNames: [String] {
    clauses.flatMap { clause in
      clause.members.associatedTypes.map(\.name.bare)
        + clause.members.flatMap(\.conditionalTypeNames)
    }
  }

  fileprivate var hasConditionalTypes: Bool { !conditionalTypeNames.isEmpty }
}

extension String {
  fileprivate var isElseIf: Bool { hasPrefix("#elseif") }
}
