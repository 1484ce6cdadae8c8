/// Reads declarations, one token after the other.
///
/// It looks ahead a bounded number of tokens. It goes back only to skip an unreadable declaration,
/// once, so its time is linear in the source.
package final class Parser {
  package var lexer: Lexer
  package var token: Token
  /// The end of the last token that was read.
  package var lastEnd = 0
  /// The depth of nested types and conditions here.
  var nesting = 0
  /// The number of conditions around the declaration.
  package var openConditions = 0
  package var problems: [SyntaxProblem] = []
  /// A Boolean value that indicates whether the members of structs and enums are read.
  package var readsStructs = false
  /// The names of the types in the class.
  var nestedTypes: Set<String> = []
  /// The braces without conditions that were skipped in this reading.
  package var skipped: [SourceRange] = []
  /// A Boolean value that indicates whether the parser reads members of a class, which have bodies
  /// and values.
  package var isInClass = false
  /// Returns a directive with the flags that are known.
  package var withFlags: (String) -> String = { $0 }

  package init(_ bytes: [UInt8]) {
    lexer = Lexer(bytes)
    token = lexer.next()
  }

  /// A place to come back to.
  package struct Mark {
    var lexer: Lexer
    package var token: Token
    var lastEnd: Int
    var skipped: Int
  }

  package var mark: Mark {
    Mark(lexer: lexer, token: token, lastEnd: lastEnd, skipped: skipped.count)
  }

  package func goBack(to mark: Mark) {
    lexer = mark.lexer
    token = mark.token
    lastEnd = mark.lastEnd
    if skipped.count > mark.skipped { skipped.removeLast(skipped.count - mark.skipped) }
  }

  package func advance() {
    lastEnd = token.end
    token = lexer.next()
  }

  /// The token after this one.
  var following: Token {
    var ahead = lexer
    return ahead.next()
  }

  /// Returns the text of a token.
  package func text(_ token: Token) -> String { lexer.text(token.start, token.end) }

  /// Returns whether a token is that word, without backticks.
  func isWord(_ token: Token, _ word: StaticString) -> Bool {
    token.kind == .identifier && lexer.matches(word, token.start, token.end)
  }

  package func at(_ kind: Token.Kind) -> Bool { token.kind == kind }
  package func at(word: StaticString) -> Bool { isWord(token, word) }
  package func at(operator text: StaticString) -> Bool {
    token.kind == .operator && lexer.matches(text, token.start, token.end)
  }
  package func at(directive text: StaticString) -> Bool {
    token.kind == .pound && lexer.matches(text, token.start, token.end)
  }

  /// Returns whether an operator begins with a byte, as `>>` does with `>`.
  package func at(prefix byte: UInt8) -> Bool {
    token.kind == .operator && lexer.bytes[token.start] == byte
  }

  package func take(_ kind: Token.Kind) -> Bool { take(if: at(kind)) }
  package func take(word: StaticString) -> Bool { take(if: at(word: word)) }
  package func take(operator text: StaticString) -> Bool { take(if: at(operator: text)) }

  private func take(if isHere: Bool) -> Bool {
    if isHere { advance() }
    return isHere
  }

  /// Reads the first byte of an operator and leaves the rest as a token of its own.
  package func take(prefix byte: UInt8) -> Bool {
    guard at(prefix: byte) else { return false }
    splitToken(at: token.start + 1)
    advance()
    return true
  }

  /// Ends this token at an offset: the next one begins there.
  func splitToken(at offset: Int) {
    token.end = offset
    lexer.offset = offset
    lexer.previous = token
  }
}

extension Parser {
  /// The deepest nesting of types and conditions.
  static let deepestNesting = 50

  /// The greatest number of tokens that are examined before they are read.
  static let furthestLookahead = 64

  /// Returns the problem that an expected token is missing here.
  func expected(_ what: String) -> SyntaxProblem {
    let message =
      switch token.kind {
      case .unterminatedString: "this string has no end"
      case .unterminatedRegex: "this regular expression has no end"
      case .unterminatedComment: "this comment has no end"
      case .endOfFile: "expected \(what), found the end of the source"
      default: "expected \(what), found \(found)"
      }
    return SyntaxProblem(message, token.range)
  }

  /// The token as a problem names it, shortened if it is long.
  private var found: String {
    guard token.end - token.start > 40 else { return "'\(text(token))'" }
    return "'\(lexer.text(token.start, token.start + 40))…'"
  }

  func expect(_ kind: Token.Kind, _ what: String) throws(SyntaxProblem) {
    guard take(kind) else { throw expected(what) }
  }

  /// Goes one level deeper; every call is followed by a ``leave()``.
  func enter() throws(SyntaxProblem) {
    guard nesting < Parser.deepestNesting else { throw .nestedTooDeeply(token.range) }
    nesting += 1
  }

  func leave() { nesting -= 1 }

  /// Returns whether a token is a word that can be a name.
  func isName(_ token: Token) -> Bool {
    switch token.kind {
    case .quotedIdentifier: true
    case .identifier: !Keyword.reserved.contains(text(token))
    default: false
    }
  }

  /// Returns whether a token is a word of any kind.
  package func isWord(_ token: Token) -> Bool {
    token.kind == .identifier || token.kind == .quotedIdentifier
  }

  /// Reads a name that is no reserved word.
  func parseName(_ what: String) throws(SyntaxProblem) -> Identifier {
    guard isName(token), !at(word: "_") else { throw expected(what) }
    return takeIdentifier()
  }

  /// Reads any token as a name.
  func takeIdentifier() -> Identifier {
    let name = Identifier(text(token), token.range)
    advance()
    return name
  }
}
