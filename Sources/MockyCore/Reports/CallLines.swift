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
    _ calls: [(before: String, call: (text: String, showsObjects: Bool), behind: String)],
    above: [String] = [], more: Int = 0
  ) {
    showsObjects = calls.contains(where: \.call.showsObjects)
    let lines = calls.map { [$0.before + $0.call.text, $0.behind.isEmpty ? "" : "→ \($0.behind)"] }
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
    _ calls: [(number: Int, call: CallSnapshot)], in file: SourcePosition,
    above: [String] = [], limit: Int = .max, earlier: Int = 0, more: Int = 0,
    counts: (CallSnapshot) -> Bool = { _ in false },
    remark: (CallSnapshot) -> String? = { _ in nil }
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
