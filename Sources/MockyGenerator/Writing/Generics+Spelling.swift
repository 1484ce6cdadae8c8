extension [GenericParameter] {
  /// `<T: Decodable, U>`, and nothing for none.
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
  /// ` where T: Decodable`, and nothing for none.
  func clause(_ spelling: (TypeSyntax) -> TypeSyntax) -> String {
    guard !isEmpty else { return "" }
    let texts = map { requirement in
      var spelled = requirement
      spelled.subject = spelling(requirement.subject)
      spelled.object = spelling(requirement.object)
      return spelled.description
    }
    return " where \(texts.joined(separator: ", "))"
  }
}
