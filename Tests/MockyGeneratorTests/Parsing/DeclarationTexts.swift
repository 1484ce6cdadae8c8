import MockyGenerator

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
    switch kind {
    case .method:
      let arrow = result.map { " -> \($0)" } ?? ""
      return [
        start("func \(name)") + parameters.clause + "\(effects)\(arrow)" + requirements.clause
      ]
    case .property:
      return ["\(header)var \(name): \(lacksType ? "_" : "\(type)")\(accessors.clause)"]
    case .subscript:
      let tail = " -> \(type)" + requirements.clause + accessors.clause
      return [start("subscript") + parameters.clause + tail]
    case .initializer:
      return [start("init\(failability)") + parameters.clause + "\(effects)" + requirements.clause]
    case .associatedType:
      let value = result.map { " = \($0)" } ?? ""
      return [start("associatedtype \(name)") + inheritance.clause + value + requirements.clause]
    case .typeAlias: return [start("typealias \(name)") + " = \(type)" + requirements.clause]
    case .conditional: return clauses.flatMap(\.lines) + ["#endif"]
    case .unreadable: return ["unreadable"]
    }
  }

  private func start(_ head: String) -> String { "\(header)\(head)\(genericParameters.clause)" }
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
    let texts = map { one in
      "\(one.subject)\(one.relation == .conforms ? "" : " ")\(one.relation.rawValue) \(one.object)"
    }
    return isEmpty ? "" : " where \(texts.joined(separator: ", "))"
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
