/// The text of a failure: a headline that makes sense on its own, and sections under it.
struct Report {
  private var lines: [String]
  /// True if the report shows objects, which may have changed since the calls.
  private var showsObjects: Bool = false

  init(_ headline: String) { lines = [headline] }

  var headline: String { lines[0] }

  /// The whole text, with the calls at the end.
  var text: String {
    let note = showsObjects ? ["      (objects are shown as they are now)"] : []
    return (lines + note).joined(separator: "\n")
  }

  /// Returns the described failure.
  /// - Parameter entries: the expectations that the text names, or counts as unsatisfied.
  func failure(
    _ kind: MockFailure.Kind, at position: SourcePosition, _ details: MockFailure.Details? = nil,
    naming entries: [Expectation] = []
  ) -> MockFailure {
    var failure = MockFailure(kind: kind, message: text, position: position, details: details)
    failure.namedExpectations = entries.map(\.line)
    return failure
  }

  /// Adds a section with one line, unless it has no words.
  /// - Parameter neighbor: a longer title above or below, for the alignment.
  mutating func add(_ title: String, _ words: String?, under neighbor: String = "") {
    guard let words else { return }
    let width = max(Layout.title, neighbor.count)
    lines.append("  \(title.padded(to: width))  \(words)")
  }

  /// Adds a section with several lines under its title, unless there are none.
  mutating func add(_ title: String, lines: [String]) {
    guard !lines.isEmpty else { return }
    self.lines.append(Self.section(title, lines))
  }

  /// Adds lines under the section before.
  mutating func add(lines: [String]) { self.lines += lines.map { "      \($0)" } }

  /// Adds calls under their title, unless there are none.
  mutating func add(_ title: String, calls: CallLines) {
    add(title, lines: calls.lines)
    showsObjects = showsObjects || calls.showsObjects
  }

  /// Returns lines under a title.
  static func section(_ title: String, _ lines: [String]) -> String {
    (["  \(title)"] + lines.map { "      \($0)" }).joined(separator: "\n")
  }

  /// Returns rows as lines. All rows have the same number of columns; each column may be empty. A
  /// row that is too wide for a column doesn't move the columns of the others.
  ///
  /// - Parameter widths: the maximum width of each column except the last, including the columns
  ///   before it.
  static func table(_ rows: [[String]], _ widths: Int...) -> [String] {
    var lines = rows.map { $0[0] }
    for (column, limit) in widths.enumerated() {
      let width = lines.map(\.count).filter { $0 <= limit }.max() ?? 0
      lines = zip(lines, rows).map { line, row in
        row[column + 1].isEmpty ? line : "\(line.padded(to: width))   \(row[column + 1])"
      }
    }
    return lines
  }
}

/// Past calls, with a line for each.
struct CallLines {
  let lines: [String]
  /// True if the texts describe objects, which may have changed since the calls.
  let showsObjects: Bool

  /// - Parameters:
  ///   - calls: each with the words before and after it.
  ///   - above: the lines before them.
  ///   - more: the number of calls after them.
  init(
    _ calls: [(before: String, call: Invocation, behind: String)], above: [String] = [],
    more: Int = 0
  ) {
    let rows = calls.map { (before: $0.before, call: $0.call.shown, behind: $0.behind) }
    self.init(rows, above: above, more: more)
  }

  private init(
    _ rows: [(before: String, call: (text: String, showsObjects: Bool), behind: String)],
    above: [String], more: Int
  ) {
    showsObjects = rows.contains(where: \.call.showsObjects)
    let lines = rows.map { [$0.before + $0.call.text, $0.behind.isEmpty ? "" : "→ \($0.behind)"] }
    self.lines = above + Report.table(lines, Layout.columns.first) + Counts.rest(more)
  }

  /// Makes lines of the last calls, with numbers and outcomes: "1. door.open()   → :22, door became
  /// "open"". Equal consecutive calls share a line: "2–21. 20 calls of lamp.turnOn()   → :12".
  /// - Parameters:
  ///   - calls: oldest first.
  ///   - limit: the maximum number of lines.
  ///   - earlier: the number of calls before these.
  ///   - counts: returns true for the calls to list with their callers.
  init(
    _ calls: [(number: Int, call: ContextSnapshot.Call)], in file: SourcePosition,
    above: [String] = [], limit: Int = .max, earlier: Int = 0, more: Int = 0,
    counts: (ContextSnapshot.Call) -> Bool = { _ in false },
    remark: (ContextSnapshot.Call) -> String? = { _ in nil }
  ) {
    var rows: [Row] = []
    for (number, call) in calls.reversed() {
      let caller = call.trace != nil || counts(call) ? call.callerText(in: file) : ""
      let texts = [call.outcome(in: file), remark(call) ?? "", caller].filter { !$0.isEmpty }
      let row = Row([number], call.invocation.shown, texts.joined(separator: ", "))
      if rows.last?.reads(as: row) ?? false {
        rows[rows.count - 1].numbers.insert(number, at: 0)
      } else if rows.count < limit {
        rows.append(row)
      } else {
        break
      }
    }
    let shown = rows.flatMap(\.lines).prefix(limit).reversed()
    let left = earlier + calls.count - shown.reduce(0) { $0 + $1.numbers.count }
    let cut = left > 0 ? ["… \(Counts.of(left, "earlier call"))"] : []
    let width = shown.map(\.label.count).max() ?? 0
    self.init(
      shown.map { row in
        (row.label.padded(to: width, atStart: true), (row.words, row.call.showsObjects), row.behind)
      },
      above: above + cut, more: more)
  }

  /// Consecutive calls with equal texts, the newest first.
  private struct Row {
    var numbers: [Int]
    let call: (text: String, showsObjects: Bool)
    let behind: String

    init(_ numbers: [Int], _ call: (text: String, showsObjects: Bool), _ behind: String) {
      (self.numbers, self.call, self.behind) = (numbers, call, behind)
    }

    func reads(as other: Row) -> Bool { call.text == other.call.text && behind == other.behind }

    /// The lines: one for three or more calls, and one each for two.
    var lines: [Row] {
      guard numbers.count > 2 else { return numbers.map { Row([$0], call, behind) }.reversed() }
      return [self]
    }

    /// "3. ", "3–22. ".
    var label: String {
      numbers.count > 1 ? "\(numbers[0])–\(numbers[numbers.count - 1]). " : "\(numbers[0]). "
    }

    /// "lamp.turnOn()", "20 calls of lamp.turnOn()".
    var words: String { numbers.count > 1 ? "\(numbers.count) calls of \(call.text)" : call.text }
  }
}

extension CallLines {
  /// The calls that a history has left out.
  struct LeftOut {
    let count: Int
    /// The number of calls that the history keeps.
    let limit: Int

    /// A line with their number, if there are any.
    var lines: [String] {
      guard count > 0 else { return [] }
      let kept = limit == 1 ? "call" : "\(Counts.grouped(limit)) calls"
      let older = count == 1 ? "1 older one was" : "\(Counts.grouped(count)) older ones were"
      return ["the history keeps the last \(kept); \(older) left out"]
    }
  }
}

extension Report {
  /// Adds the expectations except some. If there are many and a call is given, it adds only their
  /// number.
  mutating func addExpectations(
    of snapshot: ContextSnapshot, but told: [Expectation],
    besides call: Invocation? = nil,
    in file: SourcePosition
  ) {
    let title = told.isEmpty ? "expectations" : "other expectations"
    let others = snapshot.entries(but: told).filter { !snapshot.listsCalls(of: $0) }
    if let call, others.count > Layout.expectations {
      add(title, others.summary(besides: call))
    } else {
      add(title, lines: others.lines(in: file))
    }
  }

  /// Adds the calls so far, or a line that there were none.
  mutating func addHistory(_ calls: CallLines) {
    add("calls", calls: calls)
    if calls.lines.isEmpty { add("calls", "no mock was called") }
  }

  /// Adds the state of a context: the expectations and states except some, and the calls.
  mutating func addSurroundings(
    _ snapshot: ContextSnapshot, but told: [Expectation] = [],
    states: [MachineCore] = [], in file: SourcePosition,
    counts: (ContextSnapshot.Call) -> Bool = { _ in false },
    remark: (ContextSnapshot.Call) -> String? = { _ in nil }
  ) {
    addExpectations(of: snapshot, but: told, in: file)
    add("states", snapshot.machinesText(but: states))
    addHistory(snapshot.calls(in: file, counts: counts, remark: remark))
  }
}

/// The limits of messages: numbers of lines, and widths of columns.
enum Layout {
  /// The title of a section.
  static let title: Int = 8
  /// The columns of tables, each with the columns before it.
  static let columns = (first: 64, second: 90, call: 100, third: 110, outcome: 160)
  /// Calls, waits, and failures after the first one.
  static let calls: Int = 12
  static let expectations: Int = 8
  static let similarCalls: Int = 5
  /// Calls to compare with an expectation.
  static let comparedCalls: Int = 200
  /// Calls that were neither expected nor verified.
  static let unaccountedCalls: Int = 100
  /// Unmet expectations and missing calls that get reasons.
  static let reasons: Int = 20
  /// A text that is shown in full, in one line.
  static let text: Int = 70
  /// Different parts of a value.
  static let parts: Int = 6
}

extension String {
  /// Returns it with blanks up to a width, after it or before it.
  func padded(to width: Int, atStart: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - count))
    return atStart ? blanks + self : self + blanks
  }
}
