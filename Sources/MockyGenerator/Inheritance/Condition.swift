/// The directives that lead to one branch of a `#if`: `["#if os(Linux)", "#else"]` for its second.
package typealias Condition = [String]

extension Condition {
  /// Whether two branches belong to one `#if`, so that not both are compiled.
  func excludes(_ other: Condition) -> Bool {
    self != other && (starts(with: other) || other.starts(with: self))
  }
}

extension [Member] {
  /// The members in branches of conditions, of which those before are empty.
  func under(_ conditions: [Condition]) -> [Member] {
    guard !isEmpty else { return [] }
    return conditions.reversed().reduce(self) { members, condition in
      let clauses = condition.indices.map { index in
        ConditionalClause(
          directive: condition[index], members: index == condition.count - 1 ? members : [],
          range: SourceRange(0, 0))
      }
      return [.conditional(clauses)]
    }
  }

  /// The members that satisfy a condition, also those under conditions; nothing of an `#if` where none do.
  func keeping(_ isKept: (Member) -> Bool) -> [Member] {
    compactMap { member in
      guard case .conditional(let clauses) = member else { return isKept(member) ? member : nil }
      let kept = clauses.mapping { $0.keeping(isKept) }
      return kept.allSatisfy(\.members.isEmpty) ? nil : .conditional(kept)
    }
  }
}

extension SourceLines {
  /// What stands in branches of conditions, with the directives around it.
  ///
  /// The branches before are written empty: so nothing has to be negated.
  package mutating func under(_ conditions: [Condition], _ body: (inout SourceLines) -> Void) {
    guard let condition = conditions.first else { return body(&self) }
    for directive in condition { add(directive) }
    indented { $0.under(Array(conditions.dropFirst()), body) }
    add("#endif")
  }
}
