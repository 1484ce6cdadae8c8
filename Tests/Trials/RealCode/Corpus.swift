import Foundation
import MockyCommand
import MockyGenerator

/// The mocks of all protocols and classes in folders of sources, to compare what two states of the generator write.
struct Corpus {
  /// The texts by the names of their files: for each module those of the macro, those of the command, and those that the
  /// command writes for a library.
  private(set) var texts: [String: String] = [:]

  /// Reads a corpus that was written to a folder.
  init(from folder: URL) {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    for name in names ?? [] where name.hasSuffix(".swift") {
      texts[name] = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
  }

  /// Writes the mocks of folders. None of them need have been built.
  init(of folders: [URL]) {
    for folder in folders {
      let modules = Dictionary(grouping: Self.sources(in: folder), by: \.input.module)
      let all = modules.sorted { $0.key < $1.key }.flatMap(\.value)
      for (module, sources) in modules {
        let name = "\(folder.lastPathComponent)/\(module)"
        texts["\(name).macro.swift"] = sources.flatMap(Self.expansions).joined()
        texts["\(name).command.swift"] = Self.mocks(of: module, sources, all, isShared: false)
        texts["\(name).library.swift"] = Self.mocks(of: module, sources, all, isShared: true)
      }
    }
    texts = texts.filter { !$0.value.isEmpty }
  }

  func write(to folder: URL) throws {
    for (name, text) in texts {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// The Swift files in a folder, below its `Sources` those of one module for each folder, and of one module beside it.
  private static func sources(in folder: URL) -> [ReadSource] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted()
      .compactMap { path in
        let parts = path.split(separator: "/").map(String.init)
        let sources = parts.dropLast(2).lastIndex(of: "Sources")
        let module = sources.map { parts[$0 + 1] } ?? folder.lastPathComponent
        guard let data = FileManager.default.contents(atPath: "\(folder.path)/\(path)"),
          String(bytes: data, encoding: .utf8) != nil
        else { return nil }
        return ReadSource(
          SourceInput(path: path, module: module.filter { $0 != "-" }, bytes: Array(data)))
      }
  }

  /// What `@Mockable` adds to the declarations of a source.
  private static func expansions(in source: ReadSource) -> [String] {
    func text(_ range: Range<Int>) -> String {
      String(decoding: source.input.bytes[range], as: UTF8.self)
    }
    return DeclarationKind.allCases.flatMap { $0.declarations(in: source) }.map { found in
      let range = found.declaration.header.range
      let context = found.declaration.enclosing.reversed().map { outer in
        let rest = source.input.bytes[outer.header.range.start...]
        return text(
          outer.header.range.start..<(rest.firstIndex(of: UInt8(ascii: "{")) ?? rest.endIndex))
      }
      let expansions = [MockableExpansion.Role.peer, .extension].map {
        MockableExpansion(
          $0, of: "@Mockable " + text(range.start..<range.end), lexicalContext: context)
      }
      let lines = expansions.flatMap(\.diagnostics).map { "\($0.severity): \($0.message)\n" }
      return "// \(found.path):\(found.position.line)\n" + lines.joined()
        + expansions.map { $0.source + "\n" }.joined()
    }
  }

  /// What the command writes for tests, or for a library, that use all mocks of a module.
  private static func mocks(
    of module: String, _ sources: [ReadSource], _ all: [ReadSource], isShared: Bool
  ) -> String {
    let names = DeclarationKind.allCases.flatMap { kind in
      sources.flatMap { kind.declarations(in: $0) }
    }.map { ($0.enclosing + ["Mock\($0.name)"]).joined(separator: ".") }
    guard !names.isEmpty else { return "" }
    let uses = names.map { "let mock = \($0)(strictness: .defaults)\n" }.joined()
    let test = "import \(module)\n" + (isShared ? uses : uses.replacing("defaults", with: "strict"))
    let mocks = MocksOnDemand(
      of: [SourceInput(path: "Test.swift", module: "Tests", bytes: Array(test.utf8))],
      module: "Tests", reading: all, isShared: isShared)
    return mocks.source + "\n"
      + (mocks.warnings + mocks.problems).map { "// \($0)\n" }.joined()
  }
}

extension Corpus {
  /// The differences from an earlier corpus.
  struct Differences {
    /// The number of mocks that are equal byte for byte.
    var equal = 0
    /// The places of those that differ only in blanks and line breaks.
    var spaced: [String] = []
    /// The places of those that differ otherwise, or are in one corpus only.
    var different: [String] = []
  }

  func differences(from old: Corpus) -> Differences {
    var differences = Differences()
    for name in Set(texts.keys).union(old.texts.keys).sorted() {
      let (parts, before) = (Self.parts(of: texts[name]), Self.parts(of: old.texts[name]))
      for place in Set(parts.keys).union(before.keys).sorted() {
        let (new, old) = (parts[place], before[place])
        if new == old {
          differences.equal += 1
        } else if new?.filter({ !$0.isWhitespace }) == old?.filter({ !$0.isWhitespace }) {
          differences.spaced.append("\(name): \(place)")
        } else {
          differences.different.append("\(name): \(place)")
        }
      }
    }
    return differences
  }

  /// The parts of a text that begin with the comment about the mocked declaration, by these comments.
  private static func parts(of text: String?) -> [String: String] {
    var parts: [String: String] = [:]
    var place = "the beginning"
    for line in (text ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("// "), words.contains(".swift:") { place = String(words.dropFirst(3)) }
      parts[place, default: ""] += line + "\n"
    }
    return parts
  }
}
