/// Says of a call that a `verify` block did not find as often as it should what came instead.
struct VerificationReport {
  let situation: Situation
  let declaration: Declaration
  /// How often it was found.
  let count: Int
  /// In `inOrder`: the call after which it was looked for.
  let earlier: String?

  var failure: MockFailure {
    let place = earlier.map { " after \($0)" } ?? ""
    let times = count == 0 ? "never called" : "called \(Counts.times(count))"
    let expected = declaration.cardinality.expectedText
    var report = Report("\(declaration.callText): \(times)\(place), \(expected)")
    report.add("expected at", declaration.position.text)
    if let words = situation.inheritanceText(of: declaration) {
      report.add("inherited", words, under: "expected at")
    }
    report.add("similar calls", lines: similarCalls)
    report.addHistory("calls", situation.historyLines(in: declaration.position))
    return MockFailure(kind: .unsatisfied, message: report.text, position: declaration.position)
  }

  /// The calls of the same member that were not counted, the closest first, and why not.
  private var similarCalls: [String] {
    let calls = situation.history.filter { declaration.isAbout($0.invocation) }
      .map { past in
        (past, declaration.arguments.comparisons(with: past.invocation.arguments))
      }
      .filter { past, comparisons in past.isVerified || comparisons.contains { !$0.matches } }
    let sorted = calls.enumerated().sorted { left, right in
      let counts = (left.element.1.mismatches, right.element.1.mismatches)
      return counts.0 == counts.1 ? left.offset < right.offset : counts.0 < counts.1
    }
    let rows = sorted.prefix(5).map { _, call in
      let labels = call.0.invocation.member.labels
      let reason = CallProblem.differing(call.1, labels) ?? "found by a verify before"
      return (call.0.invocation.text, "→ \(reason)")
    }
    return Report.columns(rows)
  }
}

extension [ArgumentComparison] {
  /// How many arguments differ.
  var mismatches: Int { count { !$0.matches } }
}
