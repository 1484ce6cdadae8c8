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
