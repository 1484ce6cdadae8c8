extension ContextSnapshot {
  /// Returns the failure of a wait that has timed out, or that continues.
  func failure(of wait: Wait) -> MockFailure {
    var report = Report("\(wait.endText) \(words(for: wait.awaited))")
    if case .satisfaction = wait.awaited { report.add("because", unmet.reasonText) }
    var (told, machines) = ([Expectation](), [MachineCore]())
    if case .state(let predicate) = wait.awaited {
      let changes = changers(of: [predicate], in: wait.position)
      report.add("what would change it", lines: changes.lines)
      (told, machines) = (changes.entries, predicate.machines)
    }
    if wait.end == .blocked { report.addBlocked(write: "await context.waitUntil…") }
    report.add("not returned", calls: callsUnderWay(in: wait.position))
    report.addSurroundings(self, but: told, states: machines, in: wait.position)
    let details = MockFailure.Details(report.headline, in: self)
    return report.failure(.timedOut, at: wait.position, details, naming: entries)
  }

  /// Returns "until door is "open": door is "shut"".
  private func words(for awaited: Awaited) -> String {
    switch awaited {
    case .state(let predicate):
      return "until \(predicate.describedText): \(currentText([predicate]))"
    case .condition(let condition): return "until \(condition.words): \(condition.currentWords)"
    case .satisfaction:
      let unmet = unmet
      if let only = unmet.first, unmet.count == 1 {
        let expected = only.tally.cardinality.expectedText
        return "for \(only.callText): \(only.countText), \(expected)"
      }
      let first = unmet.prefix(2).map { "\($0.callText): \($0.countText)" }
      let rest = unmet.count > 2 ? ["\(unmet.count - 2) more"] : []
      return "for \(unmet.count) expectations: \((first + rest).joined(separator: "; "))"
    }
  }
}

extension Wait {
  fileprivate var endText: String {
    switch end {
    case nil: "waiting"
    case .cancelled: "canceled waiting"
    case .timedOut, .blocked: "timed out after \(deadline.timeout) waiting"
    }
  }
}

extension Context {
  /// Reports a test that doesn't end, even after a root failure.
  package func failAsHanging(_ reason: String, at position: SourcePosition) {
    fail(hang(reason, at: position), asRoot: true)
  }

  /// Returns the failure of a test that doesn't end: pending calls, waits, and unmet expectations.
  /// - Parameters:
  ///   - reason: "the test was canceled 1 second ago and has not ended".
  ///   - position: the line of the test; the place where the context was made if not given.
  package func hang(_ reason: String, at position: SourcePosition? = nil) -> MockFailure {
    let position = position ?? origin
    let (snapshot, waits) = update { (ContextSnapshot($0, of: self), $0.waits.all) }
    return Rendering.run { snapshot.hang(reason, waits, at: position) }
  }
}

extension ContextSnapshot {
  fileprivate func hang(
    _ reason: String, _ waits: [(ContextSnapshot) -> String], at position: SourcePosition
  ) -> MockFailure {
    let words =
      underWay.count > 1
      ? "\(underWay.count) calls have not returned"
      : underWay.first.map { "\($0.call.text) has not returned" }
        ?? "every call of a mock has returned"
    var report = Report("\(reason): \(words)")
    report.add("not returned", calls: callsUnderWay(in: position))
    let shown = waits.prefix(Layout.calls).map { $0(self) }
    report.add("waits", lines: shown + Counts.rest(waits.count - shown.count))
    report.addSurroundings(self, in: position)
    let details = MockFailure.Details(report.headline, in: self)
    return report.failure(.timedOut, at: position, details)
  }
}

extension ContextSnapshot {
  /// The pending calls, each with its running action: "api.fetch(1)   → suspends until a gate
  /// opens, :45".
  private func callsUnderWay(in file: SourcePosition) -> CallLines {
    let listed = underWay.prefix(Layout.calls).map { call, step in
      let place = call.takenBy.map { ", \($0.position.text(in: file))" } ?? ""
      return ("", call, "\(step?.text ?? "is in the real object")\(place)")
    }
    return CallLines(listed, more: underWay.count - listed.count)
  }
}
