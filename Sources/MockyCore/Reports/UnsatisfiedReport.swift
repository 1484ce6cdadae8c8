/// Says of an expectation that did not get its calls what came instead.
struct UnsatisfiedReport {
  let snapshot: ContextSnapshot
  let entry: Expectation
  /// The time that was waited for it; nil if there was no wait.
  let waited: ElapsedWait?
  /// The number of the failure in its assertion. The first one tells of the other expectations, the
  /// states and the calls, and some tell why no call came, which takes a look at all calls.
  let index: Int

  var failure: MockFailure {
    let details = MockFailure.Details(
      reason, in: snapshot, expectation: DeclaredExpectation(entry))
    return report.failure(.unsatisfied, at: position, details, naming: [entry])
  }

  private var position: SourcePosition { entry.position }

  private var reason: String {
    "\(entry.tally.headline)\(waited.text), \(entry.tally.cardinality.expectedText)"
  }

  private var report: Report {
    var report = Report("\(entry.callText): \(reason)")
    if entry.isUnusedAllowance {
      report.add("unused", "remove it, or write it in lenient { … } if not every test needs it")
    }
    report.addBlocked(write: waited?.awaitForm)
    addConditions(to: &report)
    let similar =
      index < Layout.reasons ? snapshot.callsTakenElsewhere(than: entry, in: position) : nil
    if let similar {
      report.add("shadowed", snapshot.shadow(of: entry).map(text))
      report.add("inherited", snapshot.inheritanceText(of: entry))
      if index > 0 || !snapshot.listsAllCalls { report.add("similar calls", calls: similar.lines) }
    }
    guard index == 0 else { return report }
    report.addSurroundings(
      snapshot, but: [entry], in: position, remark: { similar?.difference(of: $0) })
    return report
  }

  private func text(of shadow: Expectation) -> String {
    "by \(shadow.placeText(in: position)): \(shadow.callText) "
      + "(\(shadow.tally.column)) stands first and takes every such call"
  }

  private func addConditions(to report: inout Report) {
    if !entry.guards.isEmpty {
      report.add("only when", "\(entry.neededText)  (\(snapshot.currentText(entry.guards)))")
    }
    if !entry.guardsHold {
      let changes = snapshot.changers(of: entry.guards, in: position)
      report.add("what would change it", lines: changes.lines)
    }
    report.add("blocked", entry.obstacle?.text)
  }
}

extension ContextSnapshot {
  /// A failure for each expectation that is not satisfied.
  /// - Parameter wait: how long was waited for them without success.
  func unsatisfiedFailures(after wait: ElapsedWait? = nil) -> [MockFailure] {
    let lacking = entries.filter {
      !$0.tally.isMet || (reportsUnusedAllowances && $0.isUnusedAllowance)
    }
    return Rendering.run {
      lacking.enumerated().map { index, entry in
        UnsatisfiedReport(snapshot: self, entry: entry, waited: wait, index: index).failure
      }
    }
  }

  /// An earlier expectation without limits that takes every call this one could.
  fileprivate func shadow(of entry: Expectation) -> Expectation? {
    guard entry.tally.count == 0 else { return nil }
    return entries.prefix { $0.line !== entry.line }.first { other in
      other.tally.count > 0 && other.isUnlimited
        && history.contains { $0.takenBy === other.line && entry.takes($0.invocation) }
    }
  }

  /// Why a member that a mock inherits may never reach it; nil if the mock was called, or if its
  /// own protocol requires the member.
  func inheritanceText(of declaration: Expectation) -> String? {
    guard case .member(let member, _, _) = declaration.member,
      let parent = declaration.protocolName?.lastPart(after: "."),
      let child = declaration.subject.mock?.typeName.mocked, child != parent, earlierCalls == 0,
      !history.contains(where: { declaration.isAbout($0.invocation) })
    else { return nil }
    let name = member.shownName
    return "from \(parent): an implementation of \(name) in an extension of \(child) would run in "
      + "the mock's place; redeclaring \(name) in \(child) mends it"
  }
}
