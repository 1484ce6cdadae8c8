extension Parser {
  /// `(A, b: B, C...)`, at the opening parenthesis.
  mutating func parseTupleElements() throws(SyntaxProblem) -> [TypeSyntax.TupleElement] {
    advance()
    var elements: [TypeSyntax.TupleElement] = []
    while !at(.rightParenthesis) {
      elements.append(try parseTupleElement(isFirst: elements.isEmpty))
      if !take(.comma) { break }
    }
    try expect(.rightParenthesis, "',' or ')'")
    return elements
  }

  private mutating func parseTupleElement(
    isFirst: Bool
  ) throws(SyntaxProblem) -> TypeSyntax.TupleElement {
    let names = takeLabels()
    let after = names.isEmpty ? isFirst ? "'('" : "','" : "':'"
    let type = try parseType("a type after \(after)")
    return TypeSyntax.TupleElement(
      names: names, type, isVariadic: take(operator: "..."))
  }

  /// The names before a colon and the colon, if they stand there.
  private mutating func takeLabels() -> [Identifier] {
    guard isWord(token), !at(word: "inout") else { return [] }
    var ahead = lexer
    let second = ahead.next()
    if second.kind == .colon, !isModuleSelector(second) { return takeNames(1) }
    guard isWord(second) else { return [] }
    let third = ahead.next()
    return third.kind == .colon && !isModuleSelector(third) ? takeNames(2) : []
  }

  /// Whether a colon begins `::`.
  private func isModuleSelector(_ colon: Token) -> Bool {
    lexer.byte(colon.end) == UInt8(ascii: ":")
  }

  private mutating func takeNames(_ count: Int) -> [Identifier] {
    var names = [takeIdentifier()]
    if count == 2 { names.append(takeIdentifier()) }
    advance()
    return names
  }

  /// `[T]`, `[K: V]` or `[3 of T]`, at the opening bracket.
  mutating func parseBracketedType() throws(SyntaxProblem) -> TypeSyntax {
    advance()
    let first = try parseType("a type after '['")
    var type = TypeSyntax.array(first)
    if take(.colon) {
      type = .dictionary(first, try parseType("a type after ':'"))
    } else if take(word: "of") {
      type = .inlineArray(count: first, try parseType("a type after 'of'"))
    }
    try expect(.rightBracket, "']'")
    return type
  }

  /// `<A, B>`, at the opening angle.
  mutating func parseGenericArguments() throws(SyntaxProblem) -> [TypeSyntax] {
    guard take(prefix: UInt8(ascii: "<")) else { throw expected("'<'") }
    var arguments: [TypeSyntax] = []
    while !at(prefix: UInt8(ascii: ">")) {
      arguments.append(try parseType("a type after \(arguments.isEmpty ? "'<'" : "','")"))
      if !take(.comma) { break }
    }
    guard take(prefix: UInt8(ascii: ">")) else { throw expected("',' or '>'") }
    return arguments
  }
}
