import MockyGenerator

/// The names `MockX` in a source: those that it declares, and those that it uses.
struct MockNames {
  /// A name that is used.
  struct Use {
    /// The name, with `Mock` before it.
    let name: String
    /// The names before its period: `Shop.Desk` for `Shop.Desk.MockSubscriber`; empty for none.
    let qualifier: String
    let offset: Int
  }

  private(set) var declared: Set<String> = []
  private(set) var used: [Use] = []
  /// A Boolean value that indicates whether the source may run defaults of extensions:
  /// `strictness: .defaults` or `.forwards()`.
  private(set) var runsDefaults = false
  /// A Boolean value that indicates whether expectations in the source leave out arguments:
  /// `receives.anyArguments`.
  private(set) var hasAnyArguments = false

  /// Reads a source.
  init(_ bytes: [UInt8]) {
    var lexer = Lexer(bytes)
    var token = lexer.next()
    var previous: Token?
    while token.kind != .endOfFile {
      follow(token, after: previous, in: lexer)
      previous = token
      token = lexer.next()
    }
  }

  private mutating func follow(_ token: Token, after previous: Token?, in lexer: Lexer) {
    guard token.kind == .identifier || token.kind == .quotedIdentifier else { return }
    let quote = token.kind == .quotedIdentifier ? 1 : 0
    let isMember = previous?.kind == .period
    guard isMember || lexer.bytes[token.start + quote] == UInt8(ascii: "M") else { return }
    let name = lexer.text(token.start + quote, token.end - quote)
    if isMember {
      if name == "forwards" || name == "defaults" { runsDefaults = true }
      if name == "anyArguments" { hasAnyArguments = true }
    }
    guard name.hasPrefix("Mock"), name.utf8.count > 4 else { return }
    if let previous, Self.introducers.contains(lexer.text(previous)) {
      declared.insert(name)
    } else {
      let qualifier = isMember ? lexer.path(before: token.start - 1) : ""
      used.append(Use(name: name, qualifier: qualifier, offset: token.start))
    }
  }

  /// The words before names that are no mocks to write. A module's name is none, either.
  private static let introducers: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "typealias", "associatedtype", "func", "macro",
    "let", "var", "import",
  ]
}

extension Lexer {
  fileprivate func text(_ token: Token) -> String { text(token.start, token.end) }

  /// Returns the names before an offset, with periods between them.
  fileprivate func path(before end: Int) -> String {
    let isName = { (byte: UInt8) in byte.isPartOfName || [0x2E, 0x60].contains(byte) }
    let start = bytes[..<end].lastIndex { !isName($0) }.map { $0 + 1 } ?? 0
    return text(start, end).filter { $0 != "`" }
  }
}
