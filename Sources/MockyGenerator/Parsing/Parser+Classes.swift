extension Parser {
  /// How deep a class may stand in others to be read: what is in it is read once for each.
  private static let deepestClass = 8

  /// Reads a class at its keyword and goes back to it, as protocols may stand in it.
  mutating func readClass(_ introducer: Introducer, in enclosing: [EnclosingDeclaration]) {
    guard readsClasses, enclosing.count < Parser.deepestClass else { return }
    let mark = mark
    let outer = (problems, isInClass)
    problems = []
    isInClass = true
    do throws(SyntaxProblem) {
      classes.append(try parseClass(introducer, enclosing))
    } catch {
      classProblems.append(error)
    }
    (problems, isInClass) = outer
    goBack(to: mark)
  }

  private mutating func parseClass(
    _ introducer: Introducer, _ enclosing: [EnclosingDeclaration]
  ) throws(SyntaxProblem) -> ProtocolDeclaration {
    let keyword = token.range
    advance()
    let name = try parseName("a name after 'class'")
    let generics = try parseGenericParameters()
    let inheritance = try parseInheritance()
    let requirements = try parseWhereClause()
    try expect(.leftBrace, "'{' to begin class '\(name.text)'")
    let members = parseBody(named: name, of: "class")
    var declaration = ProtocolDeclaration(
      header: header(introducer, keyword: keyword), name: name, primaryAssociatedTypes: [],
      inheritance: inheritance, requirements: requirements, members: members,
      enclosing: enclosing)
    declaration.classParts = ClassParts(genericParameters: generics, problems: problems)
    return declaration
  }

  /// Reads a member of a class; what no mock can override is moved over.
  mutating func parseClassMember(
    _ introducer: Introducer, _ members: inout [Member]
  ) throws(SyntaxProblem) {
    switch text(token) {
    case "func": members.append(.method(try parseMethod(introducer)))
    case "var", "let": members += try parseClassProperties(introducer)
    case "subscript": members.append(.subscript(try parseSubscript(introducer)))
    case "init": members.append(.initializer(try parseInitializer(introducer)))
    case "typealias": members.append(.typeAlias(try parseTypeAlias(introducer)))
    case "deinit": advance()
    case "class", "struct", "enum", "actor", "protocol", "extension": moveToBody()
    default: throw expected("a member of a class")
    }
    if at(.leftBrace) { skipBraces() }
  }

  private mutating func moveToBody() {
    while !at(.leftBrace) {
      if at(.endOfFile) || at(.rightBrace) || at(.semicolon) { return }
      if at(.leftParenthesis) || at(.leftBracket) { skipGroup() } else { advance() }
    }
  }

  /// Moves over a macro with its arguments: what it expands to nobody sees.
  mutating func skipMacro() throws(SyntaxProblem) {
    advance()
    if at(prefix: UInt8(ascii: "<")) { _ = try parseGenericArguments() }
    if at(.leftParenthesis), !token.startsLine { skipGroup() }
    if at(.leftBrace), !token.startsLine { skipBraces() }
  }
}
