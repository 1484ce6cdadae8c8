/// The text of a failure: a headline that stands alone, and sections under it.
struct Report {
  private var lines: [String]
  /// Calls are shown with objects among their arguments, which may have changed since.
  private var showsObjects: Bool = false

  init(_ headline: String) { lines = [headline] }

  /// All of it; the calls stand last.
  var text: String {
    let note = showsObjects ? ["      (objects are shown as they are now)"] : []
    return (lines + note).joined(separator: "\n")
  }

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

  /// Adds calls under their title; nothing if there are none.
  mutating func add(_ title: String, calls: CallLines) {
    add(title, lines: calls.lines)
    showsObjects = showsObjects || calls.showsObjects
  }

  /// Adds the calls so far, or says that there were none.
  mutating func addHistory(_ title: String, _ calls: CallLines) {
    if calls.lines.isEmpty { add(title, "nothing") } else { add(title, calls: calls) }
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

/// Calls that have been, a line for each.
struct CallLines {
  var lines: [String]
  /// The texts say what objects are like, which may have changed since.
  let showsObjects: Bool

  /// - Parameter calls: each with what is said before and behind it.
  init(_ calls: [(before: String, call: Invocation, behind: String)]) {
    let shown = calls.map(\.call.shown)
    showsObjects = shown.contains(where: \.showsObjects)
    lines = Report.columns(
      zip(calls, shown).map { call, shown in (call.before + shown.text, call.behind) })
  }
}

extension String {
  /// Adds blanks up to a width.
  func padded(to width: Int) -> String {
    count < width ? self + String(repeating: " ", count: width - count) : self
  }
}
