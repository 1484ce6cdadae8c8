/// What stands before a declaration's keyword.
struct Introducer {
  var attributes: [Attribute] = []
  var modifiers: [Modifier] = []
  var start: Int
}

extension Parser {
  /// Reads attributes and modifiers in any order, up to the keyword of their declaration.
  mutating func parseIntroducer() throws(SyntaxProblem) -> Introducer {
    var introducer = Introducer(start: token.start)
    while true {
      if at(.at) {
        introducer.attributes.append(try parseAttribute())
      } else if at(directive: "#if"), !introducer.attributes.isEmpty, conditionHoldsAttributes {
        skipCondition()
      } else if isAtModifier {
        let isKnown = Keyword.modifiers.contains(text(token))
        introducer.modifiers.append(try parseModifier())
        if !isKnown, token.startsLine { return Introducer(start: token.start) }
      } else {
        return introducer
      }
    }
  }

  /// The header of the declaration that has been read.
  func header(_ introducer: Introducer, keyword: SourceRange) -> DeclarationHeader {
    DeclarationHeader(
      attributes: introducer.attributes, modifiers: introducer.modifiers,
      range: SourceRange(introducer.start, lastEnd), keyword: keyword)
  }

  private mutating func parseModifier() throws(SyntaxProblem) -> Modifier {
    let start = token.start
    let name = takeIdentifier().text
    var detail: String?
    if at(.leftParenthesis), !token.startsLine { detail = try parseGroup() }
    return Modifier(name, detail: detail, SourceRange(start, lastEnd))
  }

  /// Whether this word modifies what follows: one of the known ones, or any on the same line.
  private var isAtModifier: Bool {
    guard at(.identifier) else { return false }
    let name = text(token)
    if Parser.accessLevels.contains(name) { return true }
    if name == "class" { return !isClassDeclaration }
    if Keyword.reserved.contains(name) || isContextualDeclaration { return false }
    let next = following
    guard next.startsLine == false || Keyword.modifiers.contains(name) else { return false }
    return isWord(next) || next.kind == .at || next.kind == .leftParenthesis
  }

  private static let accessLevels: Set<String> = [
    "public", "private", "fileprivate", "internal", "static",
  ]

  /// Whether `class` declares one here, and does not modify a member.
  private var isClassDeclaration: Bool {
    var ahead = lexer
    guard isName(ahead.next()) else { return false }
    let next = ahead.next()
    switch next.kind {
    case .leftBrace, .colon: return true
    case .operator: return lexer.bytes[next.start] == UInt8(ascii: "<")
    default: return isWord(next, "where")
    }
  }

  /// Whether `actor` or `macro` declares one here.
  var isContextualDeclaration: Bool {
    guard at(word: "actor") || at(word: "macro") else { return false }
    let next = following
    return isName(next) && !next.startsLine && !Keyword.modifiers.contains(text(next))
  }
}
