extension Parser {
  /// Whether a declaration begins here, where one within parentheses ends that were never closed.
  ///
  /// Parameters may have attributes as well, and words of the language as labels.
  var startsRequirement: Bool {
    guard token.startsLine, at(.at) || at(.identifier) else { return false }
    var ahead = lexer
    var open = OpenGroups()
    var next = token
    for _ in 0..<Parser.furthestLookahead {
      if open.isEmpty {
        if isDeclarationKeyword(next) { return isWord(ahead.next()) }
        guard mayPrecedeKeyword(next) else { return false }
      }
      open.follow(next.kind)
      next = ahead.next()
    }
    return false
  }

  private func isDeclarationKeyword(_ token: Token) -> Bool {
    token.kind == .identifier && Keyword.declarations.contains(text(token))
  }

  private func mayPrecedeKeyword(_ token: Token) -> Bool {
    switch token.kind {
    case .at, .identifier, .period, .leftParenthesis, .rightParenthesis: true
    default: false
    }
  }
}
