import MockyGenerator

/// Writes a file that the plugin adds to a test target.
struct OnDemandWriter {
  let testModule: String
  /// A Boolean value that indicates whether other modules use the mocks, too. A library can't link test frameworks.
  let isShared: Bool
  /// A Boolean value that indicates whether expectations can leave out arguments.
  let hasAnyArguments: Bool
  let mocks: [OnDemandMock]
  /// The modules that tests import with an access: each import of them then needs one.
  var importedWithAccess: Set<String> = []
  /// Protocols that class mocks in the tests also conform to.
  var combined: [OnDemandMock] = []
  /// Warnings that the compiler prints as well. Builds that don't run the tool then show them, too.
  var warnings: [SourceProblem] = []
  /// The problems of declarations that an older compiler does not see.
  var newer: [(conditions: [Condition], problem: SourceProblem)] = []

  var text: String {
    var lines = SourceLines()
    lines.add(OnDemandFile.firstLine(for: testModule))
    lines.add(warnings.flatMap(\.directives))
    for one in newer { lines.under(one.conditions) { $0.add(one.problem.directives) } }
    guard !mocks.isEmpty || !combined.isEmpty else { return lines.text }
    lines.add(OnDemandFile.marksForLinters)
    lines.add("")
    writeImports(to: &lines)
    for mock in mocks {
      lines.add("")
      lines.under(mock.conditions) { lines in write(mock, to: &lines) }
    }
    for one in combined {
      lines.add("")
      lines.under(one.found.conditions) { lines in write(combined: one, to: &lines) }
    }
    return lines.text
  }

  private func writeImports(to lines: inout SourceLines) {
    let mocky = isShared ? "MockyCore" : "Mocky"
    var imports = (mocks + combined).flatMap { $0.imports(in: testModule) }
    imports.append(ImportDeclaration(text: "import \(mocky)", module: mocky))
    let access = mocks.map(\.mocked.access.ofMembers).max() ?? ""
    let wide = Set(imports.filter(\.isPublic).map(\.module) + (access.isEmpty ? [] : [mocky]))
    for index in imports.indices {
      (imports[index].isPublic, imports[index].hasAccess) = (false, false)
    }
    let sorted = Set(imports).sorted { ($0.module, $0.text) < ($1.module, $1.text) }
    let certain = sorted.filter(\.conditions.isEmpty)
    let testable = Set(certain.filter { $0.kind == .testable }.map { "import \($0.module)" })
    let shown = certain.filter { !testable.contains($0.text) }
    var groups = ImportDeclaration.Kind.allCases.map { kind in
      self.lines(of: shown.filter { $0.kind == kind }, access, for: wide)
    }
    let whole = Set(certain.map(\.text))
    let conditional = sorted.filter { !$0.conditions.isEmpty && !whole.contains($0.text) }
    let blocks = conditional.map { one in
      var block = SourceLines()
      block.under(one.conditions) { $0.add(self.lines(of: [one], access, for: wide)) }
      return block.lines
    }
    groups.append(blocks.sorted { $0.lexicographicallyPrecedes($1) }.flatMap(\.self))
    lines.add(Array(groups.filter { !$0.isEmpty }.joined(separator: [""])))
  }

  /// Returns imports, with an access for some modules. They need one only if imports are internal
  /// by default. The compiler warns about an access that isn't needed.
  private func lines(
    of imports: [ImportDeclaration], _ access: String, for modules: Set<String>
  ) -> [String] {
    var (wide, others): ([String], [String]) = ([], [])
    for one in imports {
      let isWide = modules.contains(one.module)
      if importedWithAccess.contains(one.module) {
        others.append(one.text.afterAttributes(isWide ? access : "internal "))
      } else {
        isWide ? wide.append(one.text) : others.append(one.text)
      }
    }
    if wide.isEmpty { return others }
    return others + ["#if hasFeature(InternalImportsByDefault)"] + wide.map { "  \(access)\($0)" }
      + ["#else"] + wide.map { "  \($0)" } + ["#endif"]
  }

  private func write(_ mock: OnDemandMock, to lines: inout SourceLines) {
    lines.add("// \(mock.found.fileName):\(mock.found.position.line)")
    write(inTypesAround: mock, to: &lines) { writeTypes(mock, to: &$0) }
  }

  /// Writes declarations beside the mocked one, in an extension of the types around it.
  private func write(
    inTypesAround mock: OnDemandMock, to lines: inout SourceLines,
    _ body: (inout SourceLines) -> Void
  ) {
    guard !mock.found.enclosing.isEmpty else { return body(&lines) }
    lines.add(attributes: mock.found.outerAvailability)
    lines.block("extension \(mock.found.enclosing.joined(separator: ".")) {", body)
  }

  /// Writes the extension, and the builder if no mock of the protocol has it.
  private func write(combined one: OnDemandMock, to lines: inout SourceLines) {
    lines.add("// \(one.found.fileName):\(one.found.position.line)")
    if !mocks.contains(where: { $0.found.identity == one.found.identity }) {
      write(inTypesAround: one, to: &lines) { builder(of: one).write(to: &$0) }
      lines.add("")
    }
    ExtensionWriter(mocked: one.mocked, hasOwnMock: false).write(to: &lines)
    guard let base = one.base else { return }
    lines.add("")
    lines.add(attributes: one.mocked.extensionAvailability)
    let (name, enclosing) = (one.found.name, one.found.enclosing.joined(separator: "."))
    let head =
      "final class Mock\(name): \(base), \(one.mocked.declaredName), @unchecked Sendable {}"
    lines.add(enclosing.isEmpty ? head : "extension \(enclosing) { \(head) }")
  }

  private func builder(of mock: OnDemandMock) -> BuilderWriter {
    var builder = BuilderWriter(mocked: mock.mocked)
    builder.writeMore = anyArguments(of: mock)
    return builder
  }

  private func anyArguments(of mock: OnDemandMock) -> ((Bool, inout SourceLines) -> Void)? {
    hasAnyArguments
      ? { AnyArgumentsWriter(mocked: mock.mocked).write(areStatic: $0, to: &$1) } : nil
  }

  private func writeTypes(_ mock: OnDemandMock, to lines: inout SourceLines) {
    var writer =
      mock.mockedClass.map { ClassWriter(mocked: $0) }
      ?? ClassWriter(
        mocked: mock.mocked, hasBuilders: true, hasInheritedMembers: mock.hasInheritedMembers)
    writer.values = mock.values
    writer.writeMoreExpectations = anyArguments(of: mock)
    writer.writeMore = { DefaultWriter(mocked: mock.mocked, members: $0).write(to: &$1) }
    writer.write(to: &lines)
    if mock.mockedClass != nil || mock.found.kind == .function || mock.found.kind == .struct {
      return
    }
    lines.add("")
    var builder = builder(of: mock)
    builder.extended = combined.first { $0.found.identity == mock.found.identity }?.mocked
    builder.write(to: &lines)
  }
}

extension ImportDeclaration {
  /// The kind of an import, in the order of the groups in a file.
  enum Kind: CaseIterable { case module, declaration, testable }

  var kind: Kind {
    if text.contains("@testable ") { return .testable }
    return text.hasSuffix("import \(module)") ? .module : .declaration
  }
}

extension String {
  /// Returns an import with a word before `import`.
  fileprivate func afterAttributes(_ word: String) -> String {
    var words = split(separator: " ", omittingEmptySubsequences: false)
    guard let place = words.firstIndex(of: "import") else { return self }
    words[place] = "\(word)import"
    return words.joined(separator: " ")
  }
}

extension SourceProblem {
  /// The lines of code that make the compiler print it, at its place.
  fileprivate var directives: [String] {
    let word = isWarning ? "#warning" : "#error"
    // The compiler points at the text, which begins after the word and a parenthesis.
    let margin = String(repeating: " ", count: max(0, position.column - word.count - 2))
    return [
      "#sourceLocation(file: \(path.literal), line: \(position.line))",
      "\(margin)\(word)(\(message.literal))", "#sourceLocation()",
    ]
  }
}

/// The marks of written files.
package enum OnDemandFile {
  private static let beginning = "// Written by mockygen for the mocks that "

  static let marksForLinters = [
    "// swift-format-ignore-file", "// swiftlint:disable all", "// swiftformat:disable all",
  ]

  static func firstLine(for testModule: String) -> String {
    "\(beginning)\(testModule) uses. Changes will be lost."
  }

  /// Returns whether a file was written here.
  ///
  /// - Parameters:
  ///   - bytes: the text of the file.
  ///   - testModule: the tests that it must have been written for; nil for any.
  package static func isOne(_ bytes: [UInt8], for testModule: String? = nil) -> Bool {
    bytes.starts(with: (testModule.map(firstLine) ?? beginning).utf8)
  }
}
