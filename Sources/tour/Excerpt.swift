import Foundation

/// Lines of the tour's own source; empty if the source is not available.
struct Excerpt: Sendable {
  let lines: [String]

  /// Reads a declaration, from the line that begins with the given words to its closing brace. The
  /// file is relative to the tour's folder.
  static func declaration(_ words: String, in file: String) -> Excerpt {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let path = folder.appendingPathComponent(file).path
    return Excerpt(lines: lines(in: path) { $0.drop { $0 == " " }.hasPrefix(words) })
  }

  /// Reads the lines between the first and the last one of a function.
  static func body(of function: String, in file: String) -> Excerpt {
    let whole = declaration("func \(function)(", in: file).lines
    return Excerpt(lines: whole.dropFirst().dropLast().map { String($0.dropFirst(2)) })
  }

  /// Returns the lines from the first match to the brace that closes it, at the left margin.
  private static func lines(in path: String, from isFirst: (Substring) -> Bool) -> [String] {
    let source = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: isFirst) else { return [] }
    let indent = lines[first].prefix { $0 == " " }
    let last = lines[first...].firstIndex { $0 == indent + "}" } ?? first
    return lines[first...last].map { String($0.dropFirst(indent.count)) }
  }
}
