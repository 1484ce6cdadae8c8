extension Parser {
  /// Whether a declaration begins here, where one within parentheses ends that were never closed.
  ///
  /// Parameters may have attributes as well, and words of the language as labels.
  var startsRequirement: Bool {
    guard token.startsLine, at(.at) || at(.identifier) else { return false }
    var ahead = lexer
    var open = OpenGroups()
    var last = token.kind
    var next = token
    for _ in 0..<Parser.mostWordsBeforeKeyword {
      if open.isEmpty {
        if isDeclarationKeyword(next) { return isWord(ahead.next()) }
        guard mayPrecedeKeyword(next, after: last) else { return false }
      }
      open.follow(next.kind)
      last = next.kind
      next = ahead.next()
    }
    return false
  }

  /// How many tokens of attributes and modifiers are looked at.
  private static let mostWordsBeforeKeyword = 16

  private func isDeclarationKeyword(_ token: Token) -> Bool {
    token.kind == .identifier && Keyword.declarations.contains(text(token))
  }

  private func mayPrecedeKeyword(_ token: Token, after last: Token.Kind) -> Bool {
    switch token.kind {
    case .at, .period, .leftParenthesis, .rightParenthesis: true
    case .identifier:
      last == .at || last == .period || Keyword.modifiers.contains(text(token))
    default: false
    }
  }
}
