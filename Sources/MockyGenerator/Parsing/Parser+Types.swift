extension Parser {
  /// Reads a type with what may stand before it.
  ///
  /// The functions that call each other for nested types leave to others what needs room: their
  /// frames add up, and threads may have half a megabyte of stack.
  ///
  /// - Parameter what: how a problem names what is missing: "a type after ':'".
  mutating func parseType(_ what: String) throws(SyntaxProblem) -> TypeSyntax {
    try enter()
    defer { leave() }
    guard mayBeAdorned else { return try parseUnadornedType(what) }
    let adornments = try parseAdornments()
    return adornments.adorn(try parseUnadornedType(what))
  }

  /// Whether an attribute or a word that may be a specifier stands here.
  private var mayBeAdorned: Bool {
    at(.at) || at(.identifier) && lexer.bytes[token.start] >= UInt8(ascii: "_")
  }

  /// What stands before a type.
  private struct Adornments {
    var attributes: [Attribute] = []
    var specifiers: [Modifier] = []

    func adorn(_ type: TypeSyntax) -> TypeSyntax {
      if attributes.isEmpty && specifiers.isEmpty { return type }
      return .attributed(attributes, specifiers: specifiers, type)
    }
  }

  private mutating func parseAdornments() throws(SyntaxProblem) -> Adornments {
    var adornments = Adornments()
    while true {
      if at(.at) {
        adornments.attributes.append(try parseAttribute(ofType: true))
      } else if let specifier = try parseTypeSpecifier() {
        adornments.specifiers.append(specifier)
      } else {
        return adornments
      }
    }
  }

  private mutating func parseTypeSpecifier() throws(SyntaxProblem) -> Modifier? {
    guard at(.identifier) else { return nil }
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
    return isAtFunctionType ? try parseFunctionType(base) : base
  }

  private var isAtFunctionType: Bool { at(operator: "->") || isAtEffect }

  /// What follows parameters; nothing does where other types stand.
  private mutating func parseFunctionType(
    _ base: TypeSyntax
  ) throws(SyntaxProblem) -> TypeSyntax {
    guard case .tuple(let parameters) = base else { return base }
    let effects = try parseEffects()
    guard take(operator: "->") else { throw expected("'->'") }
    let result = try parseType("a type after '->'")
    return .function(
      FunctionTypeSyntax(parameters: parameters, effects: effects, result: result))
  }

  /// One type or several with ampersands between, as a whole after `some`, `any` or `each`.
  private mutating func parseComposition(_ what: String) throws(SyntaxProblem) -> TypeSyntax {
    if isAtTypeKeyword { return try parseAfterTypeKeyword() }
    let first = try parseSimpleType(what)
    return at(operator: "&") ? try parseComposition(with: first) : first
  }

  private mutating func parseComposition(
    with first: TypeSyntax
  ) throws(SyntaxProblem) -> TypeSyntax {
    var types = [first]
    while take(operator: "&") {
      types.append(
        isAtTypeKeyword ? try parseAfterTypeKeyword() : try parseSimpleType("a type after '&'"))
    }
    return .composition(types)
  }

  private mutating func parseAfterTypeKeyword() throws(SyntaxProblem) -> TypeSyntax {
    try enter()
    defer { leave() }
    let keyword = takeIdentifier().text
    let base = try parseComposition("a type after '\(keyword)'")
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
