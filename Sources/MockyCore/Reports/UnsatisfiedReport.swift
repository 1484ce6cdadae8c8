/// Says of an expectation that did not get its calls what came instead.
struct UnsatisfiedReport {
  let snapshot: ContextSnapshot
  let entry: ContextSnapshot.Entry
  /// How long was waited for it; nil if there was no wait.
  let waited: ElapsedWait?
  /// The other expectations, the states and the calls: told once in an assertion, with its first
  /// failure.
  let includesSurroundings: Bool
  /// Why no call came to it: told of the first of many only, as it takes a look at all calls.
  let includesReasons: Bool

  var failure: MockFailure {
    let details = MockFailure.Details(
      reason, in: snapshot, expectation: DeclaredExpectation(entry))
    var failure = MockFailure(
      kind: .unsatisfied, message: text, position: position, details: details)
    failure.told = [entry.expectation.mark]
    return failure
  }

  private var position: SourcePosition { entry.declaration.position }

  private var reason: String { "\(countText)\(waited.text), \(entry.expectedText)" }

  private var text: String {
    var report = Report("\(entry.declaration.callText): \(reason)")
    if entry.isUnusedAllowance {
      report.add("unused", "remove it, or write it in lenient { … } if not every test needs it")
    }
    report.addBlocked(waited)
    addConditions(to: &report)
    let similar = includesReasons ? snapshot.callsTakenElsewhere(than: entry, in: position) : nil
    if includesReasons { addReasons(to: &report) }
    let listsAll = includesSurroundings && snapshot.listsAllCalls
    if let similar, !listsAll { report.add("similar calls", calls: similar.lines) }
    if includesSurroundings { addSurroundings(to: &report, similar) }
    return report.text
  }

  private func addReasons(to report: inout Report) {
    if let shadow = snapshot.shadow(of: entry) {
      report.add(
        "shadowed",
        "by \(shadow.placeText(in: position)): \(shadow.declaration.callText) "
          + "(\(shadow.cardinalityAndCount)) stands first and takes every such call")
    }
    if let words = snapshot.inheritanceText(of: entry.declaration) {
      report.add("inherited", words)
    }
  }

  /// "never called", "called once", "called 2 times".
  private var countText: String {
    if entry.count == 0 { return "never called" }
    guard entry.finished < entry.count else { return "called \(Counts.times(entry.count))" }
    return "called \(Counts.times(entry.count)), finished \(Counts.times(entry.finished))"
  }

  private func addConditions(to report: inout Report) {
    if !entry.guards.isEmpty {
      report.add("only when", "\(entry.neededText)  (\(snapshot.currentText(entry.guards)))")
      if !entry.guardsHold {
        let changes = snapshot.changers(of: entry.guards, in: position)
        report.add("what would change it", lines: changes.lines)
      }
    }
    if let obstacle = entry.obstacle { report.add("blocked", obstacle.text) }
  }

  /// The calls say themselves why they did not count.
  private func addSurroundings(to report: inout Report, _ similar: SimilarCalls?) {
    report.add(
      "other expectations",
      lines: snapshot.expectationLines(but: [entry], in: position))
    if let machines = snapshot.machinesText { report.add("states", machines) }
    report.addHistory(
      "calls",
      snapshot.historyLines(in: position, remark: { similar?.difference(of: $0) }))
  }
}

extension ContextSnapshot {
  /// An earlier expectation without limits that takes every call this one could.
  func shadow(of entry: Entry) -> Entry? {
    guard entry.count == 0 else { return nil }
    return entries.prefix { $0.expectation !== entry.expectation }
      .first { $0.count > 0 && $0.expectation.isUnlimited && hasTaken(what: entry, $0) }
  }

  /// Whether `other` got a call that `entry` matches.
  private func hasTaken(what entry: Entry, _ other: Entry) -> Bool {
    history.contains { past in
      past.takenBy === other.expectation.mark && entry.declaration.takes(past.invocation)
    }
  }
}

/// Says of a wait that ended in vain what it waited for, what there was, and what would help.
struct WaitReport {
  let snapshot: ContextSnapshot
  let how: WaitEnd
  let position: SourcePosition

  /// A wait for a state.
  func failure(waitingFor predicate: StatePredicate) -> MockFailure {
    let current = snapshot.currentText([predicate])
    var report = Report("\(endText) until \(predicate.describedText): \(current)")
    let changes = snapshot.changers(of: [predicate], in: position)
    report.add("what would change it", lines: changes.lines)
    return finish(&report, besides: changes.entries, states: predicate)
  }

  /// A wait for something that no mock hears of.
  func failure(waitingFor occurrence: Occurrence) -> MockFailure {
    var report = Report("\(endText) until \(occurrence.words): \(occurrence.currentWords)")
    return finish(&report)
  }

  /// A wait for all expectations.
  func failureWaitingForExpectations() -> MockFailure {
    let missing = snapshot.entries.filter { !$0.isSatisfied }
    guard let only = missing.first, missing.count == 1 else {
      var report = Report(
        "\(endText) for the expectations: \(missing.count) expectations are not satisfied")
      return finish(&report)
    }
    var report = Report(
      "\(endText) for \(only.declaration.callText): called \(Counts.times(only.count)), "
        + only.expectedText)
    return finish(&report)
  }

  private var endText: String {
    if how.isUnderWay { return "waiting" }
    return how.isCancelled ? "cancelled waiting" : "timed out after \(how.deadline.timeout) waiting"
  }

  private func finish(
    _ report: inout Report, besides told: [ContextSnapshot.Entry] = [],
    states: StatePredicate? = nil
  ) -> MockFailure {
    if how.blockedTheTest {
      report.addBlocked(write: "await context.waitUntil…")
    }
    report.add(
      told.isEmpty ? "expectations" : "other expectations",
      lines: snapshot.expectationLines(but: told, in: position))
    if let machines = snapshot.machinesText(besides: states?.machines ?? []) {
      report.add("states", machines)
    }
    report.addHistory("calls", snapshot.historyLines(in: position))
    var failure = MockFailure(
      kind: .timedOut, message: report.text, position: position,
      details: MockFailure.Details(report.headline, in: snapshot))
    failure.told = snapshot.entries.map(\.expectation.mark)
    return failure
  }
}

extension StatePredicate {
  /// Whether it asks about the state that a transition leads to.
  func mentions(_ transition: Transition) -> Bool {
    tests.contains { $0.machine === transition.machine && $0.state === transition.state }
  }
}

/// Says of a call that a `verify` block did not find as often as it should what came instead.
struct VerificationReport {
  let snapshot: ContextSnapshot
  let found: FoundCalls
  /// In `inOrder`: the call after which it was looked for.
  let earlier: String?
  let waited: ElapsedWait?
  /// Which calls are similar: told of the first of many only, as it takes a look at many calls.
  let includesReasons: Bool

  var failure: MockFailure {
    let expected = isTooEarly ? "expected after it" : declaration.cardinality.expectedText
    let reason = "\(countText), \(expected)"
    var report = Report("\(declaration.callText): \(reason)")
    if let words = snapshot.inheritanceText(of: declaration) { report.add("inherited", words) }
    report.addBlocked(waited)
    if found.isUncertain {
      report.add(
        "uncertain",
        "write at least so many, or expect them in check { … }, which counts all calls")
    }
    addCalls(to: &report)
    let details = MockFailure.Details(
      reason, in: snapshot, expectation: DeclaredExpectation(declaration, found: found.count))
    return MockFailure(
      kind: .unsatisfied, message: report.text, position: declaration.position, details: details)
  }
}

extension VerificationReport {
  private var declaration: Declaration { found.declaration }

  /// "never called after turtle.up()", "called 2 times", "called before turtle.up()".
  private var countText: String {
    if isTooEarly { return "called before \(earlier ?? "")\(waited.text)" }
    return found.text(after: earlier, waited, in: snapshot)
  }

  /// It was called, but before what should have come first.
  private var isTooEarly: Bool {
    earlier != nil && found.count == 0
      && snapshot.history.contains { !$0.isVerified && declaration.takes($0.invocation) }
  }

  /// The calls that came instead; those that were too many, where there were too many.
  private func addCalls(to report: inout Report) {
    let file = declaration.position
    if let maximum = declaration.cardinality.maximum, found.count > maximum, earlier.isNil {
      let calls = snapshot.historyLines(in: file) {
        !$0.isVerified && declaration.takes($0.invocation)
      }
      report.add("calls that count", calls: calls)
      return
    }
    let similar = includesReasons ? snapshot.callsNotFound(by: [declaration], in: file) : nil
    if let similar, !snapshot.listsAllCalls { report.add("similar calls", calls: similar.lines) }
    report.addHistory(
      "calls",
      snapshot.historyLines(
        in: file,
        remark: { call in
          if isTooEarly, declaration.takes(call.invocation) { return "too early" }
          if let difference = similar?.difference(of: call) { return difference }
          let isFound = call.isVerified && declaration.takes(call.invocation)
          return isFound ? call.verifiedText(in: file) : nil
        }))
  }
}

/// Says of several calls, one of which a `verify` block wanted, what came instead.
struct AnyOfReport {
  let snapshot: ContextSnapshot
  /// What was wanted, and how often each was found.
  let wanted: [FoundCalls]
  let waited: ElapsedWait?
  let position: SourcePosition
  let includesReasons: Bool

  var failure: MockFailure {
    var report = Report(
      "any of \(Counts.of(wanted.count, "call")): none was found\(waited.text)")
    report.addBlocked(waited)
    report.add("wanted", lines: wanted.map { $0.fullText(in: snapshot) })
    if includesReasons {
      let similar = snapshot.callsNotFound(by: wanted.map(\.declaration), in: position)
      report.add("similar calls", calls: similar.lines)
    }
    report.addHistory("calls", snapshot.historyLines(in: position))
    return MockFailure(kind: .unsatisfied, message: report.text, position: position)
  }
}

extension FoundCalls {
  /// "never called after turtle.up()", "called 2 times as far as the history goes", "not called again,
  /// verified before at TurtleTests.swift:12".
  fileprivate func text(
    after earlier: String? = nil, _ waited: ElapsedWait? = nil, in snapshot: ContextSnapshot
  ) -> String {
    let verified = isTooMuch ? [] : snapshot.verifiedCalls(of: declaration)
    let never = verified.isEmpty ? "never called" : "not called again"
    let times = count == 0 ? never : "called \(Counts.times(count))"
    let limits = isIncomplete ? " as far as the history goes" : ""
    let words = "\(times)\(earlier.map { " after \($0)" } ?? "")\(limits)\(waited.text)"
    if verified.isEmpty { return words }
    let others = count == 0 ? "" : "not counting \(Counts.of(verified.count, "call")) "
    return "\(words), \(others)verified before\(Self.placesText(verified.compactMap(\.verifiedAt)))"
  }

  /// " at TurtleTests.swift:12 and TurtleTests.swift:14"; of many lines only some.
  private static func placesText(_ all: [SourcePosition]) -> String {
    var lines: [SourcePosition] = []
    for line in all where !lines.contains(where: line.isSame) { lines.append(line) }
    if lines.isEmpty { return "" }
    let more = lines.count > 3 ? ["other lines"] : []
    return " at \(Counts.list(lines.prefix(3).map(\.text) + more))"
  }

  /// "turtle.up(): called once, expected exactly 2 times".
  fileprivate func fullText(in snapshot: ContextSnapshot) -> String {
    "\(declaration.callText): \(text(in: snapshot)), \(declaration.cardinality.expectedText)"
  }
}

/// Says which calls nobody expected or verified.
struct NoMoreInteractionsReport {
  private static let listLimit: Int = 100

  /// The oldest of them.
  private let calls: [ContextSnapshot.Call]
  private let count: Int
  /// How many of them the history has left out; what it keeps.
  private let leftOut: (count: Int, limit: Int)
  private let position: SourcePosition

  /// Looks for them: under the context's lock.
  init(_ state: inout ContextState, _ position: SourcePosition) {
    let unasked = state.history.takeUnasked()
    calls = unasked.prefix(Self.listLimit).map { ContextSnapshot.Call($0, in: state) }
    leftOut = (state.history.unaskedLeftOut, state.history.limit)
    count = unasked.count + leftOut.count
    self.position = position
  }

  /// The failure; nil if every call was expected or verified.
  var failure: MockFailure? {
    guard count > 0 else { return nil }
    let verb = count == 1 ? "was" : "were"
    let names = calls.map(\.invocation.text)
    let isShort = count <= 2 && leftOut.count == 0 && names.joined().count <= 80
    let subject = isShort ? Counts.list(names) : Counts.of(count, "call")
    var report = Report("no more interactions: \(subject) \(verb) neither expected nor verified")
    let more = count - leftOut.count - calls.count
    var these = ContextSnapshot.lines(of: Array(zip(1..., calls)), in: position)
    if more > 0 { these.lines.append("… and \(more) more") }
    these.tell(ofLeftOut: leftOut.count, limit: leftOut.limit)
    report.add("calls", calls: these)
    return MockFailure(kind: .unsatisfied, message: report.text, position: position)
  }
}
