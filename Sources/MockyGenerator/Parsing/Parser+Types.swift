extension Parser {
  /// Reads a type with what may stand before it.
  ///
  /// - Parameter what: how a problem names what is missing: "a type after ':'".
  mutating func parseType(_ what: String) throws(SyntaxProblem) -> TypeSyntax {
    try enter()
    defer { leave() }
    let (attributes, specifiers) = try parseTypePrefixes()
    let base = try parseUnadornedType(what)
    if attributes.isEmpty && specifiers.isEmpty { return base }
    return .attributed(attributes, specifiers: specifiers, base)
  }

  private mutating func parseTypePrefixes() throws(SyntaxProblem) -> ([Attribute], [Modifier]) {
    var attributes: [Attribute] = []
    var specifiers: [Modifier] = []
    while true {
      if at(.at) {
        attributes.append(try parseAttribute(ofType: true))
      } else if let specifier = try parseTypeSpecifier() {
        specifiers.append(specifier)
      } else {
        return (attributes, specifiers)
      }
    }
  }

  private mutating func parseTypeSpecifier() throws(SyntaxProblem) -> Modifier? {
    guard at(.identifier), lexer.bytes[token.start] | 0x20 >= UInt8(ascii: "_") else { return nil }
    let name = text(token)
    guard Keyword.typeSpecifiers.contains(name), canStartType(following) else { return nil }
    let start = token.start
    advance()
    var detail: String?
    if name == "nonisolated", at(.leftParenthesis), !token.followsBlank {
      detail = try parseGroup()
    }
    return Modifier(name, detail: detail, SourceRange(start, lastEnd))
  }

  /// A type without attributes and specifiers.
  private mutating func parseUnadornedType(_ what: String) throws(SyntaxProblem) -> TypeSyntax {
    if take(word: "repeat") { return .packExpansion(try parseType("a type after 'repeat'")) }
    let base = try parseComposition(what)
    guard case .tuple(let parameters) = base, isAtFunctionType else { return base }
    let effects = try parseEffects()
    guard take(operator: "->") else { throw expected("'->'") }
    let result = try parseType("a type after '->'")
    return .function(
      FunctionTypeSyntax(parameters: parameters, effects: effects, result: result))
  }

  private var isAtFunctionType: Bool { at(operator: "->") || isAtEffect }

  /// One type or several with ampersands between, as a whole after `some`, `any` or `each`.
  private mutating func parseComposition(_ what: String) throws(SyntaxProblem) -> TypeSyntax {
    try enter()
    defer { leave() }
    if isAtTypeKeyword {
      let keyword = text(token)
      advance()
      let base = try parseComposition("a type after '\(keyword)'")
      return keyword == "some" ? .some(base) : keyword == "any" ? .any(base) : .packElement(base)
    }
    var types = [try parseSimpleType(what)]
    while take(operator: "&") {
      types.append(try parseComposed())
    }
    return types.count == 1 ? types[0] : .composition(types)
  }

  /// A type after an ampersand, where `any` may stand though it should not.
  private mutating func parseComposed() throws(SyntaxProblem) -> TypeSyntax {
    guard isAtTypeKeyword else { return try parseSimpleType("a type after '&'") }
    let keyword = text(token)
    advance()
    let base = try parseSimpleType("a type after '\(keyword)'")
    return keyword == "some" ? .some(base) : keyword == "any" ? .any(base) : .packElement(base)
  }

  private var isAtTypeKeyword: Bool {
    (at(word: "some") || at(word: "any") || at(word: "each")) && canStartType(following)
  }

  /// Whether a type may begin with a token.
  func canStartType(_ token: Token) -> Bool {
    switch token.kind {
    case .quotedIdentifier, .leftParenthesis, .leftBracket, .at: true
    case .operator: lexer.bytes[token.start] == UInt8(ascii: "~")
    case .identifier:
      isName(token) || isWord(token, "Self") || isWord(token, "Any") || isWord(token, "repeat")
        || isWord(token, "inout")
    default: false
    }
  }
}
