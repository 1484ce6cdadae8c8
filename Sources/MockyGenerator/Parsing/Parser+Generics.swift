extension Parser {
  /// Reads `<T: P, each U, let n: Int>`, if it is here.
  func parseGenericParameters() throws(SyntaxProblem) -> [GenericParameter] {
    guard take(prefix: UInt8(ascii: "<")) else { return [] }
    var parameters: [GenericParameter] = []
    repeat {
      if at(prefix: UInt8(ascii: ">")) { break }
      parameters.append(try parseGenericParameter())
    } while take(.comma)
    guard take(prefix: UInt8(ascii: ">")) else { throw expected("',' or '>'") }
    return parameters
  }

  private func parseGenericParameter() throws(SyntaxProblem) -> GenericParameter {
    while at(.at) { _ = try parseAttribute() }
    var kind = GenericParameter.Kind.type
    if take(word: "let") {
      kind = .value
    } else if at(word: "each"), isName(following) {
      advance()
      kind = .pack
    }
    let name = try parseName("a generic parameter's name")
    var constraint: TypeSyntax?
    if take(.colon) { constraint = try parseType("a type after ':'") }
    return GenericParameter(kind: kind, name: name, constraint: constraint)
  }

  /// Reads `where T: P, U == V`, if it is here.
  package func parseWhereClause() throws(SyntaxProblem) -> [GenericRequirement] {
    guard at(word: "where") else { return [] }
    var requirements: [GenericRequirement] = []
    repeat {
      advance()
      requirements.append(
        try parseRequirement("a type after \(requirements.isEmpty ? "'where'" : "','")"))
    } while at(.comma)
    return requirements
  }

  private func parseRequirement(
    _ what: String
  ) throws(SyntaxProblem) -> GenericRequirement {
    let start = token.start
    let subject = try parseType(what)
    let relation: GenericRequirement.Relation
    if take(.colon) {
      relation = .conforms
    } else if take(operator: "==") {
      relation = .equals
    } else {
      throw expected("':' or '=='")
    }
    let object = try parseType("a type after '\(relation.rawValue)'")
    return GenericRequirement(
      subject: subject, relation: relation, object: object, range: SourceRange(start, lastEnd))
  }

  /// Reads `: P, Q & R`, if it is here.
  package func parseInheritance() throws(SyntaxProblem) -> [InheritedType] {
    guard at(.colon) else { return [] }
    var types: [InheritedType] = []
    repeat {
      advance()
      let start = token.start
      let type = try parseInheritedType(types.isEmpty ? "a type after ':'" : "a type after ','")
      types.append(InheritedType(type, SourceRange(start, lastEnd)))
    } while at(.comma)
    return types
  }

  /// Reads a type, or the word `class`, the old form of `AnyObject`.
  private func parseInheritedType(
    _ what: String
  ) throws(SyntaxProblem) -> TypeSyntax {
    guard at(word: "class") else { return try parseType(what) }
    return .named([TypeSyntax.Component(takeIdentifier())])
  }
}
