extension Parser {
  /// Reads a member that protocols and classes declare alike; nil for any other one.
  func parseCommonMember(_ introducer: Introducer) throws(SyntaxProblem) -> Member? {
    switch text(token) {
    case "func": try parseMethod(introducer)
    case "subscript": try parseSubscript(introducer)
    case "init": try parseInitializer(introducer)
    case "typealias": try parseTypeAlias(introducer)
    default: nil
    }
  }

  /// Returns the first parts of a member, at its keyword.
  func parts(_ kind: Member.Kind, _ introducer: Introducer) -> MemberParts {
    let header = header(introducer, keyword: token.range)
    return MemberParts(kind: kind, header: header, name: takeIdentifier())
  }

  private func parseMethod(_ introducer: Introducer) throws(SyntaxProblem) -> Member {
    var method = parts(.method, introducer)
    method.name = try parseMethodName()
    method.genericParameters = try parseGenericParameters()
    method.parameters = try parseParameters(after: "'\(method.name.text)'")
    method.effects = try parseEffects()
    if take(operator: "->") { method.result = try parseType("a type after '->'") }
    method.requirements = try parseWhereClause()
    skipBody()
    method.header.range.end = lastEnd
    return Member(method)
  }

  /// Reads a name or an operator. An angle bracket at its end belongs to the generic parameters.
  func parseMethodName() throws(SyntaxProblem) -> Identifier {
    guard at(.operator) else { return try parseName("a name after 'func'") }
    let isAngle = lexer.bytes[token.end - 1] == UInt8(ascii: "<") && token.end > token.start + 1
    if isAngle, isName(following), !following.followsBlank { splitToken(at: token.end - 1) }
    return takeIdentifier()
  }

  /// Skips the body that a requirement must not have; the compiler reports it.
  private func skipBody() {
    if at(.leftBrace), !token.startsLine { skipBraces() }
  }

  private func parseInitializer(_ introducer: Introducer) throws(SyntaxProblem) -> Member {
    var initializer = parts(.initializer, introducer)
    if at(.postfixMark) || at(operator: "?") || at(operator: "!") {
      initializer.failability = takeIdentifier().text
    }
    initializer.genericParameters = try parseGenericParameters()
    initializer.parameters = try parseParameters(after: "'init'")
    initializer.effects = try parseEffects()
    initializer.requirements = try parseWhereClause()
    skipBody()
    initializer.header.range.end = lastEnd
    return Member(initializer)
  }

  private func parseSubscript(_ introducer: Introducer) throws(SyntaxProblem) -> Member {
    var declared = parts(.subscript, introducer)
    declared.genericParameters = try parseGenericParameters()
    declared.parameters = try parseParameters(after: "'subscript'")
    guard take(operator: "->") else { throw expected("'->'") }
    declared.result = try parseType("a type after '->'")
    declared.requirements = try parseWhereClause()
    declared.accessors = isInClass ? try parseAccessorsOrBody() : try parseAccessors()
    declared.header.range.end = lastEnd
    return Member(declared)
  }

  func parseAssociatedType(_ introducer: Introducer) throws(SyntaxProblem) -> Member {
    var type = parts(.associatedType, introducer)
    type.name = try parseName("a name after 'associatedtype'")
    type.inheritance = try parseInheritance()
    if take(operator: "=") { type.result = try parseType("a type after '='") }
    type.requirements = try parseWhereClause()
    type.header.range.end = lastEnd
    return Member(type)
  }

  package func parseTypeAlias(_ introducer: Introducer) throws(SyntaxProblem) -> Member {
    var alias = parts(.typeAlias, introducer)
    alias.name = try parseName("a name after 'typealias'")
    alias.genericParameters = try parseGenericParameters()
    guard take(operator: "=") else { throw expected("'=' after '\(alias.name.text)'") }
    alias.result = try parseType("a type after '='")
    alias.requirements = try parseWhereClause()
    alias.header.range.end = lastEnd
    return Member(alias)
  }
}

extension Parser {
  /// Reads `(_ a: A, b: B = c)`.
  func parseParameters(after keyword: String) throws(SyntaxProblem) -> [Parameter] {
    try expect(.leftParenthesis, "'(' after \(keyword)")
    var parameters: [Parameter] = []
    while !at(.rightParenthesis) {
      parameters.append(try parseParameter())
      if !take(.comma) { break }
    }
    try expect(.rightParenthesis, "',' or ')'")
    return parameters
  }

  private func parseParameter() throws(SyntaxProblem) -> Parameter {
    let start = token.start
    var attributes: [Attribute] = []
    while at(.at) { attributes.append(try parseAttribute()) }
    let first = try parseLabel()
    let second = isWord(token) ? try parseLabel() : nil
    try expect(.colon, "':' after '\((second ?? first).text)'")
    let type = try parseType("a type after ':'")
    let isVariadic = take(operator: "...")
    var defaultValue: String?
    if take(operator: "=") {
      let start = token.start
      skipDefault()
      defaultValue = lexer.text(start, lastEnd)
    }
    return Parameter(
      attributes: attributes, firstName: first, secondName: second, type: type,
      isVariadic: isVariadic, defaultValue: defaultValue, range: SourceRange(start, lastEnd))
  }

  /// Reads a label or a parameter's name, which may be any word but three.
  private func parseLabel() throws(SyntaxProblem) -> Identifier {
    guard isWord(token), !at(word: "inout"), !at(word: "var"), !at(word: "let") else {
      throw expected("a parameter's name")
    }
    return takeIdentifier()
  }

  /// Skips the value after `=`, to the comma or the parenthesis that ends it.
  private func skipDefault() {
    while true {
      switch token.kind {
      case .endOfFile, .rightBrace, .rightParenthesis: return
      case .pound where isBranchEnd: return
      case .leftParenthesis, .leftBracket, .leftBrace: skipGroup()
      case .comma:
        if endsDefault { return }
        advance()
      default: advance()
      }
    }
  }

  /// A Boolean value that indicates whether a parameter follows this comma, and not a generic
  /// argument of the value.
  private var endsDefault: Bool {
    var ahead = lexer
    let first = ahead.next()
    if first.kind == .at || first.kind == .rightParenthesis { return true }
    guard isWord(first) else { return false }
    let second = ahead.next()
    if second.kind == .colon { return true }
    return isWord(second) && ahead.next().kind == .colon
  }
}

extension Parser {
  var isAtEffect: Bool {
    at(word: "async") || at(word: "throws") || at(word: "rethrows") || at(word: "reasync")
  }

  /// Reads `async throws(E)`, in any order.
  func parseEffects() throws(SyntaxProblem) -> Effects {
    var effects = Effects()
    while isAtEffect {
      switch takeIdentifier().text {
      case "async": effects.asynchrony = .async
      case "reasync": effects.asynchrony = .reasync
      case "rethrows": effects.throwing = .rethrows
      default: effects.throwing = try parseThrownType()
      }
    }
    return effects
  }

  /// Reads the type after `throws`.
  private func parseThrownType() throws(SyntaxProblem) -> Effects.Throwing {
    guard at(.leftParenthesis), !token.startsLine else { return .throws }
    advance()
    let type = try parseType("a type after '('")
    try expect(.rightParenthesis, "')'")
    return .typed(type)
  }
}
