/// The parts that several kinds of failure have in common.
extension Situation {
  /// The most expectations and calls that one message lists.
  private static let listLimit: Int = 12

  /// The expectations but one, with their counts: "✓ once, called once   bell.ring()   :28".
  func expectationLines(but shown: Expectation?, in file: SourcePosition) -> [String] {
    let others = entries.filter { $0.expectation !== shown }
    let listed = others.prefix(Self.listLimit)
    let counts = listed.map { "\($0.mark) \($0.cardinalityAndCount)" }
    let calls = listed.map(\.declaration.callText)
    let widths = (counts: Self.width(counts), calls: Self.width(calls))
    let lines = zip(listed, zip(counts, calls)).map { entry, texts in
      let place = entry.declaration.position.text(in: file)
      return
        "\(texts.0.padded(to: widths.counts))   \(texts.1.padded(to: widths.calls))   \(place)"
    }
    let more = others.count - listed.count
    return more > 0 ? lines + ["… and \(more) more"] : lines
  }

  /// The calls so far, oldest first: "1. door.open()   → :22, door became "open"".
  func historyLines(in file: SourcePosition) -> [String] {
    let listed = history.suffix(Self.listLimit)
    let texts = listed.map(\.invocation.text)
    let width = Self.width(texts)
    let first = history.count - listed.count
    let lines = zip(listed, texts).enumerated().map { index, past in
      "\(first + index + 1). \(past.1.padded(to: width))   → \(past.0.outcome(in: file))"
    }
    return first > 0 ? ["… \(Counts.of(first, "earlier call"))"] + lines : lines
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
  var cardinalityAndCount: String { "\(cardinality.describedText), called \(countText)" }

  /// "expected once, called never", or "allowed, called 4 times".
  var expectationAndCount: String { "\(expectedText), called \(countText)" }

  /// "expected once", or "allowed".
  var expectedText: String { cardinality.expectedText }

  private var countText: String {
    finished < count && !isSatisfied
      ? "\(Counts.times(count)), finished \(Counts.times(finished))" : Counts.times(count)
  }
}

extension Situation.Past {
  /// What came of the call: the expectation that took it, and what changed.
  func outcome(in file: SourcePosition) -> String {
    let taker = takenBy.map { $0.declaration.position.text(in: file) }
    return ([taker ?? (isUnexpected ? "unexpected" : "ignored")] + transitions.map(\.pastText))
      .joined(separator: ", ")
  }
}
