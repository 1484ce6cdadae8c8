extension Parser {
  /// How many `?`, `!`, `.Type` and the like may follow one type.
  private static let mostSuffixes = 8

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
    case .identifier, .quotedIdentifier:
      return isTypeName ? .named(try parseTypeComponents()) : try parseLiteralType(what)
    case .leftParenthesis: return .tuple(try parseTupleElements())
    case .leftBracket: return try parseBracketedType()
    case .operator where at(operator: "~"): return try parseSuppressedType()
    default: return try parseLiteralType(what)
    }
  }

  private mutating func parseSuppressedType() throws(SyntaxProblem) -> TypeSyntax {
    try enter()
    defer { leave() }
    advance()
    return .suppressed(try parseSimpleType("a type after '~'"))
  }

  /// A number or a placeholder, or else nothing that is a type.
  private mutating func parseLiteralType(_ what: String) throws(SyntaxProblem) -> TypeSyntax {
    if at(.number) || at(word: "_") { return .literal(takeIdentifier().text) }
    guard at(operator: "-"), following.kind == .number else { throw expected(what) }
    advance()
    return .literal("-" + takeIdentifier().text)
  }

  private var isTypeName: Bool {
    at(word: "Self") || at(word: "Any") || isName(token) && !at(word: "_")
  }

  /// `Swift.Array<Int>.Index`
  private mutating func parseTypeComponents() throws(SyntaxProblem) -> [TypeSyntax.Component] {
    var components: [TypeSyntax.Component] = []
    repeat {
      components.append(try parseTypeComponent())
    } while takePeriodBeforeName()
    return components
  }

  /// Takes a period if a name follows and no `Type` or `Protocol`.
  private mutating func takePeriodBeforeName() -> Bool {
    guard at(.period) else { return false }
    let next = following
    guard isWord(next), !isMetatypeKeyword(next) else { return false }
    advance()
    return true
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
