extension Parser {
  /// Reads a class, a struct or an enum at its keyword.
  package func parseClass(
    _ introducer: Introducer, _ enclosing: [EnclosingDeclaration]
  ) throws(SyntaxProblem) -> ProtocolDeclaration {
    (isInClass, nestedTypes) = (true, [])
    let keyword = token.range
    let word = takeIdentifier().text
    let name = try parseName("a name after '\(word)'")
    let generics = try parseGenericParameters()
    let inheritance = try parseInheritance()
    let requirements = try parseWhereClause()
    let members = try parseBody(named: name, of: word)
    var declaration = ProtocolDeclaration(
      header: header(introducer, keyword: keyword), name: name, inheritance: inheritance,
      requirements: requirements, members: members, enclosing: enclosing)
    declaration.classParts = ClassParts(
      keyword: word, genericParameters: generics, nestedTypes: nestedTypes)
    declaration.problems = problems
    return declaration
  }

  /// Reads an extension. The type that it extends is the first of its parents.
  ///
  /// - Returns: the extension; nil for one of a type that is no name.
  package func parseExtension(
    _ introducer: Introducer
  ) throws(SyntaxProblem) -> ProtocolDeclaration? {
    isInClass = true
    let extended = try parseEnclosing(introducer)
    let parents = [InheritedType(extended.type, .nowhere)] + (try parseInheritance())
    let requirements = try parseWhereClause()
    guard let name = extended.type.named?.last?.name, at(.leftBrace) else { return nil }
    return ProtocolDeclaration(
      header: extended.header, name: name, inheritance: parents, requirements: requirements,
      members: try parseBody(named: name, of: "extension"))
  }

  /// Reads a member of a class, and skips one that no mock can override.
  func parseClassMember(
    _ introducer: Introducer, _ members: inout [Member]
  ) throws(SyntaxProblem) {
    if let member = try parseCommonMember(introducer) {
      members.append(member)
      if member.kind == .typeAlias { nestedTypes.insert(member.name.bare) }
    } else {
      switch text(token) {
      case "var", "let": members += try parseProperties(introducer)
      case "case" where readsStructs: members += try parseCases(introducer)
      case "deinit": advance()
      case "class", "struct", "enum", "actor", "protocol", "extension":
        advance()
        nestedTypes.insert(text(token).bare)
        moveToBody()
      default: throw expected("a member of a class")
      }
    }
    if at(.leftBrace) { skipBraces() }
  }

  /// Reads the cases of an enum. Cases whose values have defaults are left out.
  private func parseCases(_ introducer: Introducer) throws(SyntaxProblem) -> [Member] {
    let keyword = token.range
    var cases: [Member] = []
    repeat {
      advance()
      var one = MemberParts(
        kind: .property, header: header(introducer, keyword: keyword),
        name: try parseName("a name after 'case'"), storage: .enumCase)
      one.result = .tuple([])
      if at(.leftParenthesis) {
        let mark = mark
        one.result = (try? parseTupleElements()).map { .tuple($0) }
        if one.result == nil {
          goBack(to: mark)
          skipGroup()
        }
      }
      if one.result != nil { cases.append(Member(one)) }
      if take(operator: "=") { skipValue() }
    } while at(.comma)
    return cases
  }

  /// Moves to the body of a declaration, or to where the next one begins.
  /// - Parameter stopsAtAttributes: whether an attribute at the start of a line begins the next one.
  package func moveToBody(orAttribute stopsAtAttributes: Bool = false) {
    while !at(.leftBrace), !(stopsAtAttributes && at(.at) && token.startsLine) {
      if at(.endOfFile) || at(.rightBrace) || at(.semicolon) || startsNextDeclaration || isBranchEnd
      {
        return
      }
      if at(.leftParenthesis) || at(.leftBracket) { skipGroup() } else { advance() }
    }
  }

  /// Skips a macro with its arguments: its expansion is unknown.
  func skipMacro() throws(SyntaxProblem) {
    advance()
    if at(prefix: UInt8(ascii: "<")) { _ = try parseGenericArguments() }
    if at(.leftParenthesis), !token.startsLine { skipGroup() }
    if at(.leftBrace), !token.startsLine { skipBraces() }
  }
}

/// Properties of classes, which may be stored, have values and observers, and leave out their types.
extension Parser {
  /// Skips a tuple pattern, which shows no types, and its value.
  func skipPattern() throws(SyntaxProblem) {
    skipGroup()
    if take(.colon) { _ = try parseType("a type after ':'") }
    if take(operator: "=") { skipValue() }
  }

  /// - Parameter keyword: a property with the keyword as its name.
  func parseClassBinding(_ keyword: MemberParts) throws(SyntaxProblem) -> MemberParts {
    var property = keyword
    property.name = try parseName("a name after '\(keyword.name.text)'")
    property.isConstant = keyword.name.text == "let"
    if take(.colon) { property.result = try parseType("a type after ':'") }
    let isStored = take(operator: "=")
    if isStored {
      let seen = seenType()
      property.result = property.result ?? seen
      skipValue()
    }
    let accessors = try parseAccessorsOrBody()
    let isComputed = accessors.contains { !["willSet", "didSet"].contains($0.keyword.text) }
    property.accessors = isComputed && !isStored ? accessors : Accessor.ofVariable
    property.storage = isStored ? .withValue : isComputed ? .none : .withoutValue
    return property
  }

  /// `{ get { … } set { … } }`, or the body of a getter.
  func parseAccessorsOrBody() throws(SyntaxProblem) -> [Accessor] {
    guard at(.leftBrace) else { return [] }
    if beginsAccessors { return try parseAccessors() }
    skipBraces()
    return [Accessor(keyword: Identifier("get", SourceRange(lastEnd, lastEnd)))]
  }

  /// A Boolean value that indicates whether the braces that open here hold accessors.
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

  /// Skips the value after `=`, up to the first token that cannot belong to it.
  private func skipValue() {
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

  /// A Boolean value that indicates whether another binding follows this comma, and not a generic
  /// argument.
  private var endsBinding: Bool {
    var ahead = lexer
    guard isName(ahead.next()) else { return false }
    let next = ahead.next()
    return next.kind == .colon || next.kind == .operator && lexer.matches("=", next.start, next.end)
  }
}

extension Accessor {
  /// The accessors of a variable.
  fileprivate static var ofVariable: [Accessor] {
    ["get", "set"].map { Accessor(keyword: Identifier($0)) }
  }
}

/// Types of variables that are clear from the value.
extension Parser {
  /// Returns the type of the value that begins here, without advancing: of a literal, and of `T()`.
  func seenType() -> TypeSyntax? {
    let mark = mark
    defer { goBack(to: mark) }
    if at(.operator), at(operator: "-") { advance() }
    if let literal = literalType {
      advance()
      return isAtEndOfValue ? .name(literal) : nil
    }
    // An initializer without arguments does not fail, but one with arguments may.
    let type = try? parseType("a type")
    guard let type, type.isNominal, take(.leftParenthesis), take(.rightParenthesis),
      isAtEndOfValue
    else { return nil }
    return type
  }

  private var literalType: String? {
    switch token.kind {
    case .string: "String"
    case .number:
      text(token).hasPrefix("0x") || !text(token).contains { ".eE".contains($0) }
        ? "Int" : "Double"
    case .identifier where at(word: "true") || at(word: "false"): "Bool"
    default: nil
    }
  }

  /// A Boolean value that indicates whether the value ends here.
  private var isAtEndOfValue: Bool {
    switch token.kind {
    case .endOfFile, .rightBrace, .semicolon, .comma, .leftBrace: true
    case .identifier, .at, .pound: token.startsLine
    default: false
    }
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether arguments of an initializer can follow it.
  fileprivate var isNominal: Bool {
    switch kind {
    case .named:
      components.last?.name.text.utf8.first.map { (65...90).contains($0) } ?? false
    case .array, .dictionary: true
    default: false
    }
  }
}
