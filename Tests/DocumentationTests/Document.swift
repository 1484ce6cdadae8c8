import Foundation
import Testing

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

  static func named(_ name: String) throws -> Document {
    try #require(all.first { $0.name == name })
  }

  func lines() throws -> [Substring] {
    try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The blocks fenced with the given language, without their indentation.
  func blocks(in language: String) throws -> [String] {
    var blocks: [String] = []
    var open: (language: Substring, lines: [Substring])?
    for line in try lines() {
      if line.hasPrefix("```"), let block = open {
        if block.language == language { blocks.append(Self.dedented(block.lines)) }
        open = nil
      } else if line.hasPrefix("```") {
        open = (line.dropFirst(3), [])
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }

  private static func dedented(_ lines: [Substring]) -> String {
    let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let indent = indents.min() ?? 0
    return lines.map { $0.dropFirst(min(indent, $0.count)) }.joined(separator: "\n")
  }
}
