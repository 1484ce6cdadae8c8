/// The text of a failure: a headline that makes sense on its own, and sections under it.
struct Report {
  private var lines: [String]
  /// True if the report shows objects, which may have changed since the calls.
  private var showsObjects: Bool = false

  /// - Parameter reason: the test's reason for the expectation that it is about.
  init(_ headline: String, because reason: String? = nil) {
    lines = [headline]
    add("because", reason)
  }

  var headline: String { lines[0] }

  /// The whole text.
  var text: String {
    let note = showsObjects ? ["      (objects are shown as they are now)"] : []
    return (lines + note).joined(separator: "\n")
  }

  /// Returns the described failure.
  /// - Parameter lines: the expectations that the text names, or counts as unsatisfied.
  func failure(
    _ kind: MockFailure.Kind, at position: SourcePosition, _ details: MockFailure.Details? = nil,
    naming lines: [ExpectationLine?] = []
  ) -> MockFailure {
    var failure = MockFailure(kind: kind, message: text, position: position, details: details)
    failure.namedExpectations = lines.compactMap(\.self)
    return failure
  }

  /// Adds a section with one line, unless it has no words.
  /// - Parameter neighbor: a longer title above or below, for the alignment.
  mutating func add(_ title: String, _ words: String?, under neighbor: String = "") {
    guard let words, !words.isEmpty else { return }
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

  /// Adds the expectations except some. If there are many and a call is given, it adds only their
  /// number.
  mutating func addExpectations(
    of snapshot: ContextSnapshot, but told: [Expectation], besides call: Invocation? = nil,
    in file: SourcePosition
  ) {
    let title = told.isEmpty ? "expectations" : "other expectations"
    let lines = Set(told.map { ObjectIdentifier($0.line) })
    let others = snapshot.entries.filter { entry in
      !lines.contains(ObjectIdentifier(entry.line)) && !snapshot.listsCalls(of: entry)
    }
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
    _ snapshot: ContextSnapshot, but told: [Expectation] = [], states: [MachineCore] = [],
    in file: SourcePosition, counts: (CallSnapshot) -> Bool = { _ in false },
    remark: (CallSnapshot) -> String? = { _ in nil }
  ) {
    addExpectations(of: snapshot, but: told, in: file)
    add("states", snapshot.machinesText(but: states))
    addHistory(snapshot.calls(in: file, counts: counts, remark: remark))
  }
}

/// The limits of messages and of the history: numbers of lines and calls, and widths of columns.
enum Layout {
  /// The title of a section.
  static let title: Int = 8
  /// The columns of tables, each with the columns before it.
  static let columns = (first: 64, second: 90, call: 100, third: 110, outcome: 160)
  /// Calls, waits, and failures after the first one.
  static let calls: Int = 12
  static let expectations: Int = 8
  static let similarCalls: Int = 5
  /// Calls of a member whose callers are kept.
  static let callers: Int = 200
  /// Calls to compare with an expectation.
  static let comparedCalls: Int = 200
  /// Calls that were neither expected nor verified.
  static let unaccountedCalls: Int = 100
  /// Unmet expectations and missing calls that get reasons.
  static let reasons: Int = 20
  /// A text that is shown in full, in one line.
  static let text: Int = 70
  /// Refused calls after which the history keeps no more calls.
  static let refusals: Int = 1_000
  /// Different parts of a value.
  static let parts: Int = 6
}
