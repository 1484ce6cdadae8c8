extension Parser {
  /// Reads what stands in a protocol, up to its brace or the next directive of a condition.
  mutating func parseMembers() -> [Member] {
    var members: [Member] = []
    while true {
      switch token.kind {
      case .endOfFile, .rightBrace: return members
      case .semicolon: advance()
      case .pound where isBranchEnd: return members
      default: parseMember(&members)
      }
    }
  }

  /// Reads one member; one that cannot be read is skipped, and the problem is kept.
  private mutating func parseMember(_ members: inout [Member]) {
    let mark = mark
    let count = members.count
    do throws(SyntaxProblem) {
      if at(.pound) { try parseDirective(&members) } else { try parseRequirement(&members) }
    } catch {
      problems.append(error)
      members.removeLast(members.count - count)
      skipMember(from: mark, past: error.range.start)
      members.append(.unreadable(SourceRange(mark.token.start, lastEnd)))
    }
  }

  private mutating func parseRequirement(_ members: inout [Member]) throws(SyntaxProblem) {
    let introducer = try parseIntroducer()
    if at(.pound), isBranchEnd, token.start > introducer.start { return }
    guard at(.identifier) else { throw expected(isInClass ? "a member" : "a requirement") }
    if isInClass { return try parseClassMember(introducer, &members) }
    switch text(token) {
    case "func": members.append(.method(try parseMethod(introducer)))
    case "var", "let":
      for property in try parseProperties(introducer) { members.append(.property(property)) }
    case "subscript": members.append(.subscript(try parseSubscript(introducer)))
    case "init": members.append(.initializer(try parseInitializer(introducer)))
    case "associatedtype": members.append(.associatedType(try parseAssociatedType(introducer)))
    case "typealias": members.append(.typeAlias(try parseTypeAlias(introducer)))
    case let word: throw misplaced(word)
    }
  }

  private func misplaced(_ word: String) -> SyntaxProblem {
    Keyword.declarations.contains(word) || isContextualDeclaration
      ? .notARequirement(word, token.range) : expected("a requirement")
  }

  /// Moves to where the next member may begin.
  ///
  /// - Parameters:
  ///   - mark: where the member begins that could not be read.
  ///   - offset: where that was seen.
  private mutating func skipMember(from mark: Mark, past offset: Int) {
    goBack(to: mark)
    var open = OpenGroups()
    repeat {
      if at(directive: "#if") {
        skipCondition()
        continue
      }
      open.follow(token.kind)
      advance()
    } while !at(.endOfFile) && (token.start < offset || !isMemberEnd(open))
  }

  private func isMemberEnd(_ open: OpenGroups) -> Bool {
    if at(.rightBrace) { return !open.hasBraces }
    if open.hasBraces { return false }
    if at(.pound) { return isBranchEnd || token.startsLine && open.isEmpty }
    guard open.isEmpty else { return startsRequirement }
    return at(.semicolon) || token.startsLine && startsDeclaration
  }

  /// Whether a declaration may begin here, at the start of a line.
  private var startsDeclaration: Bool {
    if at(.at) { return true }
    guard at(.identifier) else { return false }
    let word = text(token)
    return Keyword.declarations.contains(word) || Keyword.modifiers.contains(word)
  }
}
