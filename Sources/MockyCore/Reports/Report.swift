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

  /// Adds a section of one line: its title, and what is to be said. `neighbour` is a longer title
  /// above or below, with whose words these are aligned.
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
  func padded(to width: Int) -> String {
    count < width ? self + String(repeating: " ", count: width - count) : self
  }
}

/// The calls of a member that did not count, the closest to what was expected first, and why they
/// did not.
struct SimilarCalls {
  private static let listLimit: Int = 5
  /// How many calls are looked at, the newest of all.
  private static let compared: Int = 200

  private struct Candidate {
    let call: ContextSnapshot.Call
    let comparisons: [ArgumentComparison]
    let reason: String
  }

  private var candidates: [Candidate] = []

  /// - Parameters:
  ///   - declarations: what the calls were compared with.
  ///   - calls: oldest first.
  ///   - reason: why a call did not count, given in what its arguments differ; nil if it did.
  init(
    to declarations: [Declaration], among calls: some BidirectionalCollection<ContextSnapshot.Call>,
    _ reason: (ContextSnapshot.Call, _ difference: String?) -> String?
  ) {
    for call in calls.reversed() where candidates.count < Self.compared {
      let own = declarations.compactMap { declaration -> Candidate? in
        guard declaration.isAbout(call.invocation) else { return nil }
        let comparisons = declaration.arguments.comparisons(with: call.invocation.arguments)
        let difference = comparisons.differing(call.invocation.member.labels)
        return reason(call, difference).map {
          Candidate(call: call, comparisons: comparisons, reason: $0)
        }
      }
      candidates += own.closestFirst(by: \.comparisons).prefix(1)
    }
    candidates.reverse()
  }

  /// "turtle.say("hallo")   → argument 1 differs", a line for each.
  var lines: CallLines {
    let closest = candidates.closestFirst(by: \.comparisons).prefix(Self.listLimit)
    return CallLines(closest.map { ("", $0.call.invocation, "→ \($0.reason)") })
  }
}

extension ContextSnapshot {
  /// The calls that a `verify` block did not count.
  func callsNotFound(by declarations: [Declaration]) -> CallLines {
    SimilarCalls(to: declarations, among: history) { call, difference in
      difference ?? (call.isVerified ? "found by a verify before" : nil)
    }.lines
  }

  /// The calls since an expectation was declared that went elsewhere.
  func callsTakenElsewhere(than entry: Entry, in file: SourcePosition) -> CallLines {
    let calls = history.dropFirst(max(0, entry.callsBefore - earlierCalls))
      .filter { $0.takenBy !== entry.expectation.mark }
    return SimilarCalls(to: [entry.declaration], among: calls) { call, difference in
      "\(call.outcome(in: file))\(difference.map { ", \($0)" } ?? "")"
    }.lines
  }
}

extension Array {
  /// Calls in the order in which they come close to what was expected; the older first of equals.
  func closestFirst(by comparisons: (Element) -> [ArgumentComparison]) -> [Element] {
    let closeness = map { Closeness(comparisons($0)) }
    let order = indices.sorted { left, right in
      if closeness[left].isCloser(than: closeness[right]) { return true }
      return !closeness[right].isCloser(than: closeness[left]) && left < right
    }
    return order.map { self[$0] }
  }
}

private struct Closeness {
  private let mismatches: Int
  /// How much the texts of the arguments that differ agree with what was expected.
  private let agreement: Double

  init(_ comparisons: [ArgumentComparison]) {
    mismatches = comparisons.count { !$0.matches }
    agreement = comparisons.reduce(0) { $0 + $1.agreement }
  }

  /// Fewer differing arguments are closer, and of as many those whose texts agree more.
  func isCloser(than other: Closeness) -> Bool {
    guard mismatches == other.mismatches else { return mismatches < other.mismatches }
    return agreement > other.agreement
  }
}
