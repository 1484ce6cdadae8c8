import MockyGenerator

/// The names `MockX` in a source: those that it declares, and those that it uses.
struct MockNames {
  /// A name that is used.
  struct Use {
    /// The name, with `Mock` before it.
    let name: String
    /// The names before its period: `Shop.Desk` for `Shop.Desk.MockSubscriber`.
    let qualifier: String?
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
  /// The last two tokens, the nearer one first.
  private var before: (Token?, Token?)

  /// Reads a source, except its imports.
  init(_ bytes: [UInt8]) {
    var lexer = Lexer(bytes)
    var token = lexer.next()
    while token.kind != .endOfFile {
      let isImport =
        token.kind == .identifier && before.0?.kind != .period && lexer.text(token) == "import"
      follow(token, in: lexer)
      repeat {
        token = lexer.next()
      } while isImport && !token.startsLine && token.kind != .endOfFile && token.kind != .semicolon
    }
  }

  private mutating func follow(_ token: Token, in lexer: Lexer) {
    defer { before = (token, before.0) }
    guard token.kind == .identifier || token.kind == .quotedIdentifier else { return }
    let isQuoted = token.kind == .quotedIdentifier
    let start = isQuoted ? token.start + 1 : token.start
    let isMember = before.0?.kind == .period
    guard isMember || lexer.bytes[start] == UInt8(ascii: "M") else { return }
    let name = lexer.text(start, isQuoted ? token.end - 1 : token.end)
    if isMember, !isQuoted {
      if name == "forwards" || name == "defaults" { runsDefaults = true }
      if name == "anyArguments" { hasAnyArguments = true }
    }
    guard name.hasPrefix("Mock"), name.utf8.count > 4 else { return }
    let word = before.0.map(lexer.text) ?? ""
    if Self.introducers.contains(word) {
      declared.insert(name)
    } else {
      let isQualified = before.1?.kind == .identifier || before.1?.kind == .quotedIdentifier
      let qualifier = isMember && isQualified ? lexer.path(before: token.start - 1) : nil
      used.append(Use(name: name, qualifier: qualifier, offset: token.start))
    }
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
}

/// A place in the tests that names a mock.
struct MockUse {
  let use: MockNames.Use
  let test: ReadSource

  /// The names before the mock's name: `Shop.Desk` for `Shop.Desk.MockSubscriber`.
  var qualifier: String? { use.qualifier }
  /// The modules that the file imports.
  var imports: Set<String> { test.importedModules }

  func problem(_ message: String, isWarning: Bool = false) -> SourceProblem {
    var problem = SourceProblem(
      message, path: test.input.path,
      position: SourcePositions(of: test.input.bytes)[use.offset])
    problem.isWarning = isWarning
    return problem
  }
}
