import Foundation

/// A file in `Mistakes`: those of one kind.
struct MistakeFile: Sendable, CustomStringConvertible {
  let name: String
  let mistakes: [Mistake]

  var description: String { name }

  static let all: [MistakeFile] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".txt") && !$0.hasSuffix(".swift.txt") }
      .sorted().map { MistakeFile($0) }
  }()

  /// The protocols and classes that the mistakes use.
  static var protocols: String { text(of: "Protocols.swift.txt") }

  /// The file of correct code that looks like a mistake.
  static let right = "Right.txt"

  private init(_ name: String) {
    let lines = Self.text(of: name).split(separator: "\n", omittingEmptySubsequences: false)
    let beginnings = lines.indices.filter { lines[$0].hasPrefix("== ") }
    let ends = beginnings.dropFirst() + [lines.endIndex]
    self.name = name
    mistakes = zip(beginnings, ends).map { Mistake(lines[$0..<$1]) }
  }

  /// Writes the file with its present messages.
  func write(_ mistakes: [Mistake]) throws {
    let text = mistakes.map(\.text).joined(separator: "\n")
    try text.write(to: Self.folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  private static let folder: URL = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Mistakes")

  private static func text(of name: String) -> String {
    (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
  }
}
