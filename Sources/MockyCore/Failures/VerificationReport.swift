/// Says of a call that a `verify` block did not find as often as it should what came instead.
struct VerificationReport {
  let situation: Situation
  let declaration: Declaration
  /// How often it was found.
  let count: Int
  /// In `inOrder`: the call after which it was looked for.
  let earlier: String?
  /// How long was waited for it; nil if it was looked for once.
  let waited: ElapsedWait?
  /// Which calls are similar: told of the first of many only, as it takes a look at many calls.
  let includesReasons: Bool

  var failure: MockFailure {
    let place = earlier.map { " after \($0)" } ?? ""
    let times = count == 0 ? "never called" : "called \(Counts.times(count))"
    let expected = declaration.cardinality.expectedText
    var report = Report("\(declaration.callText): \(times)\(place), \(expected)")
    report.add("expected at", declaration.position.text)
    if let words = situation.inheritanceText(of: declaration) {
      report.add("inherited", words, under: "expected at")
    }
    report.add(waited, under: "expected at")
    if includesReasons {
      report.add("similar calls", calls: SimilarCalls(to: [declaration], in: situation).lines)
    }
    report.addHistory("calls", situation.historyLines(in: declaration.position))
    return MockFailure(kind: .unsatisfied, message: report.text, position: declaration.position)
  }
}
