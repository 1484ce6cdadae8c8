/// The text of a failure: a headline that stands alone, and sections under it.
struct Report {
  private var lines: [String]

  init(_ headline: String) { lines = [headline] }

  var text: String { lines.joined(separator: "\n") }

  /// Adds a section of one line: its title, and what is to be said.
  ///
  /// `neighbour` is a longer title above or below, with whose words these are aligned.
  mutating func add(_ title: String, _ words: String, under neighbour: String = "") {
    let width = max(Self.titleWidth, neighbour.count)
    lines.append("  \(title.padded(to: width))  \(words)")
  }

  /// Adds a section of several lines under its title; nothing if there are none.
  mutating func add(_ title: String, lines: [String]) {
    guard !lines.isEmpty else { return }
    self.lines.append(Self.section(title, lines))
  }

  /// Adds lines under the section before.
  mutating func add(lines: [String]) {
    self.lines += lines.map { "      \($0)" }
  }

  /// Adds the calls so far, or says that there were none.
  mutating func addHistory(_ title: String, _ lines: [String]) {
    if lines.isEmpty { add(title, "nothing") } else { add(title, lines: lines) }
  }

  /// Lines under a title.
  static func section(_ title: String, _ lines: [String]) -> String {
    (["  \(title)"] + lines.map { "      \($0)" }).joined(separator: "\n")
  }

  private static let titleWidth: Int = 8

  /// Lines of two columns, the second of which may be empty.
  static func columns(_ rows: [(String, String)], separator: String = "   ") -> [String] {
    let width = min(64, rows.map(\.0.count).max() ?? 0)
    return rows.map { $1.isEmpty ? $0 : "\($0.padded(to: width))\(separator)\($1)" }
  }
}

extension String {
  /// Adds blanks up to a width.
  func padded(to width: Int) -> String {
    count < width ? self + String(repeating: " ", count: width - count) : self
  }
}
