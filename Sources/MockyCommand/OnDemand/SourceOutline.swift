import MockyGenerator

/// The surroundings of a source's declarations: imports, conditions and the names of mocks. One
/// pass over the tokens reads them, without a parser.
struct SourceOutline {
  /// The names `MockX` in it, except those of imports.
  private(set) var names = MockNames()
  private(set) var imports: [ImportDeclaration] = []
  /// The modules that nothing but bodies may name.
  private(set) var hiddenModules: Set<String> = []
  /// Conditions that are nested deeper than the compiler allows.
  private(set) var problems: [SyntaxProblem] = []
  /// The modules that come with the import of this one.
  private(set) var exportedModules: Set<String> = []
  /// An `#if`: its directives up to the last branch, and the branch around it.
  private struct Conditional {
    var directives: Condition
    let around: Branch?
    let depth: Int
  }

  /// One branch of an `#if`.
  private struct Branch {
    /// The index of the `#if` among all.
    let place: Int
    /// The number of directives that lead to it.
    let count: Int
  }

  private var conditionals: [Conditional] = []
  /// The branches from an offset on, in the order of the source.
  private var changes: [(offset: Int, branch: Branch?)] = []
  private var open: Branch?
  /// All imports that begin before this offset have been found.
  private var searched = 0
  private let parser: Parser
  private let flags: Set<String>

  /// The deepest nesting of conditions that the compiler allows.
  private static let deepestCondition = 256

  /// - Parameters:
  ///   - bytes: the source.
  ///   - flags: the flags that are known to be set.
  init(_ bytes: [UInt8], flags: Set<String> = []) {
    parser = Parser(bytes)
    self.flags = flags
    var places: [Branch?] = []
    while !parser.at(.endOfFile) {
      follow()
      while places.count < imports.count { places.append(open) }
    }
    for (index, place) in places.enumerated() { imports[index].conditions = conditions(of: place) }
  }

  /// Returns a branch with those around it, outermost first.
  private func conditions(of branch: Branch?) -> [Condition] {
    var conditions: [Condition] = []
    var next = branch
    while let branch = next, conditions.count < Self.deepestCondition {
      let conditional = conditionals[branch.place]
      conditions.append(conditional.directives.prefix(branch.count))
      next = conditional.around
    }
    return conditions.reversed()
  }

  /// Returns the conditions around an offset, outermost first.
  func conditions(at offset: Int) -> [Condition] {
    let count = changes(upTo: offset)
    return count == 0 ? [] : conditions(of: changes[count - 1].branch)
  }

  /// Returns whether an offset is under a condition for the version of the compiler.
  func mayBeNewer(at offset: Int) -> Bool { conditions(at: offset).areForVersion }

  /// Returns whether an offset is under a condition.
  func isConditional(at offset: Int) -> Bool {
    let count = changes(upTo: offset)
    return count > 0 && changes[count - 1].branch != nil
  }

  /// Returns the number of directives that begin at an offset or before, in time logarithmic in
  /// their number.
  private func changes(upTo offset: Int) -> Int {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns whether a condition begins or ends in a range of the source.
  func hasConditions(in range: SourceRange) -> Bool {
    changes(upTo: range.start - 1) != changes(upTo: range.end - 1)
  }

  private mutating func follow() {
    if parser.at(.pound) { return followDirective() }
    let isFirst = parser.token.startsLine
    if isFirst, parser.at(.at) || parser.at(.identifier) { return followLine() }
    moveOverWord()
  }

  private mutating func moveOverWord() {
    names.follow(parser.token, in: parser.lexer)
    parser.advance()
  }

  private mutating func followDirective() {
    let offset = parser.token.start
    if parser.at(directive: "#if") {
      begin(at: parser.token.range)
    } else if parser.at(directive: "#elseif") || parser.at(directive: "#else") {
      let directive = parser.takeDirective().setting(flags)
      if let place = open?.place {
        conditionals[place].directives.append(directive)
        open = Branch(place: place, count: conditionals[place].directives.count)
      }
    } else if parser.at(directive: "#endif") {
      parser.advance()
      open = open.flatMap { conditionals[$0.place].around }
    } else {
      return parser.advance()
    }
    changes.append((offset, open))
  }

  private mutating func begin(at range: SourceRange) {
    let depth = (open.map { conditionals[$0.place].depth } ?? 0) + 1
    if depth == Self.deepestCondition + 1 { problems.append(.nestedTooDeeply(range)) }
    let directive = parser.takeDirective().setting(flags)
    conditionals.append(Conditional(directives: [directive], around: open, depth: depth))
    open = Branch(place: conditionals.count - 1, count: 1)
  }

  /// Skips the words before an import, and the import, or one word.
  private mutating func followLine() {
    guard parser.token.start >= searched else { return moveOverWord() }
    let mark = parser.mark
    var words: [String] = []
    while parser.at(.at)
      || ["public", "package", "internal", "fileprivate", "private"]
        .contains(parser.text(parser.token))
    {
      let start = parser.token.start
      if parser.take(.at) {
        parser.advance()
        if parser.at(.leftParenthesis), !parser.token.followsBlank { parser.skipGroup() }
        words.append(parser.lexer.text(start, parser.lastEnd))
      } else {
        words.append(parser.text(parser.token))
        parser.advance()
      }
    }
    guard parser.at(word: "import") else {
      searched = parser.token.start
      parser.goBack(to: mark)
      return moveOverWord()
    }
    takeImport(words)
  }

  /// - Parameter words: the attributes and modifiers.
  private mutating func takeImport(_ words: [String]) {
    let start = parser.token.start
    parser.advance()
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    if kinds.contains(parser.text(parser.token)) { parser.advance() }
    let module = parser.text(parser.token)
    while !parser.at(.endOfFile), !parser.token.startsLine, !parser.at(.semicolon) {
      parser.advance()
    }
    if words.contains("@_implementationOnly") {
      hiddenModules.insert(module)
      return
    }
    if words.contains("@_exported") { exportedModules.insert(module) }
    let kept = words.filter { $0.hasPrefix("@") && $0 != "@_exported" }
    let text = (kept + [parser.lexer.text(start, parser.lastEnd)]).joined(separator: " ")
    imports.append(ImportDeclaration(text: text, module: module))
    imports[imports.count - 1].isPublic = words.contains("public") || words.contains("package")
    imports[imports.count - 1].hasAccess = words.contains { !$0.hasPrefix("@") }
  }
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
        continue
      }
      text += flags.contains(word) ? "true" : word
      word = ""
      text.append(character)
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
