/// A generic parameter: `T`, `T: Decodable`, `each T`, `let n: Int`.
package struct GenericParameter: Sendable, CustomStringConvertible {
  package var kind = Kind.type
  package var name: Identifier
  /// The type after the colon.
  package var constraint: TypeSyntax?

  package enum Kind: Sendable { case type, pack, value }

  package var description: String {
    let word =
      switch kind {
      case .type: ""
      case .pack: "each "
      case .value: "let "
      }
    return word + name.text + (constraint.map { ": \($0)" } ?? "")
  }
}

/// One term of a `where` clause.
package struct GenericRequirement: Sendable {
  package var subject: TypeSyntax
  package var relation: Relation
  package var object: TypeSyntax
  package var range: SourceRange

  package enum Relation: String, Sendable {
    case conforms = ":"
    case equals = "=="
  }
}

extension [GenericParameter] {
  /// Returns `<T: Decodable, U>`; empty for none.
  func list(_ spelling: (TypeSyntax) -> TypeSyntax) -> String {
    guard !isEmpty else { return "" }
    let texts = map { parameter in
      var spelled = parameter
      spelled.constraint = parameter.constraint.map(spelling)
      return spelled.description
    }
    return "<\(texts.joined(separator: ", "))>"
  }
}

extension [GenericRequirement] {
  /// Returns ` where T: Decodable`; empty for none.
  func clause(_ spelling: (TypeSyntax) -> TypeSyntax) -> String {
    guard !isEmpty else { return "" }
    let texts = map { one in
      let relation = one.relation == .conforms ? ": " : " == "
      return "\(spelling(one.subject))\(relation)\(spelling(one.object))"
    }
    return " where \(texts.joined(separator: ", "))"
  }
}
