import Foundation
import MockyGenerator

/// The declarations that are found in a source, at any depth but in no body, with its imports and its problems.
package struct SourceFile {
  package private(set) var protocols: [ProtocolDeclaration] = []
  /// The classes, and the structs and enums if they are read.
  package private(set) var classes: [ProtocolDeclaration] = []
  /// The extensions at the top of the file. The type that each extends is the first of its parents.
  private(set) var extensions: [ProtocolDeclaration] = []
  /// The types and aliases, and the extensions that change how values are copied or sent.
  package private(set) var types: [DeclaredType] = []
  /// The imports that mocks may need: not those of modules that nothing but bodies may name.
  private(set) var imports: [ImportDeclaration] = []
  package private(set) var importedModules: Set<String> = []
  /// The modules that come with the import of this one.
  private(set) var exportedModules: Set<String> = []

  private let parser: Parser
  /// The types around the next declaration, outermost first.
  private var scopes: [EnclosingDeclaration] = []
  /// The conditions around the next declaration, outermost first, and the types around each of them.
  private var branches: [(condition: Condition, scopes: [EnclosingDeclaration])] = []
  private var conditions: [Condition] { branches.map(\.condition) }
  /// The classes, which are read beside the rest, and the braces that were skipped there.
  private var classReadings: [(range: SourceRange, skipped: [SourceRange])] = []

  /// Parses a source.
  ///
  /// - Parameters:
  ///   - bytes: its UTF-8; invalid bytes are allowed.
  ///   - readsStructs: whether the members of structs and enums are read, too.
  ///   - flags: the flags in conditions that are known to be set.
  package init(parsing bytes: [UInt8], readsStructs: Bool = false, flags: Set<String> = []) {
    parser = Parser(bytes)
    parser.readsStructs = readsStructs
    if !flags.isEmpty { parser.withFlags = { $0.setting(flags) } }
    while !parser.at(.endOfFile) {
      switch parser.token.kind {
      case .pound: followDirective()
      case .rightBrace:
        _ = scopes.popLast()
        parser.advance()
      case .leftBrace, .leftParenthesis, .leftBracket: parser.skipGroup()
      case .period:
        parser.advance()
        if parser.isWord(parser.token) { parser.advance() }
      case .at, .identifier: readDeclaration()
      default: parser.advance()
      }
    }
  }

  package var problems: [SyntaxProblem] { parser.problems }

  /// Follows a directive, each branch of which leaves as many types open as it found.
  private mutating func followDirective() {
    if parser.at(directive: "#if") {
      branches.append(([parser.takeDirective()], scopes))
    } else if parser.isBranchEnd {
      let directive = parser.takeDirective()
      if var branch = branches.popLast() {
        scopes = branch.scopes
        branch.condition.append(directive)
        if directive != "#endif" { branches.append(branch) }
      }
    } else {
      parser.advance()
    }
    parser.openConditions = branches.count
  }

  /// Reads a declaration that may be a protocol or hold one, or skips one word.
  private mutating func readDeclaration() {
    let start = parser.token.start
    do throws(SyntaxProblem) {
      let introducer = try parser.parseIntroducer()
      guard parser.at(.identifier) else { return }
      try read(introducer)
    } catch {
      if parser.token.start == start { parser.advance() }
    }
  }

  private mutating func read(_ introducer: Introducer) throws(SyntaxProblem) {
    switch parser.text(parser.token) {
    case "protocol":
      guard var read = parser.parseProtocol(introducer, in: scopes) else { return }
      read.conditions = conditions
      protocols.append(read)
      add("protocol", read.name, read.header)
    case "typealias":
      let alias = try parser.parseTypeAlias(introducer)
      add("typealias", alias.name, alias.header, alias)
    case "import": readImport(introducer)
    case "class", "struct", "enum", "extension":
      readMembers(introducer)
      try readEnclosing(introducer)
    case "actor" where parser.isContextualDeclaration: try readEnclosing(introducer)
    case "func":
      parser.advance()
      parser.moveToBody(orAttribute: true)
      if parser.at(.leftBrace) { parser.skipBraces(from: introducer.gap.start) }
    case "var", "let", "case", "macro":
      parser.advance()
      if parser.isWord(parser.token) { parser.advance() }
    default: parser.advance()
    }
  }

  private mutating func add(
    _ keyword: String, _ name: Identifier, _ header: DeclarationHeader, _ alias: Member? = nil
  ) {
    types.append(
      DeclaredType(
        path: scopes.path + [name.bare], keyword: keyword, header: header, enclosing: scopes,
        conditions: conditions, alias: alias))
  }

  private mutating func readImport(_ introducer: Introducer) {
    let start = parser.token.start
    parser.advance()
    if Keyword.declarations.contains(parser.text(parser.token)) { parser.advance() }
    let module = parser.text(parser.token)
    while !parser.at(.endOfFile), !parser.token.startsLine, !parser.at(.semicolon) {
      parser.advance()
    }
    let attributes = introducer.attributes.map(\.description)
    importedModules.insert(module)
    if attributes.contains("@_implementationOnly") { return }
    if attributes.contains("@_exported") { exportedModules.insert(module) }
    let words =
      attributes.filter { $0 != "@_exported" } + [parser.lexer.text(start, parser.lastEnd)]
    let accesses = introducer.modifiers.map(\.name)
    imports.append(
      ImportDeclaration(
        text: words.joined(separator: " "), module: module, conditions: conditions,
        isPublic: accesses.contains("public") || accesses.contains("package"),
        hasAccess: !accesses.isEmpty))
  }

  /// Reads a declaration around others, up to the first of them.
  private mutating func readEnclosing(_ introducer: Introducer) throws(SyntaxProblem) {
    let declaration = try parser.parseEnclosing(introducer)
    // Unreadable tokens are skipped later.
    let inheritance = (try? parser.parseInheritance()) ?? []
    let requirements = (try? parser.parseWhereClause()) ?? []
    parser.moveToBody()
    guard parser.at(.leftBrace) else { return }
    parser.advance()
    let outer = scopes
    scopes.append(declaration)
    let type = DeclaredType(
      path: scopes.path, keyword: declaration.keyword, header: declaration.header,
      enclosing: outer, conditions: conditions,
      genericParameters: scopes.flatMap(\.genericParameters).map(\.name.bare),
      inheritance: inheritance, requirements: requirements)
    if !type.isPlainExtension { types.append(type) }
  }
}

/// Classes and extensions, whose members are read beside the declarations in them.
extension SourceFile {
  /// Reads a class, or an extension at the top, with its members, and goes back to its start.
  private mutating func readMembers(_ introducer: Introducer) {
    let isExtension = parser.at(word: "extension")
    guard isExtension ? scopes.isEmpty : parser.at(word: "class") || parser.readsStructs else {
      return
    }
    let mark = parser.mark
    let outer = (parser.problems, parser.skipped)
    (parser.problems, parser.skipped) = ([], [])
    var read =
      isExtension
      ? try? parser.parseExtension(introducer) : try? parser.parseClass(introducer, scopes)
    read?.conditions = conditions
    if let read { isExtension ? extensions.append(read) : classes.append(read) }
    // The functions of a class of tests matter to no mock.
    if isExtension || read?.inheritance.first?.type.description.hasSuffix("TestCase") != true {
      classReadings.append((SourceRange(mark.token.start, parser.lastEnd), parser.skipped))
    }
    (parser.problems, parser.skipped) = outer
    parser.isInClass = false
    parser.goBack(to: mark)
  }

  /// The text without bodies and other braces that no reading has read: neither that of the file nor that of a class.
  /// All of it counts if it was not understood.
  package var outline: [UInt8] {
    let bytes = parser.lexer.bytes
    guard problems.isEmpty else { return bytes }
    let whole = (range: SourceRange(0, bytes.count), skipped: parser.skipped)
    let read = (classReadings + [whole]).flatMap { reading in
      let starts = [reading.range.start] + reading.skipped.map(\.end)
      return zip(starts, reading.skipped.map(\.start) + [reading.range.end])
    }
    var (text, end): ([UInt8], Int) = ([], 0)
    for part in read.sorted(by: { $0.0 < $1.0 }) where part.1 > end {
      text += bytes[max(part.0, end)..<part.1]
      end = part.1
    }
    return text
  }
}

extension String {
  /// Returns a directive with `true` for each flag that is known to be set.
  ///
  /// The tests are compiled without the flags of the modules that they test.
  fileprivate func setting(_ flags: Set<String>) -> String {
    flags.reduce(self) { text, flag in
      text.replacingOccurrences(of: "\\b\(flag)\\b", with: "true", options: .regularExpression)
    }
  }
}
