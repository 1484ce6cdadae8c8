/// Says of several calls, one of which a `verify` block wanted, what came instead.
struct AnyOfReport {
  let situation: Situation
  /// What was wanted, and how often each was found.
  let wanted: [(declaration: Declaration, count: Int)]
  /// How long was waited for them; nil if they were looked for once.
  let waited: ElapsedWait?
  let position: SourcePosition
  /// Which calls are similar: told of the first of many only, as it takes a look at many calls.
  let includesReasons: Bool

  var failure: MockFailure {
    var report = Report("any of \(Counts.of(wanted.count, "call")): none was found")
    report.add(waited)
    report.add("wanted", lines: wanted.map(text))
    if includesReasons {
      let similar = SimilarCalls(to: wanted.map(\.declaration), in: situation)
      report.add("similar calls", calls: similar.lines)
    }
    report.addHistory("calls", situation.historyLines(in: position))
    return MockFailure(kind: .unsatisfied, message: report.text, position: position)
  }

  /// "turtle.up(): called once, expected exactly 2 times".
  private func text(_ wanted: (declaration: Declaration, count: Int)) -> String {
    let (declaration, count) = wanted
    let times = count == 0 ? "never called" : "called \(Counts.times(count))"
    return "\(declaration.callText): \(times), \(declaration.cardinality.expectedText)"
  }
}
