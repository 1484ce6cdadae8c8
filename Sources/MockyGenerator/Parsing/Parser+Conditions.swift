extension Parser {
  /// A Boolean value that indicates whether a branch of a condition ends here.
  package var isBranchEnd: Bool {
    at(directive: "#elseif") || at(directive: "#else") || at(directive: "#endif")
  }

  /// Reads a directive or macro in a protocol, at its number sign.
  func parseDirective(_ members: inout [Member]) throws(SyntaxProblem) {
    switch text(token) {
    case "#if": members.append(.conditional(try parseCondition()))
    case "#warning", "#error", "#sourceLocation":
      advance()
      if at(.leftParenthesis) { _ = try parseGroup() }
    case _ where isInClass: try skipMacro()
    case let name: throw .macro(name, token.range)
    }
  }

  /// Reads the branches from `#if` to `#endif`.
  private func parseCondition() throws(SyntaxProblem) -> [ConditionalClause] {
    try enter()
    defer { leave() }
    let opening = token.range
    var clauses: [ConditionalClause] = []
    var asksForVersion = false
    repeat {
      clauses.append(try parseBranch(&asksForVersion))
    } while at(.pound) && !at(directive: "#endif")
    guard at(directive: "#endif") else { throw .unclosedCondition(opening) }
    advance()
    return clauses
  }

  /// Reads a branch. One that may be for a newer compiler is read as a whole or not at all.
  private func parseBranch(
    _ asksForVersion: inout Bool
  ) throws(SyntaxProblem) -> ConditionalClause {
    let start = token.start
    let directive = takeDirective()
    asksForVersion = asksForVersion || directive.asksForVersion
    let mark = mark
    var members: [Member] = []
    do throws(SyntaxProblem) {
      try parseMembers(&members)
      if asksForVersion, !isBranchEnd { throw expected("a member") }
    } catch {
      guard asksForVersion else { throw error }
      goBack(to: mark)
      while !isBranchEnd, !at(.endOfFile) {
        if at(directive: "#if") { skipCondition() } else { advance() }
      }
      members = [.unreadable(Diagnostic.unreadable(error).messageOnDemand, error.range)]
    }
    return ConditionalClause(
      directive: directive, members: members, range: SourceRange(start, lastEnd))
  }

  /// Reads a directive with its condition, and returns its text.
  @discardableResult
  package func takeDirective() -> String {
    let start = token.start
    let hasCondition = !at(directive: "#else") && !at(directive: "#endif")
    advance()
    var open = OpenGroups()
    while hasCondition, !at(.endOfFile), !token.startsLine || !open.isEmpty {
      guard open.admits(token.kind) else { break }
      open.follow(token.kind)
      advance()
    }
    return withFlags(lexer.text(start, lastEnd))
  }

  /// Skips all from `#if` to its `#endif`, or to the end.
  func skipCondition() {
    var depth = 0
    repeat {
      if at(directive: "#if") { depth += 1 }
      if at(directive: "#endif") { depth -= 1 }
      advance()
    } while depth > 0 && !at(.endOfFile)
  }

  /// A Boolean value that indicates whether the condition that begins here holds attributes and no
  /// declarations.
  var conditionHoldsAttributes: Bool {
    var ahead = lexer
    var next = ahead.next()
    while !next.startsLine, next.kind != .endOfFile { next = ahead.next() }
    return next.kind == .at
  }
}

extension String {
  /// A Boolean value that indicates whether a directive asks for the version of the compiler or the language. Code
  /// under it may have any syntax.
  package var asksForVersion: Bool {
    ["swift(", "compiler(", "_compiler_version("].contains(where: filter { $0 != " " }.contains)
  }
}
