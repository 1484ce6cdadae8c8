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

  init(_ bytes: [UInt8]) {
    var lexer = Lexer(bytes)
    var before: [Token] = []
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile { return }
      if token.kind == .identifier, lexer.bytes[token.start] == UInt8(ascii: "M") {
        take(lexer.text(token.start, token.end), token, after: before, lexer)
      }
      before = before.suffix(1) + [token]
    }
  }

  private mutating func take(_ name: String, _ token: Token, after before: [Token], _ lexer: Lexer)
  {
    guard name.hasPrefix("Mock"), name.utf8.count > 4 else { return }
    let words = before.map { lexer.text($0.start, $0.end) }
    let introducers = ["class", "struct", "enum", "actor", "protocol", "typealias", "func", "case"]
    if let word = words.last, introducers.contains(word) {
      declared.insert(name)
    } else {
      let isMember = words.last == "." && before.first?.kind == .identifier
      used.append(Use(name: name, qualifier: isMember ? words.first : nil, offset: token.start))
    }
  }
}
