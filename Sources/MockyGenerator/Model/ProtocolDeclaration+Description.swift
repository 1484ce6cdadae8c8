extension ProtocolDeclaration: CustomStringConvertible {
  /// The declaration in a normal form, one member a line, for tests and for comparing.
  package var description: String {
    let primary = primaryAssociatedTypes.map(\.text).joined(separator: ", ")
    let name = name.text + (primary.isEmpty ? "" : "<\(primary)>")
    let first = "\(header)protocol \(name)\(inheritance.clause)\(requirements.clause)"
    return ([first] + members.lines).joined(separator: "\n")
  }
}

extension [Member] {
  /// The members, indented, those of a condition further.
  fileprivate var lines: [String] { flatMap(\.lines).map { "  " + $0 } }
}

extension Member: CustomStringConvertible {
  package var description: String { lines.joined(separator: "\n") }

  fileprivate var lines: [String] {
    switch self {
    case .method(let method): [method.description]
    case .property(let property): [property.description]
    case .subscript(let declaration): [declaration.description]
    case .initializer(let initializer): [initializer.description]
    case .associatedType(let type): [type.description]
    case .typeAlias(let alias): [alias.description]
    case .conditional(let clauses): clauses.flatMap(\.lines) + ["#endif"]
    case .unreadable: ["unreadable"]
    }
  }
}

extension ConditionalClause {
  fileprivate var lines: [String] { [directive] + members.lines }
}

extension EnclosingDeclaration: CustomStringConvertible {
  package var description: String { "\(header)\(keyword) \(type)\(genericParameters.clause)" }
}
