extension Parser {
  /// The deepest nesting of types whose protocols are found.
  private static let deepestType = 100

  /// Finds every protocol that is not inside a body.
  func parseFile() {
    var scopes: [EnclosingDeclaration] = []
    var outer: [[EnclosingDeclaration]] = []
    while !at(.endOfFile) {
      switch token.kind {
      case .pound: followDirective(&scopes, &outer)
      case .rightBrace:
        _ = scopes.popLast()
        advance()
      case .leftBrace, .leftParenthesis, .leftBracket: skipGroup()
      case .period:
        advance()
        if isWord(token) { advance() }
      case .at, .identifier: parseDeclaration(&scopes)
      default: advance()
      }
    }
  }

  /// Reads a declaration that may be a protocol or hold one, or skips one word.
  private func parseDeclaration(_ scopes: inout [EnclosingDeclaration]) {
    let start = token.start
    do throws(SyntaxProblem) {
      let introducer = try parseIntroducer()
      guard at(.identifier) else { return }
      try parseDeclaration(introducer, &scopes)
    } catch {
      if token.start == start { advance() }
    }
  }

  private func parseDeclaration(
    _ introducer: Introducer, _ scopes: inout [EnclosingDeclaration]
  ) throws(SyntaxProblem) {
    switch text(token) {
    case "protocol":
      parseProtocol(introducer, in: scopes)
    case "typealias": try parseAlias(introducer, in: scopes)
    case "import": skipImport()
    case "class":
      if !readsStructs { readClass(introducer, in: scopes) }
      try parseEnclosing(introducer, &scopes)
    case "extension":
      if scopes.isEmpty { readExtension(introducer) }
      try parseEnclosing(introducer, &scopes)
    case "struct", "enum":
      if readsStructs { readClass(introducer, in: scopes) }
      try parseEnclosing(introducer, &scopes)
    case "actor" where isContextualDeclaration:
      try parseEnclosing(introducer, &scopes)
    case "func", "var", "let", "case", "macro":
      advance()
      if isWord(token) { advance() }
    default: advance()
    }
  }

  private func parseAlias(
    _ introducer: Introducer, in enclosing: [EnclosingDeclaration]
  ) throws(SyntaxProblem) {
    let alias = try parseTypeAlias(introducer)
    aliases.append(EnclosedAlias(declaration: alias, enclosing: enclosing))
    typeNames.append(
      EnclosedName(
        enclosing.path + [alias.name.bare], alias.name.range, introducer, keyword: "typealias"))
  }

  private func skipImport() {
    repeat { advance() } while !at(.endOfFile) && !token.startsLine && !at(.semicolon)
  }

  /// Reads a declaration around others, up to the first of them.
  private func parseEnclosing(
    _ introducer: Introducer, _ scopes: inout [EnclosingDeclaration]
  ) throws(SyntaxProblem) {
    let declaration = try parseEnclosing(introducer)
    readClauses(of: declaration, in: scopes)
    while !at(.leftBrace) {
      if at(.endOfFile) || at(.rightBrace) || at(.semicolon) || startsNextDeclaration || isBranchEnd
      {
        return
      }
      if at(.leftParenthesis) || at(.leftBracket) { skipGroup() } else { advance() }
    }
    guard scopes.count < Parser.deepestType else {
      problems.append(.nestedTooDeeply(token.range))
      return skipBraces()
    }
    let range = token.range
    advance()
    scopes.append(declaration)
    if declaration.keyword != "extension" {
      typeNames.append(
        EnclosedName(scopes.path, range, introducer, keyword: declaration.keyword))
    }
  }

  /// Reads the inheritance of a type. Unreadable tokens are skipped later.
  private func readClauses(
    of declaration: EnclosingDeclaration, in scopes: [EnclosingDeclaration]
  ) {
    guard let inheritance = try? parseInheritance(), let requirements = try? parseWhereClause()
    else { return }
    let type = EnclosedType(
      scopes + [declaration], inheritance: inheritance, requirements: requirements)
    let matters = type.isUnsendable || inheritance.contains(where: \.mayBeOfCopying)
    if !type.isExtension || matters { types.append(type) }
  }

  /// A Boolean value that indicates whether a declaration may begin here, at the start of a line.
  var startsNextDeclaration: Bool {
    guard token.startsLine, at(.identifier) else { return false }
    return Keyword.declarations.contains(text(token)) || Keyword.modifiers.contains(text(token))
  }
}

extension EnclosedName {
  init(_ path: [String], _ range: SourceRange, _ introducer: Introducer, keyword: String) {
    (self.path, self.keyword, self.range) = (path, keyword, range)
    isOfOneFile = DeclarationHeader(modifiers: introducer.modifiers).isOfOneFile
    spiGroups = introducer.attributes.filter { $0.name == "_spi" }.compactMap(\.arguments)
  }
}

extension [EnclosingDeclaration] {
  /// The names of the types, outermost first; an extended type may have several.
  package var path: [String] {
    flatMap { enclosing in
      enclosing.type.named?.map(\.name.bare) ?? ["\(enclosing.type)"]
    }
  }
}
