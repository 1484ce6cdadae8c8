extension Parser {
  mutating func parseMethod(_ introducer: Introducer) throws(SyntaxProblem) -> MethodDeclaration {
    let keyword = token.range
    advance()
    let name = try parseMethodName()
    let generics = try parseGenericParameters()
    let parameters = try parseParameters(after: "'\(name.text)'")
    let effects = try parseEffects()
    let result = take(operator: "->") ? try parseType("a type after '->'") : nil
    let requirements = try parseWhereClause()
    skipBody()
    return MethodDeclaration(
      header: header(introducer, keyword: keyword), name: name, genericParameters: generics,
      parameters: parameters, effects: effects, result: result, requirements: requirements)
  }

  /// A name or an operator; an angle at its end belongs to the generic parameters.
  mutating func parseMethodName() throws(SyntaxProblem) -> Identifier {
    guard at(.operator) else { return try parseName("a name after 'func'") }
    let isAngle = lexer.bytes[token.end - 1] == UInt8(ascii: "<") && token.end > token.start + 1
    if isAngle, isName(following), !following.followsBlank { splitToken(at: token.end - 1) }
    return takeIdentifier()
  }

  /// Moves over the body that a requirement should not have; the compiler says so.
  private mutating func skipBody() {
    if at(.leftBrace), !token.startsLine { skipBraces() }
  }

  mutating func parseInitializer(
    _ introducer: Introducer
  ) throws(SyntaxProblem) -> InitializerDeclaration {
    let keyword = token.range
    advance()
    var failability = ""
    if at(.postfixMark) || at(operator: "?") || at(operator: "!") {
      failability = takeIdentifier().text
    }
    let generics = try parseGenericParameters()
    let parameters = try parseParameters(after: "'init'")
    let effects = try parseEffects()
    let requirements = try parseWhereClause()
    skipBody()
    return InitializerDeclaration(
      header: header(introducer, keyword: keyword), failability: failability,
      genericParameters: generics, parameters: parameters, effects: effects,
      requirements: requirements)
  }

  mutating func parseSubscript(
    _ introducer: Introducer
  ) throws(SyntaxProblem) -> SubscriptDeclaration {
    let keyword = token.range
    advance()
    let generics = try parseGenericParameters()
    let parameters = try parseParameters(after: "'subscript'")
    guard take(operator: "->") else { throw expected("'->'") }
    let result = try parseType("a type after '->'")
    let requirements = try parseWhereClause()
    let accessors = isInClass ? try parseAccessorsOrBody() : try parseAccessors()
    return SubscriptDeclaration(
      header: header(introducer, keyword: keyword), genericParameters: generics,
      parameters: parameters, result: result, requirements: requirements, accessors: accessors)
  }

  mutating func parseAssociatedType(
    _ introducer: Introducer
  ) throws(SyntaxProblem) -> AssociatedTypeDeclaration {
    let keyword = token.range
    advance()
    let name = try parseName("a name after 'associatedtype'")
    let inheritance = try parseInheritance()
    let defaultType = take(operator: "=") ? try parseType("a type after '='") : nil
    let requirements = try parseWhereClause()
    return AssociatedTypeDeclaration(
      header: header(introducer, keyword: keyword), name: name, inheritance: inheritance,
      defaultType: defaultType, requirements: requirements)
  }

  mutating func parseTypeAlias(
    _ introducer: Introducer
  ) throws(SyntaxProblem) -> TypeAliasDeclaration {
    let keyword = token.range
    advance()
    let name = try parseName("a name after 'typealias'")
    let generics = try parseGenericParameters()
    guard take(operator: "=") else { throw expected("'=' after '\(name.text)'") }
    let type = try parseType("a type after '='")
    let requirements = try parseWhereClause()
    return TypeAliasDeclaration(
      header: header(introducer, keyword: keyword), name: name, genericParameters: generics,
      type: type, requirements: requirements)
  }
}
