/// The parts that several kinds of failure have in common.
extension Situation {
  /// The most expectations and calls that one message lists.
  private static let listLimit: Int = 12

  /// The expectations but one, with their counts: "✓ once, called once   bell.ring()   :28".
  func expectationLines(but shown: Expectation?, in file: SourcePosition) -> [String] {
    let (listed, more) = listed(but: shown)
    let counts = listed.map { "\($0.mark) \($0.cardinalityAndCount)" }
    let calls = listed.map(\.declaration.callText)
    let widths = (counts: Self.width(counts), calls: Self.width(calls))
    let lines = zip(listed, zip(counts, calls)).map { entry, texts in
      let place = entry.declaration.position.text(in: file)
      return
        "\(texts.0.padded(to: widths.counts))   \(texts.1.padded(to: widths.calls))   \(place)"
    }
    return more > 0 ? lines + ["… and \(more) more"] : lines
  }

  /// The expectations that are listed, and how many more there are.
  ///
  /// Where not all can be shown, those that lack calls come first.
  private func listed(but shown: Expectation?) -> (entries: [Entry], more: Int) {
    var first: [Entry] = []
    var lacking: [Entry] = []
    var count = 0
    for entry in entries where entry.expectation !== shown {
      count += 1
      if first.count < Self.listLimit { first.append(entry) }
      if lacking.count < Self.listLimit, !entry.isSatisfied { lacking.append(entry) }
    }
    guard count > Self.listLimit else { return (first, 0) }
    let lengthOfRest = Self.listLimit - lacking.count
    let rest = entries.lazy.filter { $0.expectation !== shown && $0.isSatisfied }
      .prefix(lengthOfRest)
    return (lacking + Array(rest), count - Self.listLimit)
  }

  /// The calls so far, numbered, oldest first.
  ///
  /// "1. door.open()   → :22, door became "open"".
  func historyLines(in file: SourcePosition) -> CallLines {
    let listed = history.suffix(Self.listLimit)
    let first = earlierCalls + history.count - listed.count
    var calls = Self.lines(of: Array(listed), from: first + 1, in: file)
    if first > 0 { calls.lines.insert("… \(Counts.of(first, "earlier call"))", at: 0) }
    return calls
  }

  /// Calls with their numbers, the columns aligned.
  static func lines(of calls: [Past], from first: Int, in file: SourcePosition) -> CallLines {
    let digits = "\(first + calls.count - 1)".count
    return CallLines(
      calls.enumerated().map { index, past in
        let number = "\(first + index)"
        let blanks = String(repeating: " ", count: digits - number.count)
        return ("\(blanks)\(number). ", past.invocation, "→ \(past.outcome(in: file))")
      })
  }

  /// All state machines: "door is "open", guest is "inside"".
  var machinesText: String? {
    machines.isEmpty ? nil : machines.map(\.text).joined(separator: ", ")
  }

  private static func width(_ texts: [String]) -> Int {
    min(64, texts.map(\.count).max() ?? 0)
  }
}

extension Situation.Entry {
  /// ✓ satisfied, ✗ not yet, ○ nothing demanded.
  var mark: String {
    if !isSatisfied { return "✗" }
    return cardinality == .anyNumber ? "○" : "✓"
  }

  /// "once, called never".
  var cardinalityAndCount: String { cardinality.describedText + calledText }

  /// "expected once, called never", or "allowed, called 4 times".
  var expectationAndCount: String { expectedText + calledText }

  /// ", called 4 times"; nothing where no call was expected and none was made.
  private var calledText: String {
    cardinality.isNever && count == 0 ? "" : ", called \(countText)"
  }

  /// "expected once", or "allowed".
  var expectedText: String { cardinality.expectedText }

  /// The states that it needs, all of them: "door is "open" and guest is "in"".
  var neededText: String {
    guard let first = guards.first else { return "" }
    return guards.dropFirst().reduce(first) { $0 && $1 }.describedText
  }

  private var countText: String {
    finished < count && !isSatisfied
      ? "\(Counts.times(count)), finished \(Counts.times(finished))" : Counts.times(count)
  }
}

extension Situation.Past {
  /// What came of the call: the expectation that took it, and what changed.
  func outcome(in file: SourcePosition) -> String {
    let taker = takenBy.map { $0.position.text(in: file) }
    let untaken = isUnexpected ? "unexpected" : isForwarded ? "forwarded" : "ignored"
    let end = isCancelled ? ["cancelled"] : []
    return ([taker ?? untaken] + transitions.map(\.pastText) + end).joined(separator: ", ")
  }
}
