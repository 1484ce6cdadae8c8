import Foundation
import Testing

/// What README and Guides show compiles and runs: it stands in `Samples`, word for word.
@Suite struct SampleTests {
  @Test(arguments: Document.all)
  func everySwiftSampleStandsInATestThatRuns(_ document: Document) throws {
    let samples = try Document.samples()
    for block in try document.blocks(in: "swift") {
      #expect(samples.contains { $0.contains(block) }, "not in a test:\n\(block)")
    }
  }

  @Test func theReadmeHasSamples() throws {
    let readme = try #require(Document.all.first { $0.name == "README.md" })
    #expect(try readme.blocks(in: "swift").count >= 2)
  }
}

/// A document of the repository.
struct Document: Sendable, CustomTestStringConvertible {
  let url: URL
  var name: String { url.lastPathComponent }
  var testDescription: String { name }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// README and every guide.
  static var all: [Document] {
    let guides = root.appending(path: "Guides")
    let files = try? FileManager.default.contentsOfDirectory(
      at: guides, includingPropertiesForKeys: nil)
    let named = (files ?? []).filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
    return ([root.appending(path: "README.md")] + named).map(Document.init)
  }

  /// The blocks fenced with the given language, without their indentation.
  func blocks(in language: String) throws -> [String] {
    var blocks: [String] = []
    var open: [Substring]?
    for line in try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if let lines = open, line.hasPrefix("```") {
        blocks.append(Self.dedented(lines))
        open = nil
      } else if open != nil {
        open?.append(line)
      } else if line == "```\(language)" {
        open = []
      }
    }
    return blocks
  }

  /// The sources that are compiled, each also without the indentation of its functions.
  static func samples() throws -> [String] {
    let folder = root.appending(path: "Tests/DocumentationTests/Samples")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.flatMap { file in
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      return [0, 2, 4].map { indent in
        lines.map { $0.hasPrefix(blanks(indent)) ? $0.dropFirst(indent) : $0 }
          .joined(separator: "\n")
      }
    }
  }

  private static func dedented(_ lines: [Substring]) -> String {
    let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let indent = indents.min() ?? 0
    return lines.map { $0.dropFirst(min(indent, $0.count)) }.joined(separator: "\n")
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}
