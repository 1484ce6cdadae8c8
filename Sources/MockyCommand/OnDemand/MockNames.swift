import MockyGenerator

/// The names `MockX` in a source: those that it declares, and those that it uses.
struct MockNames {
  /// A name that is used.
  struct Use {
    /// The name, with `Mock` before it.
    var name: String
    /// The names before its period: `Shop.Desk` for `Shop.Desk.MockSubscriber`.
    var qualifier: String?
    var offset: Int
  }

  private(set) var declared: Set<String> = []
  private(set) var used: [Use] = []
  /// A Boolean value that indicates whether the source may run defaults of extensions:
  /// `strictness: .defaults` or `.forwards()`.
  private(set) var runsDefaults = false
  /// A Boolean value that indicates whether expectations in the source leave out arguments:
  /// `receives.anyArguments`.
  private(set) var hasAnyArguments = false
  /// The last two tokens, the nearer one first.
  private var before: (Token?, Token?)

  /// Reads the next token of the source.
  mutating func follow(_ token: Token, in lexer: Lexer) {
    let isQuoted = token.kind == .quotedIdentifier
    let start = token.start + (isQuoted ? 1 : 0)
    if isQuoted || token.kind == .identifier, lexer.bytes[start] == UInt8(ascii: "M") {
      take(lexer.text(start, token.end - (isQuoted ? 1 : 0)), token, lexer)
    }
    if token.kind == .identifier, before.0?.kind == .period { takeWord(lexer.text(token)) }
    before = (token, before.0)
  }

  private mutating func take(_ name: String, _ token: Token, _ lexer: Lexer) {
    guard name.hasPrefix("Mock"), name.utf8.count > 4 else { return }
    let words = (before.0.map(lexer.text), before.1.map(lexer.text))
    var ahead = lexer
    if let word = words.0, Self.introducers.contains(word) || word == "case" && ahead.endsCaseName {
      declared.insert(name)
    } else {
      let isMember =
        words.0 == "." && [.identifier, .quotedIdentifier].contains(before.1?.kind)
      let qualifier = isMember ? lexer.path(before: before.0?.start ?? 0) : nil
      used.append(Use(name: name, qualifier: qualifier, offset: token.start))
    }
  }

  private mutating func takeWord(_ word: String) {
    if word == "forwards" || word == "defaults" { runsDefaults = true }
    if word == "anyArguments" { hasAnyArguments = true }
  }

  private static let introducers: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "typealias", "associatedtype", "func", "macro",
    "let", "var",
  ]
}

extension Lexer {
  fileprivate func text(_ token: Token) -> String { text(token.start, token.end) }

  /// Returns the names before an offset, with periods between them.
  fileprivate func path(before end: Int) -> String {
    var start = end
    while start > 0, bytes[start - 1].isPartOfName || [0x2E, 0x60].contains(bytes[start - 1]) {
      start -= 1
    }
    return text(start, end).filter { $0 != "`" }
  }

  /// A Boolean value that indicates whether the name before is that of an enumeration's case, and
  /// not a value to compare with.
  ///
  /// `case MockDoor(Int)` may be either; a pattern has a colon after it.
  fileprivate var endsCaseName: Bool {
    mutating get {
      var depth = 0
      while true {
        let token = next()
        switch token.kind {
        case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
        case .rightParenthesis, .rightBracket, .rightBrace:
          depth -= 1
          if depth < 0 { return true }
        case .colon where depth == 0, .period where depth == 0: return false
        case .endOfFile, .semicolon: return true
        case _ where depth == 0 && token.startsLine: return true
        default: break
        }
      }
    }
  }
}

/// A place in the tests that names a mock.
struct MockUse {
  let path: String
  let position: SourcePosition
  /// The names before the mock's name: `Shop.Desk` for `Shop.Desk.MockSubscriber`.
  let qualifier: String?
  /// The modules that the file imports.
  let imports: Set<String>
}
