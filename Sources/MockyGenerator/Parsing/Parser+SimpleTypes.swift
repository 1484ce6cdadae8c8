extension Parser {
  /// How many `?`, `!`, `.Type` and the like may follow one type.
  private static let mostSuffixes = 20

  /// A type without ampersands, and what follows it directly.
  mutating func parseSimpleType(_ what: String) throws(SyntaxProblem) -> TypeSyntax {
    var type = try parseTypeWithoutSuffix(what)
    var count = 0
    while let suffixed = try parseTypeSuffix(type) {
      type = suffixed
      count += 1
      guard count < Parser.mostSuffixes else { throw .nestedTooDeeply(token.range) }
    }
    return type
  }

  private mutating func parseTypeWithoutSuffix(
    _ what: String
  ) throws(SyntaxProblem) -> TypeSyntax {
    switch token.kind {
    case .identifier, .quotedIdentifier: return try parseNamedType(what)
    case .leftParenthesis: return .tuple(try parseTupleElements())
    case .leftBracket: return try parseBracketedType()
    case .number: return .literal(takeIdentifier().text)
    case .operator:
      if at(operator: "~") { return try parseSuppressedType() }
      if at(operator: "-"), following.kind == .number { return parseNegativeNumber() }
      throw expected(what)
    default: throw expected(what)
    }
  }

  private mutating func parseSuppressedType() throws(SyntaxProblem) -> TypeSyntax {
    try enter()
    defer { leave() }
    advance()
    return .suppressed(try parseSimpleType("a type after '~'"))
  }

  private mutating func parseNegativeNumber() -> TypeSyntax {
    advance()
    return .literal("-" + takeIdentifier().text)
  }

  /// `Swift.Array<Int>.Index`
  private mutating func parseNamedType(_ what: String) throws(SyntaxProblem) -> TypeSyntax {
    guard isName(token) || at(word: "Self") || at(word: "Any") else { throw expected(what) }
    if at(word: "_") { return .literal(takeIdentifier().text) }
    var components = [try parseTypeComponent()]
    while at(.period), !isMetatypeKeyword(following), isWord(following) {
      advance()
      components.append(try parseTypeComponent())
    }
    return .named(components)
  }

  private mutating func parseTypeComponent() throws(SyntaxProblem) -> TypeSyntax.Component {
    let name = takeQualifiedName()
    guard at(prefix: UInt8(ascii: "<")), !token.startsLine else {
      return TypeSyntax.Component(name)
    }
    return TypeSyntax.Component(name, arguments: try parseGenericArguments())
  }

  /// A name, with the module before it if one is selected: `Swift::Int`.
  mutating func takeQualifiedName() -> Identifier {
    let start = token.start
    advance()
    if at(.colon), lexer.byte(token.end) == UInt8(ascii: ":"), token.start == lastEnd {
      advance()
      advance()
      if isWord(token) { advance() }
    }
    return Identifier(lexer.text(start, lastEnd), SourceRange(start, lastEnd))
  }

  /// `?`, `!`, `.Type`, `.Protocol` or a member, applied to a type; nil where none follows.
  private mutating func parseTypeSuffix(
    _ base: TypeSyntax
  ) throws(SyntaxProblem) -> TypeSyntax? {
    if at(.postfixMark), !token.startsLine {
      let isOptional = lexer.bytes[token.start] == UInt8(ascii: "?")
      advance()
      return isOptional ? .optional(base) : .unwrapped(base)
    }
    guard at(.period) else { return nil }
    advance()
    guard isWord(token) else { throw expected("a name after '.'") }
    if isMetatypeKeyword(token) { return .metatype(base, keyword: takeIdentifier().text) }
    return .member(base, try parseTypeComponent())
  }

  private func isMetatypeKeyword(_ token: Token) -> Bool {
    isWord(token, "Type") || isWord(token, "Protocol")
  }
}
