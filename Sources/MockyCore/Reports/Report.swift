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

  /// The last calls with numbers and outcomes: "1. door.open()   → :22, door became "open"". Equal
  /// ones that follow each other share a line: "2–21. 20 calls of lamp.turnOn()   → :12".
  /// - Parameters:
  ///   - calls: oldest first.
  ///   - limit: the most lines.
  ///   - earlier: the number of calls before these.
  ///   - counts: which of them are listed with their callers.
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

  /// Calls that follow each other and read alike, the newest first.
  private struct Row {
    var numbers: [Int]
    let call: (text: String, showsObjects: Bool)
    let behind: String

    init(_ numbers: [Int], _ call: (text: String, showsObjects: Bool), _ behind: String) {
      (self.numbers, self.call, self.behind) = (numbers, call, behind)
    }

    func reads(as other: Row) -> Bool { call.text == other.call.text && behind == other.behind }

    /// One line for three calls or more; two calls have their own.
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
    let others = snapshot.entries(but: told).filter { !snapshot.listsCalls(of: $0) }
    if let call, others.count > Layout.expectations {
      add(title, others.summary(besides: call))
    } else {
      add(title, lines: others.lines(in: file))
    }
  }

  /// Adds the calls so far, or says that there were none.
  mutating func addHistory(_ calls: CallLines) {
    add("calls", calls: calls)
    if calls.lines.isEmpty { add("calls", "no mock was called") }
  }

  /// Adds what a context was like: the expectations but some, the states but some, and the calls.
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
