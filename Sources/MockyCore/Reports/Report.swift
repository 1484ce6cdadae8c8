/// The text of a failure: a headline that stands alone, and sections under it.
struct Report {
  private var lines: [String]
  /// Calls are shown with objects among their arguments, which may have changed since.
  private var showsObjects: Bool = false

  init(_ headline: String) { lines = [headline] }

  var headline: String { lines[0] }

  /// All of it; the calls stand last.
  var text: String {
    let note = showsObjects ? ["      (objects are shown as they are now)"] : []
    return (lines + note).joined(separator: "\n")
  }

  /// Adds a section of one line: its title, and what is to be said. `neighbor` is a longer title
  /// above or below, with whose words these are aligned.
  mutating func add(_ title: String, _ words: String, under neighbor: String = "") {
    let width = max(Self.titleWidth, neighbor.count)
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
    if calls.lines.isEmpty { add(title, "none, to any mock") } else { add(title, calls: calls) }
  }

  /// Lines under a title.
  static func section(_ title: String, _ lines: [String]) -> String {
    (["  \(title)"] + lines.map { "      \($0)" }).joined(separator: "\n")
  }

  private static let titleWidth: Int = 8

  /// Lines of two columns, the second of which may be empty.
  static func columns(
    _ rows: [(String, String)], separator: String = "   ", limit: Int = 64
  ) -> [String] {
    let width = min(limit, rows.map(\.0.count).max() ?? 0)
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

  /// Says first how many older calls the history has left out, if any.
  mutating func tell(ofLeftOut count: Int, limit: Int) {
    guard count > 0 else { return }
    let kept = limit == 1 ? "call" : "\(Counts.grouped(limit)) calls"
    let older = count == 1 ? "1 older one was" : "\(Counts.grouped(count)) older ones were"
    lines.insert("the history keeps the last \(kept); \(older) left out", at: 0)
  }
}

extension String {
  /// Adds blanks up to a width.
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
    /// Why it did not count, but for what differs.
    let reason: String

    var text: String {
      let difference = comparisons.differing(call.invocation.member.labels)
      return [reason, difference ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  private var candidates: [Candidate] = []

  /// - Parameters:
  ///   - declarations: what the calls were compared with.
  ///   - calls: oldest first.
  ///   - reason: why a call did not count, but for its arguments, given whether these differ; nil
  ///     if it did.
  init(
    to declarations: [Declaration], among calls: some BidirectionalCollection<ContextSnapshot.Call>,
    _ reason: (ContextSnapshot.Call, _ differs: Bool) -> String?
  ) {
    for call in calls.reversed() where candidates.count < Self.compared {
      let own = declarations.compactMap { declaration -> Candidate? in
        guard declaration.isAbout(call.invocation) else { return nil }
        let comparisons = declaration.arguments.comparisons(with: call.invocation.arguments)
        return reason(call, comparisons.contains { !$0.matches }).map {
          Candidate(call: call, comparisons: comparisons, reason: $0)
        }
      }
      candidates += own.closestFirst(by: \.comparisons, limit: 1)
    }
    candidates.reverse()
  }

  /// What is said of a call, but for where it went; nil if it is not similar.
  func difference(of call: ContextSnapshot.Call) -> String? {
    let candidate = candidates.first { $0.call === call }
    return candidate.flatMap { candidate in
      candidate.comparisons.differing(candidate.call.invocation.member.labels)
        ?? (candidate.call.takenBy.isNil && !candidate.reason.isEmpty ? candidate.reason : nil)
    }
  }

  /// "turtle.say("hallo")   → argument 1 differs", a line for each.
  var lines: CallLines {
    let closest = candidates.closestFirst(by: \.comparisons, limit: Self.listLimit)
    return CallLines(closest.map { ("", $0.call.invocation, "→ \($0.text)") })
  }
}

extension ContextSnapshot {
  /// The calls that a `verify` block did not count; each says why it is none.
  func callsNotFound(by declarations: [Declaration], in file: SourcePosition) -> SimilarCalls {
    SimilarCalls(to: declarations, among: history) { call, differs in
      differs ? "" : call.isVerified ? call.verifiedText(in: file) : nil
    }
  }

  /// The calls since an expectation was declared that went elsewhere.
  func callsTakenElsewhere(than entry: Entry, in file: SourcePosition) -> SimilarCalls {
    let calls = history.dropFirst(max(0, entry.callsBefore - earlierCalls))
      .filter { $0.takenBy !== entry.expectation.mark }
    return SimilarCalls(to: [entry.declaration], among: calls) { call, _ in
      call.outcome(in: file)
    }
  }
}

extension Array {
  /// Calls in the order in which they come close to what was expected; the older first of equals.
  ///
  /// - Parameter limit: how many are wanted; of those with as many differing arguments only some are
  ///   compared more closely.
  func closestFirst(by comparisons: (Element) -> [ArgumentComparison], limit: Int) -> [Element] {
    let mismatches = map { element in comparisons(element).count { !$0.matches } }
    let fewest = indices.sorted { (mismatches[$0], $0) < (mismatches[$1], $1) }
    let looked = fewest.prefix(limit + 40).map { index in
      (index: index, closeness: Closeness(comparisons(self[index])))
    }
    let ranked = looked.sorted { left, right in
      if left.closeness.isCloser(than: right.closeness) { return true }
      return !right.closeness.isCloser(than: left.closeness) && left.index < right.index
    }
    return ranked.prefix(limit).map { self[$0.index] }
  }
}

/// How close a call came to what was expected.
struct Closeness {
  let mismatches: Int
  /// How much of the texts of all arguments agrees with what was expected, from 0 to 1.
  let agreement: Double

  init(_ comparisons: [ArgumentComparison]) {
    mismatches = comparisons.count { !$0.matches }
    let parts = comparisons.map(\.agreement)
    let length = parts.reduce(0) { $0 + $1.length }
    agreement = length == 0 ? 0 : parts.reduce(0) { $0 + $1.common } / length
  }

  /// Fewer differing arguments are closer, and of as many those whose texts agree more.
  func isCloser(than other: Closeness) -> Bool {
    guard mismatches == other.mismatches else { return mismatches < other.mismatches }
    return agreement > other.agreement
  }
}
