/// Reports on the expectations that have had too few calls, when a context is verified.
extension ContextSnapshot {
  /// Returns a failure for each unsatisfied expectation.
  /// - Parameter wait: the time of an unsuccessful wait; nil if there was none.
  func unsatisfied(after wait: ElapsedWait? = nil) -> [MockFailure] {
    let told = entries.filter { !$0.isSatisfied || reportsUnusedAllowances && $0.isUnusedAllowance }
    return Rendering.run {
      told.enumerated().map { index, entry in
        failure(lacking: entry, index, after: wait, index > 0 ? told[0].position : nil)
      }
    }
  }

  /// - Parameter index: the number of the failure in its assertion. The first one describes the
  ///   other expectations, the states and the calls. Only some give the reason that no call came,
  ///   because it takes a look at all calls.
  private func failure(
    lacking entry: Expectation, _ index: Int, after wait: ElapsedWait?, _ first: SourcePosition?
  ) -> MockFailure {
    let (isFirst, givesReasons) = (index == 0, index < Layout.reasons)
    let early = givesReasons ? calls(before: entry) : []
    let isEarly = !early.isEmpty && entry.count == 0
    let count = isEarly ? "called too early" : entry.countText
    let reason = "\(count)\(wait.text), \(entry.cardinality.expectedText)"
    var report = Report("\(entry.callText): \(reason)", because: entry.reasonText)
    if entry.isUnusedAllowance {
      report.add("unused", "remove it, or write it in lenient { … } if not every test needs it")
    }
    if !early.isEmpty {
      let calls = early.count == 1 ? "a call" : Counts.of(early.count, "call")
      let step = "declare it first, or look for past calls with received in context.verify { … }"
      report.add("too early", "\(calls) came before this expectation was declared: \(step)")
    }
    report.addWait(until: wait?.deadline, write: wait?.awaitForm)
    if isFirst, wait != nil || entry.finished < entry.count {
      addPending(to: &report, in: entry.position)
    }
    addConditions(of: entry, withReasons: givesReasons, to: &report)
    addEarlyCalls(of: entry, to: &report)
    let similar = givesReasons ? callsTakenElsewhere(than: entry) : []
    addCalls(of: entry, early, similar, all: isFirst, to: &report)
    if givesReasons, wait?.awaitForm == nil, isFirst || callCount > 0 {
      report.add("next", nextStep(lacking: entry, similar, until: wait?.deadline, after: first))
    }
    let details = MockFailure.Details(reason, in: self, entry)
    return report.failure(.unsatisfied, at: entry.position, details, naming: [entry.line])
  }

  /// Adds the conditions that do not hold, and perhaps other reasons that no call came.
  private func addConditions(
    of entry: Expectation, withReasons givesReasons: Bool, to report: inout Report
  ) {
    if !entry.guards.isEmpty {
      report.add("only when", "\(entry.neededText)  (\(currentText(entry.guards)))")
    }
    if !entry.guardsHold {
      let changes = changers(of: entry.guards, in: entry.position)
      report.add("what would change it", lines: changes.lines)
    }
    report.add("blocked", text(of: entry.obstacle))
    guard givesReasons else { return }
    report.add("shadowed", shadowText(of: entry))
    let twin = twin(of: entry)?.placeText(in: entry.position)
    report.add("handled", twin.map { "by the equal expectation at \($0)" })
    report.add("inherited", inheritanceText(of: entry))
  }

  /// Adds the calls that came when it was not their turn, and that an allowance took.
  private func addEarlyCalls(of entry: Expectation, to report: inout Report) {
    let calls = entry.earlyCalls.compactMap { early in
      history.first { $0.invocation === early.call }.map { (early, $0) }
    }
    report.add(
      "not in its turn",
      calls: CallLines(
        calls.map { early, call in
          let isDefault = entries.contains { $0.line === call.takenBy && $0.isDefault }
          let place = call.takenBy?.position.text(in: entry.position) ?? ""
          let taker = "handled by the \(isDefault ? "default" : "allowance") at \(place)"
          let words = [text(of: early, of: entry), taker, call.callerText(in: entry.position)]
          return (call.invocation.shown, words.filter { !$0.isEmpty }.joined(separator: "; "))
        }))
  }

  /// The reason that it was not a call's turn.
  private func text(of early: EarlyCall, of entry: Expectation) -> String {
    text(of: early.obstacle)
      ?? "called while \(Self.text(of: early.states)), expected when \(entry.neededText)"
  }

  /// Adds the similar calls and those that count, or all calls and other expectations.
  private func addCalls(
    of entry: Expectation, _ early: [CallSnapshot], _ similar: [CallComparison],
    all isWhole: Bool, to report: inout Report
  ) {
    let counts = { (call: CallSnapshot) in call.takenBy === entry.line }
    if !isWhole || !listsAllCalls {
      report.add("similar calls", calls: similar.callLines(in: entry.position))
      if isWhole, similar.isEmpty, entry.count == 0, let mock = entry.subject.mock {
        let calls = calls(
          in: entry.position, onlyCounting: true, counts: { $0.invocation.mock === mock })
        report.add("calls of \(mock.name)", calls: calls)
      }
      if entry.count > 0 {
        let counting = calls(in: entry.position, onlyCounting: true, counts: counts)
        report.add("calls that count", calls: counting)
      }
    }
    guard isWhole else { return }
    report.addSurroundings(
      self, but: [entry], in: entry.position, counts: { counts($0) || isClue($0, to: entry) },
      remark: { call in
        early.contains { $0 === call }
          ? "before this expectation was declared" : similar.difference(of: call)
      })
  }

  /// Returns an earlier unlimited expectation that takes every call of this one; nil if there is
  /// none.
  func shadow(of entry: Expectation) -> Expectation? {
    guard entry.count == 0 else { return nil }
    return entries.prefix { $0.line !== entry.line }.first { other in
      other.count > 0 && other.isUnlimited
        && history.contains { $0.takenBy === other.line && entry.takes($0.invocation) }
    }
  }

  private func shadowText(of entry: Expectation) -> String? {
    shadow(of: entry).map {
      "by \($0.placeText(in: entry.position)): \($0.callText) "
        + "(\($0.tallyColumn)) comes first and handles every such call"
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
