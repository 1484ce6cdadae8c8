extension Parser {
  /// How deep types and conditions may be nested.
  static let deepestNesting = 50

  /// How many tokens are looked at before they are read.
  static let furthestLookahead = 64

  /// The problem that something else stands here.
  func expected(_ what: String) -> SyntaxProblem {
    switch token.kind {
    case .unterminatedString: .unterminatedString(token.range)
    case .unterminatedRegex: .unterminatedRegex(token.range)
    case .unterminatedComment: .unterminatedComment(token.range)
    case .endOfFile: .expected(what, found: "the end of the source", token.range)
    default: .expected(what, found: found, token.range)
    }
  }

  /// The token as a problem names it, shortened where it is long.
  private var found: String {
    guard token.end - token.start > 40 else { return "'\(text(token))'" }
    return "'\(lexer.text(token.start, token.start + 40))…'"
  }

  mutating func expect(_ kind: Token.Kind, _ what: String) throws(SyntaxProblem) {
    guard take(kind) else { throw expected(what) }
  }

  /// Goes one level deeper; every call is followed by a ``leave()``.
  mutating func enter() throws(SyntaxProblem) {
    guard nesting < Parser.deepestNesting else { throw .nestedTooDeeply(token.range) }
    nesting += 1
  }

  mutating func leave() { nesting -= 1 }

  /// Whether a token is a word that names something.
  func isName(_ token: Token) -> Bool {
    switch token.kind {
    case .quotedIdentifier: true
    case .identifier: !Keyword.reserved.contains(text(token))
    default: false
    }
  }

  /// Whether a token is a word of any kind.
  func isWord(_ token: Token) -> Bool {
    token.kind == .identifier || token.kind == .quotedIdentifier
  }

  /// Reads a name that is no reserved word.
  mutating func parseName(_ what: String) throws(SyntaxProblem) -> Identifier {
    guard isName(token), !at(word: "_") else { throw expected(what) }
    return takeIdentifier()
  }

  /// Takes the token, whatever it is, as a name.
  mutating func takeIdentifier() -> Identifier {
    let name = Identifier(text(token), token.range)
    advance()
    return name
  }
}
