/// A generic parameter: `T`, `T: Decodable`, `each T`, `let n: Int`.
package struct GenericParameter: Sendable, CustomStringConvertible {
  package var kind: Kind
  package var name: Identifier
  /// What stands after the colon.
  package var constraint: TypeSyntax?

  package enum Kind: Sendable { case type, pack, value }

  package init(kind: Kind = .type, name: Identifier, constraint: TypeSyntax? = nil) {
    self.kind = kind
    self.name = name
    self.constraint = constraint
  }

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
package struct GenericRequirement: Sendable, CustomStringConvertible {
  package var subject: TypeSyntax
  package var relation: Relation
  package var object: TypeSyntax
  package var range: SourceRange

  package enum Relation: String, Sendable {
    case conforms = ":"
    case equals = "=="
  }

  package init(
    subject: TypeSyntax, relation: Relation, object: TypeSyntax, range: SourceRange
  ) {
    self.subject = subject
    self.relation = relation
    self.object = object
    self.range = range
  }

  package var description: String {
    relation == .conforms ? "\(subject): \(object)" : "\(subject) == \(object)"
  }
}
