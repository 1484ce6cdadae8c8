import MockyGenerator

/// The surroundings of a source's declarations: imports, conditions and the names of mocks. One
/// pass over the tokens reads them, without a parser.
struct SourceOutline {
  /// The names `MockX` in it, except those of imports.
  private(set) var names = MockNames()
  private(set) var imports: [ImportDeclaration] = []
  /// The modules that nothing but bodies may name.
  private(set) var hiddenModules: Set<String> = []
  /// The modules that come with the import of this one.
  private(set) var exportedModules: Set<String> = []
  /// Conditions that are nested deeper than the compiler allows.
  private(set) var problems: [SyntaxProblem] = []
  /// The branches of all `#if`: the directives that lead to each of them, and the branch around it.
  private var branches: [(condition: Condition, around: Int?)] = []
  /// The branches from an offset on, in the order of the source.
  private var changes: [(offset: Int, branch: Int?)] = []
  private var depth = 0
  /// All imports that begin before this offset have been found.
  private var searched = 0
  private let parser: Parser
  private let flags: Set<String>

  /// The deepest nesting of conditions that the compiler allows.
  private static let deepestCondition = 256

  /// - Parameters:
  ///   - bytes: the source.
  ///   - flags: the flags that are known to be set.
  init(_ bytes: [UInt8], flags: Set<String>) {
    parser = Parser(bytes)
    self.flags = flags
    while !parser.at(.endOfFile) {
      if parser.at(.pound) {
        followDirective()
      } else if !takeImport() {
        names.follow(parser.token, in: parser.lexer)
        parser.advance()
      }
    }
  }

  /// Returns the conditions around an offset, outermost first.
  func conditions(at offset: Int) -> [Condition] {
    let count = changes(upTo: offset)
    var conditions: [Condition] = []
    var next = count == 0 ? nil : changes[count - 1].branch
    while let branch = next, conditions.count < Self.deepestCondition {
      conditions.append(branches[branch].condition)
      next = branches[branch].around
    }
    return conditions.reversed()
  }

  /// Returns whether a condition begins or ends in a range of the source.
  func hasConditions(in range: SourceRange) -> Bool {
    changes(upTo: range.start - 1) != changes(upTo: range.end - 1)
  }

  /// Returns the number of directives that begin at an offset or before.
  private func changes(upTo offset: Int) -> Int {
    changes.countOfFirst { $0.offset <= offset }
  }

  private mutating func followDirective() {
    let range = parser.token.range
    var branch = changes.last?.branch
    if parser.at(directive: "#if") {
      depth += 1
      if depth == Self.deepestCondition + 1 { problems.append(.nestedTooDeeply(range)) }
      branches.append(([parser.takeDirective().setting(flags)], branch))
      branch = branches.count - 1
    } else if parser.at(directive: "#elseif") || parser.at(directive: "#else") {
      let directive = parser.takeDirective().setting(flags)
      if let before = branch {
        branches.append((branches[before].condition + [directive], branches[before].around))
        branch = branches.count - 1
      }
    } else if parser.at(directive: "#endif") {
      parser.advance()
      if branch != nil { depth -= 1 }
      branch = branch.flatMap { branches[$0].around }
    } else {
      return parser.advance()
    }
    changes.append((range.start, branch))
  }

  /// Takes an import with the words before it; returns false before anything else.
  private mutating func takeImport() -> Bool {
    guard parser.token.startsLine, parser.at(.at) || parser.at(.identifier),
      parser.token.start >= searched
    else { return false }
    let mark = parser.mark
    var words: [String] = []
    while parser.at(.at) || Self.accesses.contains(parser.text(parser.token)) {
      let start = parser.token.start
      if parser.at(.at) { parser.advance() }
      parser.advance()
      if parser.lexer.bytes[start] == UInt8(ascii: "@"), parser.at(.leftParenthesis),
        !parser.token.followsBlank
      {
        parser.skipGroup()
      }
      words.append(parser.lexer.text(start, parser.lastEnd))
    }
    guard parser.at(word: "import") else {
      searched = parser.token.start
      parser.goBack(to: mark)
      return false
    }
    let start = parser.token.start
    parser.advance()
    if Self.kinds.contains(parser.text(parser.token)) { parser.advance() }
    let module = parser.text(parser.token)
    while !parser.at(.endOfFile), !parser.token.startsLine, !parser.at(.semicolon) {
      parser.advance()
    }
    if words.contains("@_implementationOnly") {
      hiddenModules.insert(module)
      return true
    }
    if words.contains("@_exported") { exportedModules.insert(module) }
    let kept = words.filter { $0.hasPrefix("@") && $0 != "@_exported" }
    var new = ImportDeclaration(
      text: (kept + [parser.lexer.text(start, parser.lastEnd)]).joined(separator: " "),
      module: module, conditions: conditions(at: start))
    new.isPublic = words.contains("public") || words.contains("package")
    new.hasAccess = words.contains { !$0.hasPrefix("@") }
    imports.append(new)
    return true
  }

  private static let accesses: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]
}

extension String {
  /// Returns a directive with `true` for each flag that is known to be set.
  ///
  /// The tests are compiled without the flags of the modules that they test.
  func setting(_ flags: Set<String>) -> String {
    guard hasPrefix("#if") || hasPrefix("#elseif"), !flags.isEmpty else { return self }
    var text = ""
    var word = ""
    for character in self + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        text += flags.contains(word) ? "true" : word
        text.append(character)
        word = ""
      }
    }
    return String(text.dropLast())
  }
}

extension Member {
  /// Returns the member with directives in which flags are set.
  func setting(_ flags: Set<String>) -> Member {
    guard kind == .conditional, !flags.isEmpty else { return self }
    return changing { copy in
      for (index, clause) in clauses.enumerated() {
        copy.clauses[index].directive = clause.directive.setting(flags)
        copy.clauses[index].members = clause.members.map { $0.setting(flags) }
      }
    }
  }
}
