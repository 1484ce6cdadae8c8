import Foundation
import MockyGenerator

/// The files that the plugin adds to a test target.
extension MocksOnDemand {
  /// The source to compile with the tests, if it is in one part.
  package var source: String { source(ofPart: 0) }

  /// Returns the text of one of the files, counted from zero.
  func source(ofPart index: Int) -> String {
    let mocks = mocks.filter { part(of: $0.found) == index }
    let combined = combined.filter { part(of: $0.found) == index }
    var lines = SourceLines()
    lines.add(OnDemandFile.firstLine(for: symbols.testModule))
    if index == 0 {
      // The compiler prints warnings as well. Builds that don't run the tool then show them, too.
      lines.add(warnings.flatMap(\.directives))
      for one in reports where one.conditions.areForVersion {
        lines.under(one.conditions) { $0.add(one.problem.directives) }
      }
    }
    guard !mocks.isEmpty || !combined.isEmpty else { return lines.text }
    lines.add(OnDemandFile.marksForLinters)
    lines.add("")
    writeImports(of: mocks + combined, to: &lines)
    for (index, one) in (mocks + combined).enumerated() {
      lines.add("")
      lines.under(one.conditions) { lines in
        lines.add("// \(one.found.fileName):\(one.found.position.line)")
        guard index < mocks.count else { return write(combined: one, to: &lines) }
        write(inTypesAround: one, to: &lines) { writeTypes(one, to: &$0) }
      }
    }
    return lines.text
  }

  private func writeImports(of mocks: [OnDemandMock], to lines: inout SourceLines) {
    // A library can't link test frameworks.
    let mocky = isShared ? "MockyCore" : "Mocky"
    let needed =
      mocks.flatMap { $0.imports(in: symbols) }
      + [ImportDeclaration(text: "import \(mocky)", module: mocky)]
    let access = mocks.map(\.mocked.access.ofMembers).max() ?? ""
    let wide = Set(needed.filter(\.isPublic).map(\.module) + (access.isEmpty ? [] : [mocky]))
    let sorted = Dictionary(needed.map { ("\($0.text) \($0.conditions)", $0) }) { $1 }.values
      .sorted { ($0.module, $0.text) < ($1.module, $1.text) }
    let certain = sorted.filter(\.conditions.isEmpty)
    let whole = Set(certain.map(\.text))
    let testable = Set(certain.filter { $0.group == 2 }.map { "import \($0.module)" })
    let shown = certain.filter { !testable.contains($0.text) }
    var groups = (0...2).map { group in
      self.lines(of: shown.filter { $0.group == group }, access, for: wide)
    }
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
  /// by default, or if the tests import the module with one. The compiler warns about an access that isn't needed.
  private func lines(
    of imports: [ImportDeclaration], _ access: String, for modules: Set<String>
  ) -> [String] {
    let tests = sources.filter { $0.input.module == symbols.testModule }
    let importedWithAccess = Set(tests.flatMap(\.file.imports).filter(\.hasAccess).map(\.module))
    var (wide, others): ([String], [String]) = ([], [])
    for one in imports {
      let isWide = modules.contains(one.module)
      if importedWithAccess.contains(one.module) {
        let word = isWide ? access : "internal "
        others.append(one.text.replacingOccurrences(of: "import ", with: "\(word)import "))
      } else {
        isWide ? wide.append(one.text) : others.append(one.text)
      }
    }
    if wide.isEmpty { return others }
    return others + ["#if hasFeature(InternalImportsByDefault)"] + wide.map { "  \(access)\($0)" }
      + ["#else"] + wide.map { "  \($0)" } + ["#endif"]
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
    if hasAnyArguments { builder.writeMore = builder.writeAnyArguments }
    return builder
  }

  private func writeTypes(_ mock: OnDemandMock, to lines: inout SourceLines) {
    var writer =
      mock.mockedClass.map { ClassWriter(mocked: $0) }
      ?? ClassWriter(
        mocked: mock.mocked, hasBuilders: true, hasInheritedMembers: mock.hasInheritedMembers)
    writer.values = mock.values
    var builder = builder(of: mock)
    writer.writeMoreExpectations = builder.writeMore
    writer.writeMore = { DefaultWriter(mocked: mock.mocked, members: $0).write(to: &$1) }
    writer.write(to: &lines)
    if mock.found.kind != .protocol { return }
    lines.add("")
    builder.extended = combined.first { $0.found.identity == mock.found.identity }?.mocked
    builder.write(to: &lines)
  }
}

extension ImportDeclaration {
  /// The number of its group in a file: modules, declarations, and what is testable.
  fileprivate var group: Int {
    text.contains("@testable ") ? 2 : text.hasSuffix("import \(module)") ? 0 : 1
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
