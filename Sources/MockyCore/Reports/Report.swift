/// The text of a failure: a headline that stands alone, and sections under it.
struct Report {
  private var lines: [String]
  /// Calls are shown with objects among their arguments, which may have changed since.
  private var showsObjects: Bool = false

  init(_ headline: String) { lines = [headline] }

  var headline: String { lines[0] }

  /// All of it; the calls come last.
  var text: String {
    let note = showsObjects ? ["      (objects are shown as they are now)"] : []
    return (lines + note).joined(separator: "\n")
  }

  /// The failure that it describes.
  /// - Parameter entries: the expectations that the text names, or counts as not satisfied.
  func failure(
    _ kind: MockFailure.Kind, at position: SourcePosition, _ details: MockFailure.Details? = nil,
    naming entries: [Expectation] = []
  ) -> MockFailure {
    var failure = MockFailure(kind: kind, message: text, position: position, details: details)
    failure.namedExpectations = entries.map(\.line)
    return failure
  }

  /// Adds a section of one line; nothing if there are no words.
  /// - Parameter neighbor: a longer title above or below, with whose words these are aligned.
  mutating func add(_ title: String, _ words: String?, under neighbor: String = "") {
    guard let words else { return }
    let width = max(Layout.title, neighbor.count)
    lines.append("  \(title.padded(to: width))  \(words)")
  }

  /// Adds a section of several lines under its title; nothing if there are none.
  mutating func add(_ title: String, lines: [String]) {
    guard !lines.isEmpty else { return }
    self.lines.append(Self.section(title, lines))
  }

  /// Adds lines under the section before.
  mutating func add(lines: [String]) { self.lines += lines.map { "      \($0)" } }

  /// Adds calls under their title; nothing if there are none.
  mutating func add(_ title: String, calls: CallLines) {
    add(title, lines: calls.lines)
    showsObjects = showsObjects || calls.showsObjects
  }

  /// Lines under a title.
  static func section(_ title: String, _ lines: [String]) -> String {
    (["  \(title)"] + lines.map { "      \($0)" }).joined(separator: "\n")
  }

  /// Rows of the same number of columns, any of which may be empty, as lines.
  ///
  /// - Parameter widths: how far each column but the last is padded at most, with those before it.
  static func table(_ rows: [[String]], _ widths: Int...) -> [String] {
    var lines = rows.map { $0[0] }
    for (column, limit) in widths.enumerated() {
      let width = min(limit, lines.map(\.count).max() ?? 0)
      lines = zip(lines, rows).map { line, row in
        row[column + 1].isEmpty ? line : "\(line.padded(to: width))   \(row[column + 1])"
      }
    }
    return lines
  }
}

/// Calls that have been, a line for each.
struct CallLines {
  let lines: [String]
  /// The texts say what objects are like, which may have changed since.
  let showsObjects: Bool

  /// - Parameters:
  ///   - calls: each with what is said before and behind it.
  ///   - above: the lines before them.
  ///   - more: how many calls come behind them.
  init(
    _ calls: [(before: String, call: Invocation, behind: String)], above: [String] = [],
    more: Int = 0
  ) {
    let shown = calls.map(\.call.shown)
    showsObjects = shown.contains(where: \.showsObjects)
    let rows = zip(calls, shown).map { call, shown in [call.before + shown.text, call.behind] }
    lines = above + Report.table(rows, Layout.columns.first) + Counts.rest(more)
  }

  /// Calls with numbers and outcomes: "1. door.open()   → :22, door became "open"".
  init(
    _ calls: [(number: Int, call: ContextSnapshot.Call)], in file: SourcePosition,
    above: [String] = [], more: Int = 0, remark: (ContextSnapshot.Call) -> String? = { _ in nil }
  ) {
    let width = "\(calls.last?.number ?? 0). ".count
    self.init(
      calls.map { number, call in
        let texts = [call.outcome(in: file), remark(call) ?? "", call.callerText(in: file)]
        let outcome = texts.filter { !$0.isEmpty }.joined(separator: ", ")
        let digits = "\(number). ".padded(to: width, atStart: true)
        return (digits, call.invocation, outcome.isEmpty ? "" : "→ \(outcome)")
      }, above: above, more: more)
  }
}

extension CallLines {
  /// The calls that a history has left out.
  struct LeftOut {
    let count: Int
    /// The number of calls that the history keeps.
    let limit: Int

    /// A line that tells how many there are, if any.
    var lines: [String] {
      guard count > 0 else { return [] }
      let kept = limit == 1 ? "call" : "\(Counts.grouped(limit)) calls"
      let older = count == 1 ? "1 older one was" : "\(Counts.grouped(count)) older ones were"
      return ["the history keeps the last \(kept); \(older) left out"]
    }
  }
}

extension Report {
  /// Adds the expectations but some; of very many their number only, where a call is given.
  mutating func addExpectations(
    of snapshot: ContextSnapshot, but told: [Expectation],
    besides call: Invocation? = nil,
    in file: SourcePosition
  ) {
    let title = told.isEmpty ? "expectations" : "other expectations"
    let others = snapshot.entries(but: told)
    if let call, others.count > Layout.expectations {
      add(title, others.summary(besides: call))
    } else {
      add(title, lines: others.lines(in: file))
    }
  }

  /// Adds the calls so far, or says that there were none.
  mutating func addHistory(_ calls: CallLines) {
    if calls.lines.isEmpty { add("calls", "none, to any mock") } else { add("calls", calls: calls) }
  }

  /// Adds what a context was like: the expectations but some, the states but some, and the calls.
  mutating func addSurroundings(
    _ snapshot: ContextSnapshot, but told: [Expectation] = [],
    states: [MachineCore] = [], in file: SourcePosition,
    remark: (ContextSnapshot.Call) -> String? = { _ in nil }
  ) {
    addExpectations(of: snapshot, but: told, in: file)
    add("states", snapshot.machinesText(but: states))
    addHistory(snapshot.calls(in: file, remark: remark))
  }
}

/// The limits of messages: numbers of lines, and widths of columns.
enum Layout {
  /// The title of a section.
  static let title: Int = 8
  /// The columns of tables, each with those before it.
  static let columns = (first: 64, second: 90, call: 100, third: 110, outcome: 160)
  /// Calls, waits, and failures after the first one.
  static let calls: Int = 12
  static let expectations: Int = 8
  static let similarCalls: Int = 5
  /// Calls that are compared with an expectation.
  static let comparedCalls: Int = 200
  /// Calls that nobody expected or verified.
  static let unaccountedCalls: Int = 100
  /// Expectations that lack calls, and calls that are not found, which get reasons.
  static let reasons: Int = 20
  /// A text that is shown whole, in one line.
  static let text: Int = 70
  /// Parts of a value that differ.
  static let parts: Int = 6
}

extension String {
  /// Adds blanks up to a width, behind it or before it.
  func padded(to width: Int, atStart: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - count))
    return atStart ? blanks + self : self + blanks
  }
}
