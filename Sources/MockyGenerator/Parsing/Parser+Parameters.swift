extension Parser {
  /// `(_ a: A, b: B = c)`
  mutating func parseParameters(after keyword: String) throws(SyntaxProblem) -> [Parameter] {
    try expect(.leftParenthesis, "'(' after \(keyword)")
    var parameters: [Parameter] = []
    while !at(.rightParenthesis) {
      parameters.append(try parseParameter())
      if !take(.comma) { break }
    }
    try expect(.rightParenthesis, "',' or ')'")
    return parameters
  }

  private mutating func parseParameter() throws(SyntaxProblem) -> Parameter {
    let start = token.start
    var attributes: [Attribute] = []
    while at(.at) { attributes.append(try parseAttribute()) }
    let first = try parseLabel()
    let second = isWord(token) ? try parseLabel() : nil
    try expect(.colon, "':' after '\((second ?? first).text)'")
    let type = try parseType("a type after ':'")
    let isVariadic = take(operator: "...")
    let hasDefault = take(operator: "=")
    if hasDefault { skipDefault() }
    return Parameter(
      attributes: attributes, firstName: first, secondName: second, type: type,
      isVariadic: isVariadic, hasDefault: hasDefault, range: SourceRange(start, lastEnd))
  }

  /// A label or a parameter's name, which may be any word but three.
  private mutating func parseLabel() throws(SyntaxProblem) -> Identifier {
    guard isWord(token), !at(word: "inout"), !at(word: "var"), !at(word: "let") else {
      throw expected("a parameter's name")
    }
    return takeIdentifier()
  }

  /// Moves over the value after `=`, to the comma or the parenthesis that ends it.
  private mutating func skipDefault() {
    while true {
      switch token.kind {
      case .endOfFile, .rightBrace, .rightParenthesis: return
      case .leftParenthesis, .leftBracket, .leftBrace: skipGroup()
      case .comma:
        if endsDefault { return }
        advance()
      default: advance()
      }
    }
  }

  /// Whether a parameter follows this comma, and not a generic argument of the value.
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
