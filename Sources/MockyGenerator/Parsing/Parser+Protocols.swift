extension Parser {
  /// Reads a protocol at its keyword. One with an unreadable header has no members, but a problem.
  ///
  /// - Returns: the protocol; nil for one without a name.
  package func parseProtocol(
    _ introducer: Introducer, in enclosing: [EnclosingDeclaration] = []
  ) -> ProtocolDeclaration? {
    let keyword = token.range
    let known = problems.count
    advance()
    let problem = expected("a name after 'protocol'")
    guard let name = try? parseName("") else {
      problems.append(problem)
      return nil
    }
    var read = ProtocolDeclaration(
      header: header(introducer, keyword: keyword), name: name, enclosing: enclosing)
    do throws(SyntaxProblem) {
      read.primaryAssociatedTypes = try parsePrimaryAssociatedTypes()
      read.inheritance = try parseInheritance()
      read.requirements = try parseWhereClause()
      read.members = try parseBody(named: name, of: "protocol")
    } catch {
      problems.append(error)
    }
    read.header.range.end = lastEnd
    read.problems = Array(problems[known...])
    return read
  }

  private func parsePrimaryAssociatedTypes() throws(SyntaxProblem) -> [Identifier] {
    guard take(prefix: UInt8(ascii: "<")) else { return [] }
    var names: [Identifier] = []
    repeat {
      if at(prefix: UInt8(ascii: ">")) { break }
      names.append(try parseName("a primary associated type's name"))
    } while take(.comma)
    guard take(prefix: UInt8(ascii: ">")) else { throw expected("',' or '>'") }
    return names
  }

  /// Reads the braces of a declaration. At the first member that cannot be read, the rest of them is
  /// skipped.
  func parseBody(named name: Identifier, of keyword: String) throws(SyntaxProblem) -> [Member] {
    let mark = mark
    try expect(.leftBrace, "'{' to begin \(keyword) '\(name.text)'")
    var members: [Member] = []
    do throws(SyntaxProblem) {
      try parseMembers(&members)
      if at(.pound), openConditions == 0 {
        throw SyntaxProblem("'\(text(token))' has no '#if'", token.range)
      }
      if !take(.rightBrace) { throw .unclosed(name, keyword) }
    } catch {
      problems.append(error)
      goBack(to: mark)
      skipBraces()
    }
    return members
  }

  /// Reads the members of a protocol, up to its brace or the next directive of a condition.
  func parseMembers(_ members: inout [Member]) throws(SyntaxProblem) {
    while !at(.endOfFile), !at(.rightBrace), !isBranchEnd {
      if take(.semicolon) { continue }
      if at(.pound) { try parseDirective(&members) } else { try parseRequirement(&members) }
    }
  }

  private func parseRequirement(_ members: inout [Member]) throws(SyntaxProblem) {
    let introducer = try parseIntroducer()
    if at(.pound), isBranchEnd, token.start > introducer.start { return }
    guard at(.identifier) else { throw expected(isInClass ? "a member" : "a requirement") }
    if isInClass { return try parseClassMember(introducer, &members) }
    if let member = try parseCommonMember(introducer) { return members.append(member) }
    switch text(token) {
    case "var", "let": members += try parseProperties(introducer)
    case "associatedtype": members.append(try parseAssociatedType(introducer))
    case let word: throw misplaced(word)
    }
  }

  private func misplaced(_ word: String) -> SyntaxProblem {
    Keyword.declarations.contains(word) || isContextualDeclaration
      ? SyntaxProblem("'\(word)' cannot be in a protocol", token.range) : expected("a requirement")
  }
}

extension Parser {
  /// Reads a property, or several with commas between.
  func parseProperties(_ introducer: Introducer) throws(SyntaxProblem) -> [Member] {
    let keyword = parts(.property, introducer)
    var properties: [MemberParts] = []
    repeat {
      if at(.comma) { advance() }
      if isInClass, at(.leftParenthesis) {
        try skipPattern()
      } else {
        properties.append(isInClass ? try parseClassBinding(keyword) : try parseBinding(keyword))
      }
    } while at(.comma)
    for index in properties.indices { properties[index].header.range.end = lastEnd }
    return properties.map(Member.init)
  }

  /// - Parameter keyword: a property with the keyword as its name.
  private func parseBinding(_ keyword: MemberParts) throws(SyntaxProblem) -> MemberParts {
    var property = keyword
    property.name = try parseName("a name after '\(keyword.name.text)'")
    try expect(.colon, "':' after '\(property.name.text)'")
    property.result = try parseType("a type after ':'")
    property.accessors = try parseAccessors()
    return property
  }

  /// Reads `{ get async throws nonmutating set }`, if it is here.
  func parseAccessors() throws(SyntaxProblem) -> [Accessor] {
    guard take(.leftBrace) else { return [] }
    var accessors: [Accessor] = []
    while !at(.rightBrace) {
      if take(.semicolon) { continue }
      accessors.append(try parseAccessor())
    }
    advance()
    return accessors
  }

  private func parseAccessor() throws(SyntaxProblem) -> Accessor {
    var attributes: [Attribute] = []
    var modifiers: [Modifier] = []
    while !isAtAccessorKeyword {
      if at(.at) {
        attributes.append(try parseAttribute())
      } else {
        let next = following
        guard at(.identifier), isWord(next) || next.kind == .at || next.kind == .leftParenthesis
        else { throw expected("'get' or 'set'") }
        modifiers.append(try parseModifier())
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
}
