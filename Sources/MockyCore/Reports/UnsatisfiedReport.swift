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
    MockFailure(kind: .unsatisfied, message: text, position: position)
  }

  private var position: SourcePosition { entry.declaration.position }

  private var text: String {
    var report = Report("\(entry.declaration.callText): \(countText), \(entry.expectedText)")
    let isAllowance = entry.isUnusedAllowance
    report.add(isAllowance ? "allowed at" : "expected at", position.text, under: "expected at")
    if isAllowance {
      report.add(
        "unused", "remove it, or write it in lenient { … } if not every test needs it",
        under: "expected at")
    }
    report.add(waited, under: "expected at")
    addConditions(to: &report)
    if includesReasons { addReasons(to: &report) }
    if includesSurroundings { addSurroundings(to: &report) }
    return report.text
  }

  private func addReasons(to report: inout Report) {
    if let shadow = snapshot.shadow(of: entry) {
      report.add(
        "shadowed",
        "by \(shadow.declaration.position.text): \(shadow.declaration.callText) "
          + "(\(shadow.cardinalityAndCount)) stands first and takes every such call",
        under: "expected at")
    }
    if let words = snapshot.inheritanceText(of: entry.declaration) {
      report.add("inherited", words, under: "expected at")
    }
    report.add("similar calls", calls: snapshot.callsTakenElsewhere(than: entry, in: position))
  }

  /// "never called", "called once", "called 2 times".
  private var countText: String {
    if entry.count == 0 { return "never called" }
    guard entry.finished < entry.count else { return "called \(Counts.times(entry.count))" }
    return "called \(Counts.times(entry.count)), finished \(Counts.times(entry.finished))"
  }

  private func addConditions(to report: inout Report) {
    if !entry.guards.isEmpty {
      report.add(
        "only when", "\(entry.neededText)  (\(snapshot.currentText(entry.guards)))",
        under: "expected at")
    }
    if let obstacle = entry.obstacle { report.add("blocked", obstacle.text, under: "expected at") }
  }

  private func addSurroundings(to report: inout Report) {
    report.add(
      "other expectations",
      lines: snapshot.expectationLines(but: entry.expectation, in: position))
    if let machines = snapshot.machinesText { report.add("states", machines) }
    report.addHistory("calls", snapshot.historyLines(in: position))
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
    report.add("what would change it", lines: changers(of: predicate))
    return finish(&report)
  }

  /// A wait for something that no mock hears of.
  func failure(waitingFor occurrence: Occurrence) -> MockFailure {
    var report = Report("\(endText) until \(occurrence.words): \(occurrence.current())")
    return finish(&report)
  }

  /// A wait for all expectations.
  func failureWaitingForExpectations() -> MockFailure {
    let missing = snapshot.entries.filter { !$0.isSatisfied }
    let count = Counts.of(missing.count, "expectation")
    let verb = missing.count == 1 ? "is" : "are"
    var report = Report("\(endText) for the expectations: \(count) \(verb) not satisfied")
    return finish(&report)
  }

  private var endText: String {
    how.isCancelled ? "cancelled waiting" : "timed out after \(how.deadline.timeout) waiting"
  }

  private func finish(_ report: inout Report) -> MockFailure {
    if how.blockedTheTest {
      report.addBlocked(write: "await context.waitUntil…")
    }
    report.add("expectations", lines: snapshot.expectationLines(but: nil, in: position))
    if let machines = snapshot.machinesText { report.add("states", machines) }
    report.addHistory("before this", snapshot.historyLines(in: position))
    return MockFailure(kind: .timedOut, message: report.text, position: position)
  }

  /// The expectations whose actions move a machine of the predicate to a state that it names.
  private func changers(of predicate: StatePredicate) -> [String] {
    let lines = snapshot.entries.flatMap { entry in
      entry.declaration.actions.flatMap(\.possibleTransitions)
        .filter { predicate.mentions($0) }
        .map { transition in
          let place = entry.declaration.position.text(in: position)
          let state = transition.machine.text(of: transition.state)
          return "\(entry.declaration.callText) makes \(transition.machine.name) \(state)   "
            + "\(place)  (\(entry.expectationAndCount))"
        }
    }
    let named = predicate.machines.map(\.name)
    return lines.isEmpty
      ? ["no expectation; only test code with \(Counts.list(named)).transition(to:)"] : lines
  }
}

extension StatePredicate {
  /// Whether it asks about the state that a transition leads to.
  func mentions(_ transition: Transition) -> Bool {
    var isMentioned = false
    term.forEachTest { machine, state in
      if machine === transition.machine, state == transition.state { isMentioned = true }
    }
    return isMentioned
  }
}

/// Says of a call that a `verify` block did not find as often as it should what came instead.
struct VerificationReport {
  let snapshot: ContextSnapshot
  let declaration: Declaration
  /// How often it was found.
  let count: Int
  /// In `inOrder`: the call after which it was looked for.
  let earlier: String?
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
  let waited: ElapsedWait?
  let position: SourcePosition
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
