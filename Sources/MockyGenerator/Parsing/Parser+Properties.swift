extension Parser {
  /// Reads a property, or several with commas between.
  mutating func parseProperties(
    _ introducer: Introducer
  ) throws(SyntaxProblem) -> [PropertyDeclaration] {
    let keyword = token
    var properties: [PropertyDeclaration] = []
    repeat {
      advance()
      properties.append(try parseBinding(introducer, keyword))
    } while at(.comma)
    for index in properties.indices { properties[index].header.range.end = lastEnd }
    return properties
  }

  private mutating func parseBinding(
    _ introducer: Introducer, _ keyword: Token
  ) throws(SyntaxProblem) -> PropertyDeclaration {
    let name = try parseName("a name after '\(text(keyword))'")
    try expect(.colon, "':' after '\(name.text)'")
    let type = try parseType("a type after ':'")
    let accessors = try parseAccessors()
    return PropertyDeclaration(
      header: header(introducer, keyword: keyword.range), name: name, type: type,
      accessors: accessors)
  }

  /// `{ get async throws nonmutating set }`, if it stands here.
  mutating func parseAccessors() throws(SyntaxProblem) -> [Accessor] {
    guard take(.leftBrace) else { return [] }
    var accessors: [Accessor] = []
    while !at(.rightBrace) {
      if take(.semicolon) { continue }
      accessors.append(try parseAccessor())
    }
    advance()
    return accessors
  }

  private mutating func parseAccessor() throws(SyntaxProblem) -> Accessor {
    var attributes: [Attribute] = []
    var modifiers: [Modifier] = []
    while !isAtAccessorKeyword {
      if at(.at) {
        attributes.append(try parseAttribute())
      } else {
        modifiers.append(try parseAccessorModifier())
      }
    }
    let keyword = takeIdentifier()
    if at(.leftParenthesis) { _ = try parseGroup() }
    let effects = try parseEffects()
    if at(.leftBrace) { skipBraces() }
    return Accessor(
      attributes: attributes, modifiers: modifiers, keyword: keyword, effects: effects)
  }

  private var isAtAccessorKeyword: Bool {
    at(.identifier) && Keyword.accessors.contains(text(token))
  }

  /// A word before `get` or `set`.
  private mutating func parseAccessorModifier() throws(SyntaxProblem) -> Modifier {
    let next = following
    guard at(.identifier), isWord(next) || next.kind == .at || next.kind == .leftParenthesis else {
      throw expected("'get' or 'set'")
    }
    let start = token.start
    let name = takeIdentifier().text
    let detail = at(.leftParenthesis) ? try parseGroup() : nil
    return Modifier(name, detail: detail, SourceRange(start, lastEnd))
  }
}
