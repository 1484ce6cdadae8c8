extension Parser {
  /// Reads a type with its attributes and specifiers.
  ///
  /// The functions that call each other for nested types leave large frames to others: threads may
  /// have only half a megabyte of stack.
  ///
  /// - Parameter what: the name of the type in a problem: "a type after ':'".
  func parseType(_ what: String) throws(SyntaxProblem) -> TypeSyntax {
    try enter()
    defer { leave() }
    guard mayBeAdorned else { return try parseUnadornedType(what) }
    let (attributes, specifiers) = try parseAdornments()
    let type = try parseUnadornedType(what)
    return attributes.isEmpty && specifiers.isEmpty
      ? type : .attributed(attributes, specifiers: specifiers, type)
  }

  /// A Boolean value that indicates whether an attribute or a word that may be a specifier is here.
  private var mayBeAdorned: Bool {
    at(.at) || at(.identifier) && lexer.bytes[token.start] >= UInt8(ascii: "_")
  }

  /// Reads the attributes and specifiers before a type.
  private func parseAdornments() throws(SyntaxProblem) -> ([Attribute], [Modifier]) {
    var (attributes, specifiers): ([Attribute], [Modifier]) = ([], [])
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

  private func parseTypeSpecifier() throws(SyntaxProblem) -> Modifier? {
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

  /// Reads a type without attributes and specifiers.
  private func parseUnadornedType(_ what: String) throws(SyntaxProblem) -> TypeSyntax {
    if take(word: "repeat") { return .packExpansion(try parseType("a type after 'repeat'")) }
    let base = try parseComposition(what)
    return isAtFunctionType ? try parseFunctionType(base) : base
  }

  private var isAtFunctionType: Bool { at(operator: "->") || isAtEffect }

  /// Reads the rest of a function's type after its parameters; other types have none.
  private func parseFunctionType(
    _ base: TypeSyntax
  ) throws(SyntaxProblem) -> TypeSyntax {
    if base.kind != .tuple { return base }
    let effects = try parseEffects()
    guard take(operator: "->") else { throw expected("'->'") }
    let result = try parseType("a type after '->'")
    return .function(
      FunctionTypeSyntax(parameters: base.elements, effects: effects, result: result))
  }

  /// Reads one type or several with ampersands between, as a whole after `some`, `any` or `each`.
  private func parseComposition(_ what: String) throws(SyntaxProblem) -> TypeSyntax {
    if isAtTypeKeyword { return try parseAfterTypeKeyword() }
    let first = try parseSimpleType(what)
    return at(operator: "&") ? try parseComposition(with: first) : first
  }

  private func parseComposition(
    with first: TypeSyntax
  ) throws(SyntaxProblem) -> TypeSyntax {
    var types = [first]
    while take(operator: "&") {
      types.append(
        isAtTypeKeyword ? try parseAfterTypeKeyword() : try parseSimpleType("a type after '&'"))
    }
    return .composition(types)
  }

  private func parseAfterTypeKeyword() throws(SyntaxProblem) -> TypeSyntax {
    try enter()
    defer { leave() }
    let keyword = takeIdentifier().text
    let base = try parseComposition("a type after '\(keyword)'")
    return keyword == "each" ? .packElement(base) : base.after(keyword)
  }

  private var isAtTypeKeyword: Bool {
    (at(word: "some") || at(word: "any") || at(word: "each")) && canStartType(following)
  }

  /// Returns whether a type may begin with a token.
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

extension Parser {
  /// The greatest number of `?`, `!`, `.Type` and the like after one type.
  private static let mostSuffixes = 8

  /// Reads a type without ampersands, and its suffixes.
  func parseSimpleType(_ what: String) throws(SyntaxProblem) -> TypeSyntax {
    var type = try parseTypeWithoutSuffix(what)
    var count = 0
    while let suffixed = try parseTypeSuffix(type) {
      type = suffixed
      count += 1
      guard count < Parser.mostSuffixes else { throw .nestedTooDeeply(token.range) }
    }
    return type
  }

  private func parseTypeWithoutSuffix(
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

  private func parseSuppressedType() throws(SyntaxProblem) -> TypeSyntax {
    try enter()
    defer { leave() }
    advance()
    return .suppressed(try parseSimpleType("a type after '~'"))
  }

  /// Reads a number or a placeholder.
  private func parseLiteralType(_ what: String) throws(SyntaxProblem) -> TypeSyntax {
    if at(.number) || at(word: "_") { return .literal(takeIdentifier().text) }
    guard at(operator: "-"), following.kind == .number else { throw expected(what) }
    advance()
    return .literal("-" + takeIdentifier().text)
  }

  private var isTypeName: Bool {
    at(word: "Self") || at(word: "Any") || isName(token) && !at(word: "_")
  }

  /// Reads `Swift.Array<Int>.Index`.
  private func parseTypeComponents() throws(SyntaxProblem) -> [TypeSyntax.Component] {
    var components: [TypeSyntax.Component] = []
    repeat {
      components.append(try parseTypeComponent())
    } while takePeriodBeforeName()
    return components
  }

  /// Reads a period if a name follows, but not `Type` or `Protocol`.
  private func takePeriodBeforeName() -> Bool {
    guard at(.period) else { return false }
    let next = following
    guard isWord(next), !isMetatypeKeyword(next) else { return false }
    advance()
    return true
  }

  private func parseTypeComponent() throws(SyntaxProblem) -> TypeSyntax.Component {
    let name = takeQualifiedName()
    guard at(prefix: UInt8(ascii: "<")), !token.startsLine else {
      return TypeSyntax.Component(name)
    }
    return TypeSyntax.Component(name, arguments: try parseGenericArguments())
  }

  /// Reads a name, with the module before it if one is selected: `Swift::Int`.
  func takeQualifiedName() -> Identifier {
    let start = token.start
    advance()
    if at(.colon), lexer.byte(token.end) == UInt8(ascii: ":"), token.start == lastEnd {
      advance()
      advance()
      if isWord(token) { advance() }
    }
    return Identifier(lexer.text(start, lastEnd), SourceRange(start, lastEnd))
  }

  /// Reads `?`, `!`, `.Type`, `.Protocol` or a member, applied to a type; nil if none follows.
  private func parseTypeSuffix(
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

extension Parser {
  /// Reads `(A, b: B, C...)`, at the opening parenthesis.
  func parseTupleElements() throws(SyntaxProblem) -> [TypeSyntax.TupleElement] {
    advance()
    var elements: [TypeSyntax.TupleElement] = []
    while !at(.rightParenthesis) {
      elements.append(try parseTupleElement(isFirst: elements.isEmpty))
      if !take(.comma) { break }
    }
    try expect(.rightParenthesis, "',' or ')'")
    return elements
  }

  private func parseTupleElement(
    isFirst: Bool
  ) throws(SyntaxProblem) -> TypeSyntax.TupleElement {
    let names = takeLabels()
    let after = names.isEmpty ? isFirst ? "'('" : "','" : "':'"
    let type = try parseType("a type after \(after)")
    return TypeSyntax.TupleElement(
      names: names, type, isVariadic: take(operator: "..."))
  }

  /// Reads the names before a colon and the colon, if they are here.
  private func takeLabels() -> [Identifier] {
    guard isWord(token), !at(word: "inout") else { return [] }
    var ahead = lexer
    let second = ahead.next()
    if second.kind == .colon, !isModuleSelector(second) { return takeNames(1) }
    guard isWord(second) else { return [] }
    let third = ahead.next()
    return third.kind == .colon && !isModuleSelector(third) ? takeNames(2) : []
  }

  /// Returns whether a colon begins `::`.
  private func isModuleSelector(_ colon: Token) -> Bool {
    lexer.byte(colon.end) == UInt8(ascii: ":")
  }

  private func takeNames(_ count: Int) -> [Identifier] {
    var names = [takeIdentifier()]
    if count == 2 { names.append(takeIdentifier()) }
    advance()
    return names
  }

  /// Reads `[T]`, `[K: V]` or `[3 of T]`, at the opening bracket.
  func parseBracketedType() throws(SyntaxProblem) -> TypeSyntax {
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

  /// Reads `<A, B>`, at the opening angle bracket.
  func parseGenericArguments() throws(SyntaxProblem) -> [TypeSyntax] {
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

extension TypeSyntax {
  /// Returns the type after `some` or `any`. A question mark belongs to the whole: `any P?` is `(any P)?`.
  fileprivate func after(_ keyword: String) -> TypeSyntax {
    switch kind {
    case .optional: .optional(base.after(keyword).inParentheses)
    case .unwrapped: .unwrapped(base.after(keyword).inParentheses)
    case .suppressed where base.kind == .optional:
      .optional(Self.suppressed(base.base).after(keyword).inParentheses)
    case .suppressed where base.kind == .unwrapped:
      .unwrapped(Self.suppressed(base.base).after(keyword).inParentheses)
    default: keyword == "some" ? .some(self) : .any(self)
    }
  }
}
