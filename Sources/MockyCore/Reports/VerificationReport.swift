/// Says of a call that a `verify` block did not find as often as it should what came instead.
struct VerificationReport {
  let snapshot: ContextSnapshot
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
    if let words = snapshot.inheritanceText(of: declaration) {
      report.add("inherited", words, under: "expected at")
    }
    report.add(waited, under: "expected at")
    if includesReasons {
      report.add("similar calls", calls: snapshot.callsNotFound(by: [declaration]))
    }
    report.addHistory("calls", snapshot.historyLines(in: declaration.position))
    return MockFailure(kind: .unsatisfied, message: report.text, position: declaration.position)
  }
}

/// Says of several calls, one of which a `verify` block wanted, what came instead.
struct AnyOfReport {
  let snapshot: ContextSnapshot
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
      let similar = snapshot.callsNotFound(by: wanted.map(\.declaration))
      report.add("similar calls", calls: similar)
    }
    report.addHistory("calls", snapshot.historyLines(in: position))
    return MockFailure(kind: .unsatisfied, message: report.text, position: position)
  }

  /// "turtle.up(): called once, expected exactly 2 times".
  private func text(_ wanted: (declaration: Declaration, count: Int)) -> String {
    let (declaration, count) = wanted
    let times = count == 0 ? "never called" : "called \(Counts.times(count))"
    return "\(declaration.callText): \(times), \(declaration.cardinality.expectedText)"
  }
}

/// Says which calls nobody expected or verified.
struct NoMoreInteractionsReport {
  private static let listLimit: Int = 100

  /// The oldest of them.
  private let calls: [ContextSnapshot.Call]
  private let count: Int
  private let position: SourcePosition

  /// Looks for them: under the context's lock.
  init(_ state: inout ContextState, _ position: SourcePosition) {
    let unasked = state.history.takeUnasked()
    calls = unasked.prefix(Self.listLimit).map(ContextSnapshot.Call.init)
    count = unasked.count
    self.position = position
  }

  /// The failure; nil if every call was expected or verified.
  var failure: MockFailure? {
    guard count > 0 else { return nil }
    let verb = count == 1 ? "was" : "were"
    var report = Report(
      "no more interactions: \(Counts.of(count, "call")) \(verb) neither expected nor verified")
    let more = count - calls.count
    var these = ContextSnapshot.lines(of: calls, from: 1, in: position)
    if more > 0 { these.lines.append("… and \(more) more") }
    report.add("these", calls: these)
    return MockFailure(kind: .unsatisfied, message: report.text, position: position)
  }
}
