/// The directives that lead to one branch of a `#if`: `["#if os(Linux)", "#else"]` for its second.
///
/// The branches of one `#if` share their storage.
package typealias Condition = ArraySlice<String>

extension Condition {
  /// Returns whether two branches belong to one `#if`, so that only one is compiled.
  func excludes(_ other: Condition) -> Bool {
    self != other && (starts(with: other) || other.starts(with: self))
  }
}

extension [Condition] {
  /// A Boolean value that indicates whether some compilers do not read code under them.
  package var areForVersion: Bool { contains { $0.contains(where: \.asksForVersion) } }
}

extension [Member] {
  /// Returns the members in branches of conditions, with empty branches before.
  func under(_ conditions: [Condition]) -> [Member] {
    guard !isEmpty else { return [] }
    return conditions.reversed().reduce(self) { members, condition in
      let clauses = condition.indices.map { index in
        ConditionalClause(
          directive: condition[index], members: index == condition.endIndex - 1 ? members : [],
          range: .nowhere)
      }
      return [.conditional(clauses)]
    }
  }

  /// Returns the members that satisfy a condition, including those under conditions. An `#if`
  /// without any is left out.
  package func keeping(_ isKept: (Member) -> Bool) -> [Member] {
    compactMap { member in
      if member.kind != .conditional { return isKept(member) ? member : nil }
      let kept = member.clauses.mapping { $0.keeping(isKept) }
      return kept.allSatisfy(\.members.isEmpty) ? nil : .conditional(kept)
    }
  }
}

extension SourceLines {
  /// Writes the body in branches of conditions, with the directives around it.
  ///
  /// The branches before are empty, so no condition has to be negated.
  package mutating func under(_ conditions: [Condition], _ body: (inout SourceLines) -> Void) {
    guard let condition = conditions.first else { return body(&self) }
    for directive in condition { add(directive) }
    indented { $0.under(Array(conditions.dropFirst()), body) }
    add("#endif")
  }
}
