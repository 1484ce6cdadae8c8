/// Properties of classes, which may be stored, have values and observers, and leave out their types.
extension Parser {
  mutating func parseClassProperties(
    _ introducer: Introducer
  ) throws(SyntaxProblem) -> [Member] {
    let keyword = token
    var properties: [PropertyDeclaration] = []
    repeat {
      advance()
      // What takes a tuple apart has no types to be seen.
      if at(.leftParenthesis) {
        skipGroup()
        if take(.colon) { _ = try parseType("a type after ':'") }
        if take(operator: "=") { skipValue() }
      } else {
        properties.append(try parseClassBinding(introducer, keyword))
      }
    } while at(.comma)
    for index in properties.indices { properties[index].header.range.end = lastEnd }
    return properties.map(Member.property)
  }

  private mutating func parseClassBinding(
    _ introducer: Introducer, _ keyword: Token
  ) throws(SyntaxProblem) -> PropertyDeclaration {
    let name = try parseName("a name after '\(text(keyword))'")
    var type = take(.colon) ? try parseType("a type after ':'") : nil
    let isStored = take(operator: "=")
    if isStored {
      let seen = seenType()
      type = type ?? seen
      skipValue()
    }
    let accessors = try parseAccessorsOrBody()
    let isComputed = accessors.contains { !["willSet", "didSet"].contains($0.keyword.text) }
    var property = PropertyDeclaration(
      header: header(introducer, keyword: keyword.range), name: name, type: type ?? .literal("_"),
      accessors: isComputed && !isStored ? accessors : Accessor.ofVariable)
    property.isConstant = text(keyword) == "let"
    property.lacksType = type == nil
    return property
  }

  /// `{ get { … } set { … } }`, or the body of a getter.
  mutating func parseAccessorsOrBody() throws(SyntaxProblem) -> [Accessor] {
    guard at(.leftBrace) else { return [] }
    if beginsAccessors { return try parseAccessors() }
    skipBraces()
    return [Accessor(keyword: Identifier("get", SourceRange(lastEnd, lastEnd)), effects: Effects())]
  }

  /// Whether accessors stand in the braces that open here.
  private var beginsAccessors: Bool {
    var ahead = lexer
    var next = ahead.next()
    for _ in 0..<Parser.furthestLookahead {
      switch next.kind {
      case .at: next = ahead.next()
      case .identifier where Keyword.accessors.contains(text(next)):
        let after = ahead.next()
        return after.kind == .leftBrace || after.kind == .leftParenthesis
          || isWord(after, "async") || isWord(after, "throws")
      case .identifier where Parser.accessorModifiers.contains(text(next)): break
      default: return false
      }
      next = ahead.next()
    }
    return false
  }

  private static let accessorModifiers: Set<String> = [
    "mutating", "nonmutating", "private", "fileprivate", "internal", "public", "nonisolated",
  ]

  /// Moves over the value after `=`, up to what cannot belong to it.
  private mutating func skipValue() {
    var previous = Token.Kind.operator
    while true {
      switch token.kind {
      case .endOfFile, .rightBrace, .rightParenthesis, .rightBracket, .semicolon: return
      case .comma where previous != .operator && endsBinding: return
      case .identifier, .at, .pound:
        if token.startsLine, previous != .operator { return }
        previous = token.kind
        advance()
      case .leftBrace where beginsAccessors: return
      case .leftParenthesis, .leftBracket, .leftBrace:
        let start = token.start
        skipGroup()
        if token.start == start { return }
        previous = .rightBrace
      default:
        previous = token.kind
        advance()
      }
    }
  }

  /// Whether another binding follows this comma, and not a generic argument.
  private var endsBinding: Bool {
    var ahead = lexer
    guard isName(ahead.next()) else { return false }
    let next = ahead.next()
    return next.kind == .colon || next.kind == .operator && lexer.matches("=", next.start, next.end)
  }
}

extension Accessor {
  /// Those of a variable.
  fileprivate static var ofVariable: [Accessor] {
    ["get", "set"].map { Accessor(keyword: Identifier($0, SourceRange(0, 0)), effects: Effects()) }
  }
}
