import Foundation
import Testing

/// A document of the repository.
struct Document: Sendable, CustomTestStringConvertible {
  let url: URL
  var name: String { url.lastPathComponent }
  var testDescription: String { name }

  static let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// README and every guide, in all folders of `Guides`.
  static var all: [Document] {
    let guides = root.appending(path: "Guides")
    let files = FileManager.default.enumerator(
      at: guides, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let named = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "md" }
    return ([root.appending(path: "README.md")] + named.sorted { $0.path < $1.path })
      .map(Document.init)
  }

  static func named(_ name: String) throws -> Document {
    try #require(all.first { $0.name == name })
  }

  func lines() throws -> [Substring] {
    try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The blocks fenced with the given language, without their indentation. Blocks that are marked as the
  /// code of another library are left out, because nothing compiles them.
  func blocks(in language: String) throws -> [String] {
    try blocks().filter { $0.language == language && !$0.isForeign }.map(\.text)
  }

  /// The blocks that are marked as another library's.
  func foreignBlocks() throws -> [String] { try blocks().filter(\.isForeign).map(\.text) }

  /// True if tests write what pages should show: with `MOCKY_WRITE_SNAPSHOTS` in the environment.
  static let areWritten = ProcessInfo.processInfo.environment["MOCKY_WRITE_SNAPSHOTS"] != nil

  /// Writes texts into the blocks of a language, if pages are written.
  func write(_ texts: [String], in language: String) throws {
    guard Self.areWritten else { return }
    var page = try String(contentsOf: url, encoding: .utf8)
    for (old, new) in zip(try blocks(in: language), texts) {
      page = page.replacingOccurrences(
        of: "```\(language)\n\(old)\n```", with: "```\(language)\n\(new)\n```")
    }
    try page.write(to: url, atomically: true, encoding: .utf8)
  }

  /// The line before a block of Swift that is not Mocky's.
  static let foreignMark = "<!-- not Mocky -->"

  private func blocks() throws -> [(language: Substring, isForeign: Bool, text: String)] {
    var blocks: [(language: Substring, isForeign: Bool, text: String)] = []
    var open: (language: Substring, isForeign: Bool, lines: [Substring])?
    var previous: Substring = ""
    for line in try lines() {
      if line.hasPrefix("```"), let block = open {
        blocks.append((block.language, block.isForeign, Self.dedented(block.lines)))
        open = nil
      } else if line.hasPrefix("```") {
        open = (line.dropFirst(3), previous == Self.foreignMark, [])
      } else {
        open?.lines.append(line)
      }
      previous = line
    }
    return blocks
  }

  private static func dedented(_ lines: [Substring]) -> String {
    let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let indent = indents.min() ?? 0
    return lines.map { $0.dropFirst(min(indent, $0.count)) }.joined(separator: "\n")
  }
}
