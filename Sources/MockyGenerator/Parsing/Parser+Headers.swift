/// The attributes and modifiers before a declaration's keyword.
package struct Introducer {
  package var attributes: [Attribute] = []
  package var modifiers: [Modifier] = []
  var start: Int
  /// The blanks and comments between it and the previous token.
  package var gap = SourceRange(0, 0)
}

extension Parser {
  /// Reads attributes and modifiers in any order, up to the keyword of their declaration.
  package func parseIntroducer() throws(SyntaxProblem) -> Introducer {
    var introducer = Introducer(
      start: token.start, gap: SourceRange(lastEnd, token.start))
    while true {
      if at(.at) {
        introducer.attributes.append(try parseAttribute())
      } else if at(directive: "#if"), !introducer.attributes.isEmpty, conditionHoldsAttributes {
        skipCondition()
      } else if isAtModifier {
        let isKnown = Keyword.modifiers.contains(text(token))
        introducer.modifiers.append(try parseModifier())
        // It was the end of an expression, and a declaration may begin here.
        if !isKnown, token.startsLine {
          introducer = Introducer(
            start: token.start, gap: SourceRange(lastEnd, token.start))
        }
      } else {
        return introducer
      }
    }
  }

  /// Returns the header of the declaration that has been read.
  func header(_ introducer: Introducer, keyword: SourceRange) -> DeclarationHeader {
    DeclarationHeader(
      attributes: introducer.attributes, modifiers: introducer.modifiers,
      range: SourceRange(introducer.start, lastEnd), keyword: keyword,
      documentation: lexer.documentation(introducer.gap))
  }

  func parseModifier() throws(SyntaxProblem) -> Modifier {
    let start = token.start
    let name = takeIdentifier().text
    var detail: String?
    if at(.leftParenthesis), !token.startsLine { detail = try parseGroup() }
    return Modifier(name, detail: detail, SourceRange(start, lastEnd))
  }

  /// A Boolean value that indicates whether this word is a modifier: one of the known ones, or any
  /// on the same line.
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

  /// A Boolean value that indicates whether `class` declares a class here, and does not modify a
  /// member.
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

  /// A Boolean value that indicates whether `actor` or `macro` declares one here.
  package var isContextualDeclaration: Bool {
    guard at(word: "actor") || at(word: "macro") else { return false }
    let next = following
    return isName(next) && !next.startsLine && !Keyword.modifiers.contains(text(next))
  }
}

extension Parser {
  /// Reads the name and the generic parameters of a declaration around others.
  package func parseEnclosing(
    _ introducer: Introducer
  ) throws(SyntaxProblem) -> EnclosingDeclaration {
    let keyword = takeIdentifier()
    let type = try parseEnclosingType(keyword.text)
    let generics = try parseGenericParameters()
    return EnclosingDeclaration(
      header: header(introducer, keyword: keyword.range), keyword: keyword.text, type: type,
      genericParameters: generics)
  }

  private func parseEnclosingType(
    _ keyword: String
  ) throws(SyntaxProblem) -> TypeSyntax {
    switch keyword {
    case "extension": try parseType("a type after 'extension'")
    case "func": .named([TypeSyntax.Component(try parseMethodName())])
    default: .named([TypeSyntax.Component(try parseName("a name after '\(keyword)'"))])
    }
  }
}

extension EnclosingDeclaration {
  /// Reads the header of one declaration; nil for one without a name.
  ///
  /// - Parameter source: the declaration, as the compiler sends it with a macro's request.
  package init?(parsing source: String) {
    let parser = Parser(Array(source.utf8))
    do throws(SyntaxProblem) {
      let introducer = try parser.parseIntroducer()
      let names = ["struct", "class", "enum", "actor", "protocol", "extension", "func"]
      guard names.contains(parser.text(parser.token)) else { return nil }
      self = try parser.parseEnclosing(introducer)
      header.range.end = source.utf8.count
    } catch {
      return nil
    }
  }
}
