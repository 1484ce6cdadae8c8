extension Parser {
  /// Reads a protocol at its keyword; one whose header cannot be read is left with a problem.
  mutating func parseProtocol(_ introducer: Introducer, in enclosing: [EnclosingDeclaration]) {
    do throws(SyntaxProblem) {
      protocols.append(try parseProtocolOrFail(introducer, enclosing))
    } catch {
      problems.append(error)
    }
  }

  private mutating func parseProtocolOrFail(
    _ introducer: Introducer, _ enclosing: [EnclosingDeclaration]
  ) throws(SyntaxProblem) -> ProtocolDeclaration {
    let keyword = token.range
    advance()
    let name = try parseName("a name after 'protocol'")
    let primary = try parsePrimaryAssociatedTypes()
    let inheritance = try parseInheritance()
    let requirements = try parseWhereClause()
    try expect(.leftBrace, "'{' to begin protocol '\(name.text)'")
    typeNames.append(
      EnclosedName(enclosing.path + [name.bare], name.range, introducer, keyword: "protocol"))
    let members = parseBody(named: name, of: "protocol")
    return ProtocolDeclaration(
      header: header(introducer, keyword: keyword), name: name, primaryAssociatedTypes: primary,
      inheritance: inheritance, requirements: requirements, members: members,
      enclosing: enclosing)
  }

  private mutating func parsePrimaryAssociatedTypes() throws(SyntaxProblem) -> [Identifier] {
    guard take(prefix: UInt8(ascii: "<")) else { return [] }
    var names: [Identifier] = []
    repeat {
      if at(prefix: UInt8(ascii: ">")) { break }
      names.append(try parseName("a primary associated type's name"))
    } while take(.comma)
    guard take(prefix: UInt8(ascii: ">")) else { throw expected("',' or '>'") }
    return names
  }

  mutating func parseBody(named name: Identifier, of keyword: String) -> [Member] {
    var members = parseMembers()
    while at(.pound) {
      problems.append(.strayDirective(text(token), token.range))
      takeDirective()
      members += parseMembers()
    }
    if !take(.rightBrace) { problems.append(.unclosed(name, keyword)) }
    return members
  }
}
