/// Reports a refused call: the problem, and the context that explains it.
struct UnexpectedCallReport {
  private let snapshot: ContextSnapshot
  private let call: Invocation
  private let problem: UnexpectedCallReason
  private let callPath: CallPath?
  /// The test that has made the call, if it is not the mock's own.
  private let otherTest: OtherTest?
  /// The line of the test that led to the call, if the platform shows it; otherwise the
  /// expectation's line.
  private let position: SourcePosition

  init(_ snapshot: ContextSnapshot, _ call: Invocation, _ arguments: [Any]) {
    let context = call.mock.context
    self.snapshot = snapshot
    self.call = call
    problem = UnexpectedCallReason(snapshot, call, arguments)
    otherTest = context.otherTest
    callPath = CallPath.ofCall(call, in: otherTest?.place ?? snapshot.testPlace)
    position =
      callPath?.testPosition ?? problem.entry?.position ?? snapshot.entries.last?.position
      ?? context.origin
  }

  var failure: MockFailure {
    report.failure(.unexpectedCall, at: position, details, naming: snapshot.unmet.map(\.line))
  }

  private var details: MockFailure.Details {
    let refused = call.mock.context.update { CallSnapshot(call, in: $0) }
    var details = MockFailure.Details(reason, in: snapshot, problem.entry)
    details.call = RecordedCall(refused, number: snapshot.callCount + 1)
    details.callers = callPath?.frames.map(\.caller) ?? []
    details.arguments = problem.closest.first?.values ?? []
    details.alsoClose = problem.closest.dropFirst().map { DeclaredExpectation($0.entry) }
    return details
  }

  private var reason: String {
    otherTest.map { "called by another test, \($0.name); \(problem.text)" } ?? problem.text
  }

  private var report: Report {
    var report = explanation
    if problem.kind == .late, otherTest.isNil { report.add("next", lateStep) }
    guard otherTest.isNil, let callPath else { return report }
    let functions = callPath.functionsUnderTest(in: snapshot.testPlace)
    report.add("next", problem.nextStep(in: functions, snapshot, of: call, callPath, at: position))
    return report
  }

  private var explanation: Report {
    let closest = problem.closest.prefix(problem.tied).map(\.entry)
    let because = closest.reasonText ?? problem.entry?.reasonText
    let text = problem.closest.first?.callText ?? call.text
    var report = Report("\(text): \(reason)", because: because)
    report.add("called from", otherTest.isNil ? callPath?.text : callPath?.wholeText)
    if let otherTest {
      report.add("mock of", "the test \(otherTest.owner)", under: "called from")
      report.add("usual cause", OtherTest.cause)
    }
    if problem.kind == .late { addContext(to: &report) }
    if problem.isUnmentioned, otherTest.isNil, let code = call.expectationCode {
      report.add("expect it", "in context.check { \(code) }", under: "called from")
    }
    addExpectation(to: &report)
    report.add("strict", strictText)
    let order = addOrder(to: &report)
    let close = problem.closest.dropFirst().map(\.entry)
    let told = [problem.entry].compactMap { $0 } + close + order
    report.addExpectations(of: snapshot, but: told, besides: call, in: position)
    report.add("states", snapshot.machinesText(but: problem.toldMachines))
    if problem.kind == .nothingExpected, snapshot.callCount == 0 {
      report.add("before this", "nothing")
    }
    // A sequence lists its own calls, in their order.
    let inOrder = problem.entry?.guardsHold == false ? 0 : order.reduce(0) { $0 + $1.count }
    guard inOrder < snapshot.callCount else { return report }
    let counts = { (call: CallSnapshot) in
      problem.counted.contains { $0.line === call.takenBy }
    }
    let isWhole = problem.counted.isEmpty || snapshot.listsAllCalls
    let calls = snapshot.calls(in: position, onlyCounting: !isWhole, counts: counts)
    report.add(isWhole ? "before this" : "calls that count", calls: calls)
    return report
  }

  /// The line that makes a nice mock strict for the member; nil if that doesn't matter.
  private var strictText: String? {
    guard call.mock.ignoresCalls(returning: call.returnType),
      [.arguments, .other].contains(problem.kind),
      let first = snapshot.entries(about: call).first(where: { !$0.isNever })
    else { return nil }
    let place = first.placeText(in: position)
    return "\(call.mock.name) is nice, but \(place) mentions \(call.member.shownName)"
  }

  private func addExpectation(to report: inout Report) {
    guard let entry = problem.entry else { return }
    if problem.tied > 0 {
      let lines = problem.closest.prefix(problem.tied).lines(in: position)
      report.add("closest expectations", lines: lines)
      report.add("also close", lines: problem.closest.dropFirst(problem.tied).lines(in: position))
      return
    }
    let place = entry.position.name(in: position)
    let subject = problem.kind == .elsewhere ? "  \(entry.callText)" : ""
    report.add(
      problem.closest.isEmpty ? "expectation" : "closest expectation",
      "\(place)\(subject)\(problem.entryText(in: snapshot))")
    report.add(lines: problem.closest.first?.lines ?? [])
    report.add("also close", lines: problem.closest.dropFirst().lines(in: position))
  }

  /// Adds the events that must come first: state changes, and other members of sequences.
  ///
  /// - Returns: the expectations that the report describes now.
  private func addOrder(to report: inout Report) -> [Expectation] {
    guard let entry = problem.entry, problem.kind == .order else { return [] }
    guard entry.guardsHold else {
      let changes = snapshot.changers(of: entry.guards, in: position)
      report.add("what would change it", lines: changes.lines)
      report.add("since", snapshot.cause(of: entry.guards))
      return changes.entries
    }
    guard let obstacle = entry.obstacle else { return [] }
    let members = snapshot.entries.filter { member in
      member.sequences.contains { $0 === obstacle.sequence }
    }
    report.add(
      "sequence \(obstacle.sequence.quotedName)",
      lines: obstacle.lines(members, thisCall: entry, snapshot, in: position))
    return members
  }

  /// "of PublisherTests/publishes(), made at PublisherTests.swift:7, verified at
  /// PublisherTests.swift:12".
  private func addContext(to report: inout Report) {
    let context = call.mock.context
    let end = snapshot.phase.hasEnded ? "released since" : nil
    // Otherwise the test framework names the test.
    let test = context.reporter.reachesTest ? nil : context.finder?.testName.map { "of \($0)" }
    let words = [test, "made at \(context.origin.text)", snapshot.verification?.text, end]
    report.add("context", words.compactMap(\.self).joined(separator: ", "), under: "called from")
  }

  /// The choices after a call that comes too late.
  private var lateStep: String {
    let object = callPath?.functionsUnderTest(in: snapshot.testPlace).first.flatMap { function in
      function.hasSuffix(".deinit") ? String(function.dropLast(".deinit".count)) : nil
    }
    let isExpected = snapshot.lateFacts == [.mentioned]
    let wait = isExpected ? ", as with await context.waitUntilSatisfied()" : ""
    var choices = [
      object.map { "release the \($0) before the test ends" }
        ?? "cancel or await the work that makes this call\(wait)"
    ]
    if snapshot.lateFacts.isEmpty, object.isNil { choices.insert("remove this call", at: 0) }
    if case .line = snapshot.verification, !snapshot.phase.hasEnded {
      choices.append("go on after context.checkpoint()")
    }
    if snapshot.lateFacts.isEmpty {
      choices.append("write ignoring(\(call.mock.name.isLikeAVariable ? call.mock.name : "…"))")
    }
    return Counts.list(choices, "or")
  }
}

extension Invocation {
  /// The code that expects the call: "expectThat(store).receives.load(…).then.returns(…)"; nil if the
  /// mock's name can't be a variable's name.
  fileprivate var expectationCode: String? {
    guard mock.name.isLikeAVariable, member.baseName.isLikeAVariable else { return nil }
    let receives = "expectThat(\(mock.name)).receives.\(member.baseName)"
    let action = returnType == Void.self ? "" : ".then.returns(…)"
    switch member.kind {
    case .method: return "\(receives)(\(member.labels.isEmpty ? "" : "…"))\(action)"
    case .getter: return receives + action
    default: return nil
    }
  }
}

extension String {
  fileprivate var isLikeAVariable: Bool { first?.isLowercase == true && isIdentifier }
}

extension CallComparison {
  /// All arguments with their labels and differences.
  fileprivate var lines: [String] {
    let known = call.member.labels
    let labels = arguments.indices.map { known.label($0) ?? "\($0 + 1)" }
    let width = max(10, (labels.map(\.count).max() ?? 0) + 2)
    return zip(labels, arguments).flatMap { label, comparison in
      comparison.lines(label: label.padded(to: width))
    }
  }

  /// The call in a headline, in which the difference follows.
  fileprivate var callText: String {
    call.mock.callText(call.member, arguments.map(\.outline), of: call.arguments)
  }

  /// All arguments, for reporters.
  fileprivate var values: [MockFailure.Argument] {
    let labels = call.member.labels
    return arguments.enumerated().map { $1.values(label: labels.label($0)) }
  }
}

extension ArraySlice<CallComparison> {
  /// Returns a line for each: "✗ store.save("item 8", at: 8)   :186   argument 1 is …".
  func lines(in file: SourcePosition) -> [String] {
    let rows = map { close in
      let entry = close.entry
      return [
        "\(entry.mark) \(entry.callText)", entry.placeText(in: file),
        close.difference(besideCall: false) ?? "",
      ]
    }
    return Report.table(rows, Layout.columns.first, Layout.columns.call)
  }
}

extension CallSequence.Obstacle {
  /// Returns the members of the sequence, with marks for this call and for the next expected one.
  fileprivate func lines(
    _ members: [Expectation], thisCall: Expectation, _ snapshot: ContextSnapshot,
    in file: SourcePosition
  ) -> [String] {
    let places = [thisCall, other].compactMap { wanted in
      members.firstIndex { $0.line === wanted.line }
    }
    var (rows, end) = ([[String]](), 0)
    for (index, member) in members.enumerated() {
      // Of a long sequence, the members around these places are shown.
      let isNear = places.contains { abs($0 - index) <= 2 }
      guard members.count <= Layout.calls || isNear else { continue }
      if index > end { rows.append(["… \(index - end) more", "", ""]) }
      end = index + 1
      let isThis = member.line === thisCall.line
      let last = isThis ? nil : snapshot.history.last { $0.takenBy === member.line }
      let caller = last?.callerText(in: file) ?? ""
      let (mark, remark) =
        isThis
        ? ("✗", "this call")
        : !isPast && member.line === other.line
          ? ("→", member.startText ?? "expected now")
          : (member.isSatisfied ? "✓" : " ", member.countText)
      let remarks = [remark, caller].filter { !$0.isEmpty }.joined(separator: ", ")
      rows.append(["\(mark) \(member.callText)", member.placeText(in: file), remarks])
    }
    if end < members.count { rows.append(["… \(members.count - end) more", "", ""]) }
    return Report.table(rows, Layout.columns.first, Layout.columns.call)
  }
}
