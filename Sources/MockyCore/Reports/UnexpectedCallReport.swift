/// Says of a call that nothing took what is wrong with it, and what a person needs to see why.
struct UnexpectedCallReport {
  let callText: String
  private let snapshot: ContextSnapshot
  private let invocation: Invocation
  private let problem: CallProblem
  private let origin: SourcePosition
  private let callSite: CallSite?

  init(_ snapshot: ContextSnapshot, _ invocation: Invocation, _ arguments: [Any]) {
    self.snapshot = snapshot
    self.invocation = invocation
    origin = invocation.mock.context.origin
    callText = invocation.text
    problem = CallProblem(snapshot, invocation, arguments)
    callSite = CallSite.ofCall(
      of: invocation.mock.typeName,
      in: invocation.mock.context.testPlace.adding(snapshot.testFiles))
  }

  var failure: MockFailure {
    var failure = MockFailure(
      kind: .unexpectedCall, message: text, position: position, details: details)
    failure.told = told.map(\.expectation.mark)
    return failure
  }

  private var details: MockFailure.Details {
    let labels = invocation.member.labels
    let call = invocation.mock.context.update { ContextSnapshot.Call(invocation, in: $0) }
    let arguments = problem.comparisons.enumerated().map { index, comparison in
      MockFailure.Argument(comparison, label: index < labels.count ? labels[index] : nil)
    }
    return MockFailure.Details(
      problem.text, in: snapshot, call: RecordedCall(call, number: snapshot.callCount + 1),
      callers: callSite?.way.map(MockFailure.Caller.init) ?? [],
      expectation: problem.entry.map { DeclaredExpectation($0) }, arguments: arguments,
      alsoClose: problem.alsoClose.map { DeclaredExpectation($0.entry) })
  }

  /// The expectations that the text names, or counts.
  private var told: [ContextSnapshot.Entry] { snapshot.entries.filter { !$0.isSatisfied } }

  /// The test's line that led to the call, as far as the platform tells; else the expectation's.
  private var position: SourcePosition {
    callSite?.testPosition ?? problem.entry?.declaration.position ?? origin
  }

  private var text: String {
    var report = Report("\(callText): \(problem.text)")
    if let place = callSite?.text { report.add("called from", place) }
    if problem.isLate { addContext(to: &report) }
    if problem.isOfNoExpectations, let code = invocation.expectationCode {
      report.add("expect it", "in context.check { \(code) }", under: "called from")
    }
    addExpectation(to: &report)
    let file = position
    var shown = [problem.entry].compactMap { $0 } + problem.alsoClose.map(\.entry)
    let order = addOrder(to: &report, in: file)
    shown += order
    let others = snapshot.expectationLines(but: shown, of: invocation, in: file)
    addOthers(others, isAll: shown.isEmpty, to: &report)
    if let machines = snapshot.machinesText(besides: problem.toldMachines) {
      report.add("states", machines)
    }
    // A sequence tells of its own calls, in their order.
    if problem.isOfNoExpectations, snapshot.callCount == 0 { report.add("before this", "nothing") }
    let inOrder = problem.entry?.guardsHold == false ? 0 : order.reduce(0) { $0 + $1.count }
    guard inOrder < snapshot.callCount else { return report.text }
    report.add("before this", calls: snapshot.historyLines(in: file))
    return report.text
  }

  private func addOthers(_ lines: [String], isAll: Bool, to report: inout Report) {
    let title = isAll ? "expectations" : "other expectations"
    let isNumber = lines.count == 1 && lines[0].first?.isNumber == true
    if isNumber { report.add(title, lines[0]) } else { report.add(title, lines: lines) }
  }

  private func addExpectation(to report: inout Report) {
    guard let entry = problem.entry else { return }
    let place = entry.declaration.position
    let subject = problem.isElsewhere ? "  \(entry.declaration.callText)" : ""
    report.add(
      problem.entryTitle,
      "\(place.name(in: position))\(subject)\(problem.entryText(in: snapshot))")
    report.add(lines: problem.comparisons.lines(labels: invocation.member.labels))
    report.add(
      "also close", lines: problem.alsoCloseLines(labels: invocation.member.labels, in: position))
  }

  /// What has to happen before the call: the states' changes, and the other members of sequences.
  ///
  /// - Returns: what has been told of.
  private func addOrder(
    to report: inout Report, in file: SourcePosition
  ) -> [ContextSnapshot.Entry] {
    guard let entry = problem.entry, problem.isMisplaced else { return [] }
    guard entry.guardsHold else {
      let changes = snapshot.changers(of: entry.guards, in: file)
      report.add("what would change it", lines: changes.lines)
      return changes.entries
    }
    guard let obstacle = entry.obstacle else { return [] }
    let members = snapshot.members(of: obstacle.sequence)
    report.add(
      "sequence \(obstacle.sequence.quotedName)",
      lines: obstacle.lines(members, thisCall: entry, in: file))
    return members
  }

  /// "made at PublisherTests.swift:7, verified at PublisherTests.swift:12".
  private func addContext(to report: inout Report) {
    let end = snapshot.hasEnded ? "released since" : nil
    let words = ["made at \(origin.text)", snapshot.verification?.text, end].compactMap { $0 }
    report.add("context", words.joined(separator: ", "), under: "called from")
    guard case .line = snapshot.verification, end == nil else { return }
    report.add(
      "more calls", "verify by context.checkpoint() there, and expect them after it",
      under: "called from")
  }
}

extension Invocation {
  /// "expectThat(store).receives.save(…)": what a test writes that expects the call; nil where the name
  /// of the mock is none that a variable could have.
  fileprivate var expectationCode: String? {
    guard mock.name.isLikeAVariable, member.baseName.isLikeAVariable else { return nil }
    let receives = "expectThat(\(mock.name)).receives.\(member.baseName)"
    switch member.kind {
    case .method: return "\(receives)(\(member.labels.isEmpty ? "" : "…"))"
    case .getter: return receives
    default: return nil
    }
  }
}

extension String {
  fileprivate var isLikeAVariable: Bool {
    first?.isLowercase == true && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension [ArgumentComparison] {
  /// All arguments, with their labels, and what differs.
  func lines(labels known: [String?]) -> [String] {
    // The arguments of a parameter pack have one label between them.
    let labels = indices.map { index in
      (known.indices.contains(index) ? known[index] : nil) ?? "\(index + 1)"
    }
    let width = Swift.max(10, (labels.map(\.count).max() ?? 0) + 2)
    return zip(labels, self).flatMap { label, comparison in
      comparison.lines(label: label.padded(to: width))
    }
  }
}

extension CallProblem {
  /// "✗ store.save("item 8", at: 8)   :186   argument 1 is …", a line for each that is also close.
  func alsoCloseLines(labels: [String?], in file: SourcePosition) -> [String] {
    let places = Report.columns(
      alsoClose.map { candidate in
        let entry = candidate.entry
        return ("\(entry.mark) \(entry.declaration.callText)", entry.placeText(in: file))
      })
    let reasons = alsoClose.map { $0.comparisons.differing(labels) ?? "" }
    return Report.columns(Array(zip(places, reasons)), limit: 100)
  }
}

extension SequenceCore.Obstacle {
  var sequence: SequenceCore {
    switch self {
    case .tooEarly(let sequence, _), .past(let sequence, _): sequence
    }
  }

  /// What is wrong with a call at this point of the sequence.
  var text: String {
    switch self {
    case .tooEarly(let sequence, let first):
      "too early in sequence \(sequence.quotedName), \(first.declaration.callText) must come first"
    case .past(let sequence, let later):
      "too late in sequence \(sequence.quotedName), "
        + "\(later.declaration.callText) has been called already"
    }
  }

  /// The members of the sequence, one of them marked as this call, one as what is expected now.
  func lines(
    _ members: [ContextSnapshot.Entry], thisCall: ContextSnapshot.Entry, in file: SourcePosition
  ) -> [String] {
    let calls = Report.columns(
      members.map { member in
        let isCall = member.expectation === thisCall.expectation
        let mark = isCall ? "✗" : isExpectedNow(member) ? "→" : member.isSatisfied ? "✓" : " "
        return ("\(mark) \(member.declaration.callText)", member.placeText(in: file))
      })
    let remarks = members.map { member in
      if member.expectation === thisCall.expectation { return "this call" }
      return isExpectedNow(member) ? "expected now" : "called \(Counts.times(member.count))"
    }
    return Report.columns(Array(zip(calls, remarks)), limit: 100)
  }

  private func isExpectedNow(_ member: ContextSnapshot.Entry) -> Bool {
    if case .tooEarly(_, let first) = self { return member.expectation === first }
    return false
  }
}

extension ContextSnapshot {
  /// The members of a sequence, in its order.
  func members(of sequence: SequenceCore) -> [Entry] {
    entries.filter { entry in
      entry.declaration.sequences.contains { $0.core === sequence }
    }
  }

  /// Why a call of an expectation comes at the wrong time; nil if it does not.
  func misplacement(of entry: Entry) -> String? {
    guard entry.guardsHold else {
      return "called while \(currentText(entry.guards)), expected when \(entry.neededText)"
    }
    return entry.obstacle?.text
  }

  /// The states that the machines of some predicates were in.
  func currentText(_ predicates: [StatePredicate]) -> String {
    let named = predicates.flatMap(\.machines)
    let current = machines.filter { state in named.contains { $0 === state.machine } }
    return Counts.list(current.map(\.text))
  }

  /// The expectations whose actions move a machine to a state that some predicates name, with a line
  /// for each.
  func changers(
    of predicates: [StatePredicate], in file: SourcePosition
  ) -> (entries: [Entry], lines: [String]) {
    var found: [Entry] = []
    var rows: [(String, String)] = []
    for entry in entries {
      let transitions = entry.declaration.actions.flatMap(\.possibleTransitions)
      for transition in transitions where predicates.contains(where: { $0.mentions(transition) }) {
        let state = transition.state.text
        let place = entry.declaration.position.text(in: file)
        found.append(entry)
        rows.append(
          (
            "\(entry.declaration.callText) makes \(transition.machine.name) \(state)",
            "\(place)  (\(entry.expectationAndCount))"
          ))
      }
    }
    guard rows.isEmpty else { return (found, Report.columns(rows)) }
    let named = predicates.flatMap(\.machines).map(\.name)
    return ([], ["no expectation; only test code with \(Counts.list(named)).transition(to:)"])
  }
}
