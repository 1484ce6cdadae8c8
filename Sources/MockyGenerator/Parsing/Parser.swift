/// Reads declarations, one token after the other.
///
/// It looks ahead a bounded number of tokens and goes back only to skip a declaration that it
/// could not read, once, so that its time is linear in the source.
struct Parser {
  var lexer: Lexer
  var token: Token
  /// Where the last token ended that was read.
  var lastEnd = 0
  /// How deep types and conditions are nested here.
  var nesting = 0
  var protocols: [ProtocolDeclaration] = []
  /// The aliases outside of protocols, with the types around each.
  var aliases: [EnclosedAlias] = []
  /// The names of all types, protocols and aliases.
  var typeNames: [EnclosedName] = []
  /// The types, and the extensions that say something of copying.
  var types: [EnclosedType] = []
  var problems: [SyntaxProblem] = []
  /// Whether classes are read, too.
  var readsClasses = false
  var classes: [ProtocolDeclaration] = []
  var classProblems: [SyntaxProblem] = []
  /// What is read now are members of a class, which have bodies and values.
  var isInClass = false

  init(_ bytes: [UInt8]) {
    lexer = Lexer(bytes)
    token = lexer.next()
  }

  /// A place to come back to.
  struct Mark {
    var lexer: Lexer
    var token: Token
    var lastEnd: Int
  }

  var mark: Mark { Mark(lexer: lexer, token: token, lastEnd: lastEnd) }

  mutating func goBack(to mark: Mark) {
    lexer = mark.lexer
    token = mark.token
    lastEnd = mark.lastEnd
  }

  mutating func advance() {
    lastEnd = token.end
    token = lexer.next()
  }

  /// The token after this one.
  var following: Token {
    var ahead = lexer
    return ahead.next()
  }

  /// The text of a token.
  func text(_ token: Token) -> String { lexer.text(token.start, token.end) }

  /// Whether a token is that word, which stands in no backticks.
  func isWord(_ token: Token, _ word: StaticString) -> Bool {
    token.kind == .identifier && lexer.matches(word, token.start, token.end)
  }

  func at(_ kind: Token.Kind) -> Bool { token.kind == kind }
  func at(word: StaticString) -> Bool { isWord(token, word) }
  func at(operator text: StaticString) -> Bool {
    token.kind == .operator && lexer.matches(text, token.start, token.end)
  }
  func at(directive text: StaticString) -> Bool {
    token.kind == .pound && lexer.matches(text, token.start, token.end)
  }

  /// Whether an operator begins with a byte, as `>>` does with `>`.
  func at(prefix byte: UInt8) -> Bool {
    token.kind == .operator && lexer.bytes[token.start] == byte
  }

  mutating func take(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  mutating func take(word: StaticString) -> Bool {
    guard at(word: word) else { return false }
    advance()
    return true
  }

  mutating func take(operator text: StaticString) -> Bool {
    guard at(operator: text) else { return false }
    advance()
    return true
  }

  /// Takes the first byte of an operator and leaves the rest, which is a token of its own.
  mutating func take(prefix byte: UInt8) -> Bool {
    guard at(prefix: byte) else { return false }
    splitToken(at: token.start + 1)
    advance()
    return true
  }

  /// Ends this token at an offset, so that the next one begins there.
  mutating func splitToken(at offset: Int) {
    token.end = offset
    lexer.offset = offset
    lexer.previous = token
  }
}
