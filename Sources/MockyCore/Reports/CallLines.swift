/// Past calls, with a line for each.
struct CallLines {
  let lines: [String]
  /// True if the texts describe objects, which may have changed since the calls.
  let showsObjects: Bool

  /// - Parameters:
  ///   - calls: each with the words after it.
  ///   - above: the lines before them.
  ///   - more: the number of calls after them.
  init(
    _ calls: [(call: (text: String, showsObjects: Bool), behind: String)],
    above: [String] = [], more: Int = 0
  ) {
    showsObjects = calls.contains(where: \.call.showsObjects)
    let lines = calls.map { [$0.call.text, $0.behind.isEmpty ? "" : "→ \($0.behind)"] }
    self.lines = above + Report.table(lines, Layout.columns.first) + Counts.rest(more)
  }

  /// Makes lines of the last calls, with numbers and outcomes: "1. door.open()   → :22, door became
  /// "open"". Equal calls in a row share a line: "2–21. 20 calls of lamp.turnOn()   → :12".
  /// A call with a remark, an error or a change of a state is listed with its caller.
  /// - Parameters:
  ///   - calls: oldest first.
  ///   - limit: the maximum number of lines.
  ///   - earlier: the number of calls before these.
  ///   - counts: returns true for the calls to list with their callers.
  init(
    _ calls: [(number: Int, call: CallSnapshot)], in file: SourcePosition,
    limit: Int = .max, earlier: Int = 0, more: Int = 0,
    counts: (CallSnapshot) -> Bool = { _ in false },
    remark: (CallSnapshot) -> String? = { _ in nil }
  ) {
    var rows: [RepeatedCalls<(call: (text: String, showsObjects: Bool), behind: String)>] = []
    for (number, call) in calls.reversed() {
      let note = remark(call)
      let isTold =
        call.moment != nil || note != nil || call.error != nil || call.returnedDefault != nil
      let matters = isTold || !call.transitions.isEmpty || counts(call)
      let text = call.text(in: file, note, withCaller: matters)
      let run = RepeatedCalls((call: call.invocation.shown, behind: text), number: number)
      RepeatedCalls.add(run, to: &rows) { ($0.call.text, $0.behind) == ($1.call.text, $1.behind) }
      if rows.count > limit { break }
    }
    // Two calls have a line each.
    let lines = rows.flatMap { row in
      let numbers = [row.numbers.upperBound, row.first]
      return row.count == 2 ? numbers.map { RepeatedCalls(row.call, number: $0) } : [row]
    }
    let shown = lines.prefix(limit).reversed()
    let left = earlier + calls.count - shown.reduce(0) { $0 + $1.count }
    let cut = left > 0 ? ["… \(Counts.of(left, "earlier call"))"] : []
    let width = shown.map(\.label.count).max() ?? 0
    self.init(
      shown.map { row in
        let (label, (call, behind)) = (row.label.padded(to: width, atStart: true), row.call)
        return (("\(label) \(row.prefix)\(call.text)", call.showsObjects), behind)
      },
      above: cut, more: more)
  }
}

extension CallLines {
  /// Makes a line for each caller of many calls, the rarest first: "1 call from Sorter.sort(_:)
  /// Sorter.swift:9: 18. metrics.count("a")".
  /// - Parameter earlier: the number of calls before these.
  init(
    byCaller calls: [CallSnapshot], in file: SourcePosition, earlier: Int,
    remark: (CallSnapshot) -> String?
  ) {
    let groups = Dictionary(grouping: calls) { $0.callerText(in: file) }
    let known = groups.filter { !$0.key.isEmpty }.sorted {
      ($0.value.count, $0.value[0].number) < ($1.value.count, $1.value[0].number)
    }
    let shown = known.prefix(Layout.calls).map { caller, calls in
      let single = calls.count == 1 ? ": \(calls[0].number). \(calls[0].invocation.text)" : ""
      let remarks = Set(calls.map(remark))
      let note = remarks.count == 1 ? remarks.compactMap(\.self).map { ", \($0)" } : []
      return "\(Counts.of(calls.count, "call")) \(caller)\(note.joined())\(single)"
    }
    let unknown = earlier + (groups[""]?.count ?? 0)
    let rest = Counts.rest(known.count - shown.count)
    let others = "\(Counts.of(unknown, "call")) whose callers were not kept"
    self.init([], above: shown + rest + (unknown > 0 ? [others] : []))
  }
}

extension RecordedCall {
  /// The words for the outcome of a call, in reports and transcripts: ":22, door became "open", threw
  /// timeout". Its parts are what handled it, the states that it has changed, and its end.
  static func outcome(_ handling: String?, _ changes: [StateChange], _ end: [String?]) -> String {
    ([handling] + changes.map(\.pastText) + end).compactMap { $0 }.joined(separator: ", ")
  }
}

extension CallSnapshot {
  /// Returns the outcome of the call: the expectation that took it, its error, and the changes.
  func outcome(in file: SourcePosition) -> String {
    let handling = RecordedCall.Handling(of: self)
    let thrown = error.map { "threw \(ShortText.of($0))" }
    let end = isUnderWay ? "not returned yet" : isCancelled ? "canceled" : returnedDefault
    let handled = handling == .ignored ? nil : handling.text(in: file)
    return RecordedCall.outcome(handled, transitions.map(\.change), [thrown, end])
  }

  /// "returned nil, a default"; nil if the test gave the result, or if there is none.
  var returnedDefault: String? {
    let type = invocation.returnType
    let isGiven = takenBy.map { !$0.givesDefaults } ?? (RecordedCall.Handling(of: self) != .ignored)
    if isGiven || error != nil || isCancelled || isUnderWay || type == Void.self { return nil }
    let value = invocation.mock.context.update { $0.settings.defaults }.knownValue(for: type)
    return value.map { "returned \(ShortText.of($0)), a default" } ?? "returned a default"
  }
}

extension RecordedCall.StateChange {
  /// "door became "open""
  var pastText: String { "\(machine) became \(state)" }
}

extension RecordedCall.Handling {
  init(of call: CallSnapshot) {
    if let line = call.takenBy {
      let place = line.position.place
      self = line.verb == .expecting ? .expected(at: place) : .allowed(at: place)
    } else {
      self = call.isUnexpected ? .unexpected : call.isForwarded ? .forwarded : .ignored
    }
  }

  /// - Parameter file: the file of the message; its places have no names.
  func text(in file: SourcePosition? = nil) -> String {
    switch self {
    case .expected(let place), .allowed(let place):
      file.map { place.text(in: $0) } ?? place.description
    case .forwarded: "forwarded"
    case .ignored: "ignored"
    case .unexpected: "unexpected"
    }
  }
}

extension Outcome {
  /// "returned 3", and the action that repeats it; nil if there is no result.
  var result: (text: String, source: String)? {
    if error.isNil, type(of: value) == Void.self { return nil }
    let text = error.map { "threw \(ShortText.of($0))" } ?? "returned \(ShortText.of(value))"
    return (text, ValueCode.action(for: self))
  }
}

/// Equal calls after each other.
struct RepeatedCalls<Call> {
  /// One of them.
  let call: Call
  /// The numbers of the first and the last one.
  private(set) var numbers: ClosedRange<Int>
  private(set) var count: Int = 1

  init(_ call: Call, number: Int) { (self.call, numbers) = (call, number...number) }

  /// "3." or "3–22."
  var label: String { (count == 1 ? "\(first)" : "\(first)–\(numbers.upperBound)") + "." }

  /// "20 calls of "; empty for a single call.
  var prefix: String { count == 1 ? "" : "\(Counts.of(count, "call")) of " }

  var first: Int { numbers.lowerBound }

  /// Adds the next call of a list, and joins it with the one before if both read alike.
  static func add(_ run: Self, to runs: inout [Self], alike: (Call, Call) -> Bool) {
    guard let last = runs.last, alike(last.call, run.call) else { return runs.append(run) }
    let end = max(last.numbers.upperBound, run.numbers.upperBound)
    runs[runs.count - 1].numbers = min(last.first, run.first)...end
    runs[runs.count - 1].count += run.count
  }
}

extension RecordedCall {
  /// True if a transcript shows both calls in the same words.
  func readsLike(_ other: RecordedCall) -> Bool {
    (shortText, outcome, thread, callerText, outerNumber)
      == (other.shortText, other.outcome, other.thread, other.callerText, other.outerNumber)
  }
}
