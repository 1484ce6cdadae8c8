import MockyGenerator

extension MethodDeclaration: CustomStringConvertible {
  package var description: String {
    "\(header)func \(name)\(genericParameters.clause)\(parameters.clause)\(effects)"
      + (result.map { " -> \($0)" } ?? "") + requirements.clause
  }
}

extension InitializerDeclaration: CustomStringConvertible {
  package var description: String {
    "\(header)init\(failability)\(genericParameters.clause)\(parameters.clause)\(effects)"
      + requirements.clause
  }
}

extension SubscriptDeclaration: CustomStringConvertible {
  package var description: String {
    "\(header)subscript\(genericParameters.clause)\(parameters.clause) -> \(result)"
      + requirements.clause + accessors.clause
  }
}

extension PropertyDeclaration: CustomStringConvertible {
  package var description: String { "\(header)var \(name): \(type)\(accessors.clause)" }
}

extension AssociatedTypeDeclaration: CustomStringConvertible {
  package var description: String {
    "\(header)associatedtype \(name)\(inheritance.clause)"
      + (defaultType.map { " = \($0)" } ?? "") + requirements.clause
  }
}

extension TypeAliasDeclaration: CustomStringConvertible {
  package var description: String {
    "\(header)typealias \(name)\(genericParameters.clause) = \(type)\(requirements.clause)"
  }
}

extension Parameter: CustomStringConvertible {
  package var description: String {
    let names = firstName.text + (secondName.map { " \($0)" } ?? "")
    let before = attributes.map { "\($0) " }.joined() + names
    return "\(before): \(type)" + (isVariadic ? "..." : "") + (hasDefault ? " = _" : "")
  }
}

extension Accessor: CustomStringConvertible {
  package var description: String {
    let before = attributes.map { "\($0) " }.joined() + modifiers.map { "\($0) " }.joined()
    return "\(before)\(keyword)\(effects)"
  }
}

extension DeclarationHeader: CustomStringConvertible {
  /// The attributes and the modifiers, with a blank after each.
  package var description: String {
    attributes.map { "\($0) " }.joined() + modifiers.map { "\($0) " }.joined()
  }
}

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

extension [GenericParameter] {
  /// `<T, U: P>`, or nothing.
  var clause: String {
    isEmpty ? "" : "<\(map(\.description).joined(separator: ", "))>"
  }
}

extension [GenericRequirement] {
  /// ` where T: P`, or nothing.
  var clause: String {
    isEmpty ? "" : " where \(map(\.description).joined(separator: ", "))"
  }
}

extension [InheritedType] {
  /// `: P, Q`, or nothing.
  var clause: String {
    isEmpty ? "" : ": \(map(\.type.description).joined(separator: ", "))"
  }
}

extension [Parameter] {
  /// `(a: A, _ b: B)`
  var clause: String { "(\(map(\.description).joined(separator: ", ")))" }
}

extension [Accessor] {
  /// ` { get set }`, or nothing.
  var clause: String {
    isEmpty ? "" : " { \(map(\.description).joined(separator: " ")) }"
  }
}
