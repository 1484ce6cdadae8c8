/// The directives that lead to one branch of a `#if`: `["#if os(Linux)", "#else"]` for its second.
package typealias Condition = [String]

extension SourceLines {
  /// What stands in branches of conditions, with the directives around it.
  ///
  /// The branches before are written empty: so nothing has to be negated.
  mutating func under(_ conditions: [Condition], _ body: (inout SourceLines) -> Void) {
    guard let condition = conditions.first else { return body(&self) }
    for directive in condition { add(directive) }
    indented { $0.under(Array(conditions.dropFirst()), body) }
    add("#endif")
  }
}
