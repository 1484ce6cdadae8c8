/// Says of a wait that ended without success what it waited for, what there was, and what would help.
struct WaitReport {
  let snapshot: ContextSnapshot
  let wait: Wait

  var failure: MockFailure {
    switch wait.awaited {
    case .state(let predicate): failure(waitingFor: predicate)
    case .satisfaction: failureWaitingForExpectations
    case .condition(let condition):
      finish(Report("\(endText) until \(condition.words): \(condition.currentWords)"))
    }
  }

  /// A wait for a state.
  private func failure(waitingFor predicate: StatePredicate) -> MockFailure {
    let current = snapshot.currentText([predicate])
    var report = Report("\(endText) until \(predicate.describedText): \(current)")
    let changes = snapshot.changers(of: [predicate], in: wait.position)
    report.add("what would change it", lines: changes.lines)
    return finish(report, but: changes.entries, states: predicate.machines)
  }

  /// A wait for all expectations.
  private var failureWaitingForExpectations: MockFailure {
    let unmet = snapshot.unmet
    guard let only = unmet.first, unmet.count == 1 else {
      return finish(
        Report("\(endText) for the expectations: \(unmet.count) expectations are not satisfied"))
    }
    let (text, tally) = (only.callText, only.tally)
    return finish(
      Report(
        "\(endText) for \(text): called \(Counts.times(tally.count)), "
          + tally.cardinality.expectedText))
  }

  private var endText: String {
    switch wait.end {
    case nil: "waiting"
    case .cancelled: "cancelled waiting"
    case .timedOut, .blocked: "timed out after \(wait.deadline.timeout) waiting"
    }
  }

  private func finish(
    _ start: Report, but told: [Expectation] = [], states: [MachineCore] = []
  ) -> MockFailure {
    var report = start
    if wait.end == .blocked { report.addBlocked(write: "await context.waitUntil…") }
    report.addSurroundings(snapshot, but: told, states: states, in: wait.position)
    return report.failure(
      .timedOut, at: wait.position, MockFailure.Details(report.headline, in: snapshot),
      naming: snapshot.entries)
  }
}
