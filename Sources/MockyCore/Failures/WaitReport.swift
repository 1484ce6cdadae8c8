/// Says of a wait that ended in vain what it waited for, what there was, and what would help.
struct WaitReport {
  let situation: Situation
  let how: WaitEnd
  let position: SourcePosition

  /// A wait for a state.
  func failure(waitingFor predicate: StatePredicate) -> MockFailure {
    let current = situation.currentText([predicate])
    var report = Report("\(endText) until \(predicate.describedText): \(current)")
    report.add("what would change it", lines: changers(of: predicate))
    return finish(&report)
  }

  /// A wait for all expectations.
  func failureWaitingForExpectations() -> MockFailure {
    let missing = situation.entries.filter { !$0.isSatisfied }
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
    report.add("expectations", lines: situation.expectationLines(but: nil, in: position))
    if let machines = situation.machinesText { report.add("states", machines) }
    report.addHistory("before this", situation.historyLines(in: position))
    return MockFailure(kind: .timedOut, message: report.text, position: position)
  }

  /// The expectations whose actions move a machine of the predicate to a state that it names.
  private func changers(of predicate: StatePredicate) -> [String] {
    let lines = situation.entries.flatMap { entry in
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
