/// The names `MockX` in a source: those that it declares, and those that it uses.
struct MockNames {
  /// A name that is used.
  struct Use {
    /// With the `Mock` before it.
    var name: String
    /// What stands before the period before it: `Shop` for `Shop.MockSubscriber`.
    var qualifier: String?
    var offset: Int
  }

  private(set) var declared: Set<String> = []
  private(set) var used: [Use] = []
  /// The last two tokens, the nearer one first.
  private var before: (Token?, Token?)

  /// Takes account of the next token of the source.
  mutating func follow(_ token: Token, in lexer: Lexer) {
    if token.kind == .identifier, lexer.bytes[token.start] == UInt8(ascii: "M") {
      take(lexer.text(token.start, token.end), token, lexer)
    }
    before = (token, before.0)
  }

  private mutating func take(_ name: String, _ token: Token, _ lexer: Lexer) {
    guard name.hasPrefix("Mock"), name.utf8.count > 4 else { return }
    let words = (before.0.map(lexer.text), before.1.map(lexer.text))
    let introducers = ["class", "struct", "enum", "actor", "protocol", "typealias", "func", "case"]
    if let word = words.0, introducers.contains(word) {
      declared.insert(name)
    } else {
      let isMember = words.0 == "." && before.1?.kind == .identifier
      used.append(Use(name: name, qualifier: isMember ? words.1 : nil, offset: token.start))
    }
  }
}

extension Lexer {
  fileprivate func text(_ token: Token) -> String { text(token.start, token.end) }
}
