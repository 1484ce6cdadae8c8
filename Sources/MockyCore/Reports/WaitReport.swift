extension ContextSnapshot {
  /// Returns the failure of a wait that has timed out, or that continues.
  func failure(of wait: Wait) -> MockFailure {
    var report = Report("\(wait.endText) \(words(for: wait.awaited))")
    let lacking = if case .satisfaction = wait.awaited { unmet } else { [Expectation]() }
    let only = lacking.count == 1 ? lacking[0] : nil
    report.add("because", lacking.reasonText)
    var (told, machines) = ([Expectation](), [MachineCore]())
    var changer: Expectation?
    if case .state(let predicate) = wait.awaited {
      let changes = changers(of: [predicate], in: wait.position)
      report.add("what would change it", lines: changes.lines)
      report.add("since", cause(of: [predicate]))
      (told, machines) = (changes.entries, predicate.machines)
      changer = told.count == 1 && told[0].count == 0 ? told.first : nil
    }
    let awaitForm = wait.end == .blocked ? "await context.waitUntil…" : nil
    report.addWait(until: wait.deadline, write: awaitForm)
    if wait.end != nil { addPending(to: &report, in: wait.position) }
    if let only {
      let place = "at \(only.placeText(in: wait.position))"
      report.add(
        "expected", [place, only.conditionsText].compactMap(\.self).joined(separator: ", "))
      told.append(only)
    }
    let wanted = lacking + [changer].compactMap(\.self)
    // The calls of expectations come in their order in most tests.
    let next = lacking.first ?? changer.map { unmet.first ?? $0 }
    let similar = next.map { callsTakenElsewhere(than: $0) } ?? []
    report.addSurroundings(
      self, but: told, states: machines, in: wait.position,
      counts: { one in wanted.isEmpty ? one.isUnderWay : wanted.contains { isClue(one, to: $0) } },
      remark: similar.difference)
    if wait.end != .blocked {
      let own = nextStep(of: wait)
      let gate = own.isNil ? underWay.lazy.compactMap(\.gate).first : nil
      let opening = gate.map { "open the gate at \($0.text(in: wait.position)) before this wait" }
      let step = own ?? next.flatMap { nextStep(lacking: $0, similar, until: wait.deadline) }
      report.add("next", [opening, step].compactMap(\.self).joined(separator: ", or "))
    }
    let details = MockFailure.Details(report.headline, in: self)
    return report.failure(.timedOut, at: wait.position, details, naming: entries.map(\.line))
  }

  /// Returns the step after a wait for a state that the test has reached and left, or for more calls at a gate.
  private func nextStep(of wait: Wait) -> String? {
    switch wait.awaited {
    case .state(let predicate) where wait.end != nil:
      return end(of: [predicate]).map { "wait before \($0.invocation.text), or remove this wait" }
    case .condition(let condition) where condition.noun == "call" && !condition.isThere:
      let held = condition.isNegated || condition.current() == 0 ? nil : underWay.last?.call.text
      return held.map { "let the code make more calls before \($0) returns, or wait for fewer" }
    default: return nil
    }
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
        let expected = only.cardinality.expectedText
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
  /// Reports a test that doesn't end, even after a root failure: pending calls, waits, and unmet
  /// expectations.
  /// - Parameters:
  ///   - reason: "the test was canceled 1 second ago and has not ended".
  ///   - position: the line of the test.
  package func failAsHanging(_ reason: String, at position: SourcePosition) {
    let snapshot = update { ContextSnapshot($0, of: self) }
    let failure = Rendering.run {
      let underWay = snapshot.underWay
      let words =
        underWay.count > 1
        ? "\(underWay.count) calls have not returned"
        : underWay.first.map { "\($0.call.text) has not returned" }
          ?? "every call of a mock has returned"
      var report = Report("\(reason): \(words)")
      snapshot.addPending(to: &report, in: position)
      report.addSurroundings(snapshot, in: position)
      let details = MockFailure.Details(report.headline, in: snapshot)
      return report.failure(.timedOut, at: position, details)
    }
    fail(failure, asRoot: true)
  }
}
