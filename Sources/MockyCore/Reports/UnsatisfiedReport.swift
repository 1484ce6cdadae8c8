/// Reports on the expectations that have had too few calls, when a context is verified.
extension ContextSnapshot {
  /// Returns a failure for each unsatisfied expectation.
  /// - Parameter wait: the time of an unsuccessful wait; nil if there was none.
  func unsatisfied(after wait: ElapsedWait? = nil) -> [MockFailure] {
    let lacking = entries.filter {
      !$0.tally.isMet || (reportsUnusedAllowances && $0.isUnusedAllowance)
    }
    return Rendering.run { lacking.enumerated().map { failure(lacking: $1, $0, after: wait) } }
  }

  /// - Parameter index: the number of the failure in its assertion. The first one describes the
  ///   other expectations, the states and the calls. Only some give the reason that no call came,
  ///   because it takes a look at all calls.
  private func failure(
    lacking entry: Expectation, _ index: Int, after wait: ElapsedWait?
  ) -> MockFailure {
    let early = index < Layout.reasons ? calls(before: entry) : []
    let isEarly = !early.isEmpty && entry.tally.count == 0
    let count = isEarly ? "called too early" : entry.countText
    let reason = "\(count)\(wait.text), \(entry.tally.cardinality.expectedText)"
    var report = Report("\(entry.callText): \(reason)", because: entry.reasonText)
    if entry.isUnusedAllowance {
      report.add("unused", "remove it, or write it in lenient { … } if not every test needs it")
    }
    if !early.isEmpty {
      let calls = early.count == 1 ? "a call" : Counts.of(early.count, "call")
      report.add(
        "too early",
        "\(calls) came before this expectation was declared: declare it first, or look for past "
          + "calls with received in context.verify { … }")
    }
    report.addBlocked(write: wait?.awaitForm)
    if index == 0, wait != nil || entry.tally.finished < entry.tally.count {
      addPending(to: &report, in: entry.position)
    }
    addConditions(of: entry, to: &report)
    var similar: [CallComparison] = []
    if index < Layout.reasons {
      similar = callsTakenElsewhere(than: entry)
      report.add("shadowed", shadowText(of: entry))
      let twin = twin(of: entry)?.placeText(in: entry.position)
      report.add("taken", twin.map { "by the equal expectation at \($0)" })
      report.add("inherited", inheritanceText(of: entry))
      if index > 0 || !listsAllCalls {
        report.add("similar calls", calls: similar.callLines(in: entry.position))
      }
    }
    let counts = { (call: CallSnapshot) in call.counts(for: [entry]) }
    if entry.tally.count > 0, index > 0 || !listsAllCalls {
      let counting = calls(in: entry.position, onlyCounting: true, counts: counts)
      report.add("calls that count", calls: counting)
    }
    if index == 0 {
      let difference = { (call: CallSnapshot) in
        early.contains { $0 === call }
          ? "before this expectation was declared" : similar.difference(of: call)
      }
      report.addSurroundings(
        self, but: [entry], in: entry.position, counts: counts, remark: difference)
    }
    if index < Layout.reasons, wait?.awaitForm == nil, index == 0 || callCount > 0 {
      report.add("next", nextStep(lacking: entry, similar))
    }
    let details = MockFailure.Details(reason, in: self, expectation: DeclaredExpectation(entry))
    return report.failure(.unsatisfied, at: entry.position, details, naming: [entry])
  }

  private func addConditions(of entry: Expectation, to report: inout Report) {
    if !entry.guards.isEmpty {
      report.add("only when", "\(entry.neededText)  (\(currentText(entry.guards)))")
    }
    if !entry.guardsHold {
      let changes = changers(of: entry.guards, in: entry.position)
      report.add("what would change it", lines: changes.lines)
    }
    report.add("blocked", text(of: entry.obstacle))
  }

  /// Describes an earlier unlimited expectation that takes every call of this one; nil if there is
  /// none.
  private func shadowText(of entry: Expectation) -> String? {
    guard entry.tally.count == 0 else { return nil }
    let shadow = entries.prefix { $0.line !== entry.line }.first { other in
      other.tally.count > 0 && other.isUnlimited
        && history.contains { $0.takenBy === other.line && entry.takes($0.invocation) }
    }
    return shadow.map {
      "by \($0.placeText(in: entry.position)): \($0.callText) "
        + "(\($0.tally.column)) comes first and takes every such call"
    }
  }

  /// Returns the reason that calls of an inherited member may bypass the mock. It is nil if the
  /// mock was called, or if its own protocol requires the member.
  func inheritanceText(of declaration: Expectation) -> String? {
    guard case .member(let member, _, _) = declaration.member,
      let parent = declaration.protocolName?.lastPart(after: "."),
      let child = declaration.subject.mock?.typeName.mocked, child != parent, earlierCalls == 0,
      !history.contains(where: { declaration.isAbout($0.invocation) })
    else { return nil }
    let name = member.shownName
    return "from \(parent): an implementation of \(name) in an extension of \(child) would run in "
      + "the mock's place; redeclaring \(name) in \(child) fixes it"
  }
}
