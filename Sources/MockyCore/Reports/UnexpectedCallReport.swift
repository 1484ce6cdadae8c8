/// Says of a call that nothing took what is wrong with it, and what a person needs to see why.
struct UnexpectedCallReport {
  let callText: String
  private let situation: ContextSnapshot
  private let invocation: Invocation
  private let problem: CallProblem
  private let origin: SourcePosition
  private let callSite: CallSite?

  init(_ situation: ContextSnapshot, _ invocation: Invocation, _ arguments: [Any]) {
    self.situation = situation
    self.invocation = invocation
    origin = invocation.mock.context.origin
    callText = invocation.text
    problem = CallProblem(situation, invocation, arguments)
    callSite = CallSite.ofCall(
      mockType: invocation.mock.typeName.text,
      in: invocation.mock.context.testPlace.adding(situation.testFiles))
  }

  var failure: MockFailure {
    MockFailure(kind: .unexpectedCall, message: text, position: position)
  }

  /// The test's line that led to the call, as far as the platform tells; else the expectation's.
  private var position: SourcePosition {
    callSite?.testPosition ?? problem.entry?.declaration.position ?? origin
  }

  private var text: String {
    var report = Report("\(callText): \(problem.text(of: invocation, in: situation))")
    if let place = callSite?.text { report.add("called from", place) }
    if problem.isLate { report.add("context", contextText, under: "called from") }
    if let entry = problem.entry {
      report.add(
        problem.entryTitle, "\(entry.declaration.position.text)  (\(entry.expectationAndCount))")
      report.add(lines: argumentLines)
    }
    let file = problem.entry?.declaration.position ?? origin
    report.add(
      problem.entry == nil ? "expectations" : "other expectations",
      lines: situation.expectationLines(but: problem.entry?.expectation, in: file))
    if let machines = situation.machinesText { report.add("states", machines) }
    report.addHistory("before this", situation.historyLines(in: file))
    return report.text
  }

  /// "made at PublisherTests.swift:7, verified at PublisherTests.swift:12".
  private var contextText: String {
    let end = situation.hasEnded ? "released since" : nil
    return ["made at \(origin.text)", situation.verification?.text, end].compactMap { $0 }
      .joined(separator: ", ")
  }

  private var argumentLines: [String] {
    guard case .argumentsDiffer(_, let comparisons) = problem else { return [] }
    let known = invocation.member.labels
    // The arguments of a parameter pack have one label between them.
    let labels = comparisons.indices.map { index in
      (known.indices.contains(index) ? known[index] : nil) ?? "\(index + 1)"
    }
    let width = max(10, (labels.map(\.count).max() ?? 0) + 2)
    return zip(labels, comparisons).flatMap { label, comparison in
      comparison.lines(label: label.padded(to: width))
    }
  }
}
