/// Reports a wrong number of calls in a `verify` block, with the actual calls.
struct VerificationReport {
  let snapshot: ContextSnapshot
  let found: WantedCall
  /// The call before it in `inOrder`.
  let earlier: String?
  let waited: ElapsedWait?
  /// True if the report lists similar calls. Only the first of many reports does, because it takes
  /// a look at many calls.
  let includesReasons: Bool

  var failure: MockFailure {
    let expected = isTooEarly ? "expected after it" : declaration.cardinality.expectedText
    let reason = "\(countText), \(expected)"
    var report = Report("\(declaration.callText): \(reason)")
    report.add("because", declaration.reasonText)
    report.add("inherited", snapshot.inheritanceText(of: declaration))
    report.addBlocked(write: waited?.awaitForm)
    if waited != nil, includesReasons {
      snapshot.addPending(to: &report, in: declaration.position)
    }
    if found.isUncertain {
      report.add(
        "uncertain",
        "write at least so many, or expect them in check { … }, which counts all calls")
    }
    addCalls(to: &report)
    let details = MockFailure.Details(
      reason, in: snapshot,
      expectation: DeclaredExpectation(declaration, found: found.count))
    return report.failure(.unsatisfied, at: declaration.position, details)
  }

  private var declaration: Expectation { found.declaration }

  /// "never called after turtle.up()", "called 2 times", "called before turtle.up()".
  private var countText: String {
    if isTooEarly { return "called before \(earlier ?? "")\(waited.text)" }
    return found.text(after: earlier, waited, in: snapshot)
  }

  /// True if it was called, but too early in its order.
  private var isTooEarly: Bool {
    earlier != nil && found.count == 0
      && snapshot.history.contains { !$0.isVerified && declaration.takes($0.invocation) }
  }

  /// Adds the other calls; if there were too many calls, adds these.
  private func addCalls(to report: inout Report) {
    let file = declaration.position
    if declaration.cardinality.isExceeded(by: found.count), earlier.isNil {
      let calls = snapshot.calls(
        in: file, counting: { !$0.isVerified && declaration.takes($0.invocation) })
      report.add("calls that count", calls: calls)
      if !snapshot.history.contains(where: { declaration.takes($0.invocation) && $0.hasCaller }) {
        report.add("callers", "not kept for such calls; context.recordsCallers = true keeps them")
      }
      return
    }
    let similar = includesReasons ? snapshot.callsNotFound(by: [declaration], in: file) : nil
    if let similar, !snapshot.listsAllCalls {
      report.add("similar calls", calls: similar.callLines)
    }
    let counts = { (call: CallSnapshot) in declaration.takes(call.invocation) }
    report.addHistory(
      snapshot.calls(in: file, counts: counts, remark: { remark(on: $0, similar) }))
    if found.count == 0, !isTooEarly {
      report.add("next", snapshot.nextStep(lacking: declaration, similar ?? []))
    }
  }

  private func remark(on call: CallSnapshot, _ similar: [CallComparison]?) -> String? {
    if isTooEarly, declaration.takes(call.invocation) { return "too early" }
    if let difference = similar?.difference(of: call) { return difference }
    guard let text = call.verifiedText(in: declaration.position) else { return nil }
    return declaration.takes(call.invocation) ? text : nil
  }
}

extension ContextSnapshot {
  /// Returns the failure of a choice of calls in a `verify` block, of which none was found.
  /// - Parameter isDetailed: true to list similar calls, which takes a look at many calls.
  func failure(
    missingAllOf wanted: [WantedCall], after wait: ElapsedWait?, at position: SourcePosition,
    isDetailed: Bool
  ) -> MockFailure {
    var report = Report("none of \(Counts.of(wanted.count, "call")) was found\(wait.text)")
    report.add("because", wanted.map(\.declaration).reasonText)
    report.addBlocked(write: wait?.awaitForm)
    if wait != nil { addPending(to: &report, in: position) }
    report.add("wanted", lines: wanted.map { $0.fullText(in: self) })
    if isDetailed {
      let similar = callsNotFound(by: wanted.map(\.declaration), in: position)
      report.add("similar calls", calls: similar.callLines)
    }
    report.addHistory(calls(in: position))
    return report.failure(.unsatisfied, at: position)
  }
}

extension WantedCall {
  /// "never called after turtle.up()", "called 2 times as far as the history goes", "not called again,
  /// verified before at TurtleTests.swift:12".
  fileprivate func text(
    after earlier: String? = nil, _ waited: ElapsedWait? = nil, in snapshot: ContextSnapshot
  ) -> String {
    let verified = isTooMuch ? [] : snapshot.verifiedCalls(of: declaration)
    let never = verified.isEmpty ? "never called" : "not called again"
    let times = count == 0 ? never : "called \(Counts.times(count))"
    let limits = isIncomplete ? " as far as the history goes" : ""
    let words = "\(times)\(earlier.map { " after \($0)" } ?? "")\(limits)\(waited.text)"
    if verified.isEmpty { return words }
    let others = count == 0 ? "" : "not counting \(Counts.of(verified.count, "call")) "
    return "\(words), \(others)verified before\(Self.placesText(verified.compactMap(\.verifiedAt)))"
  }

  /// Returns " at TurtleTests.swift:12 and TurtleTests.swift:14"; some of the lines, if there are
  /// many.
  private static func placesText(_ all: [SourcePosition]) -> String {
    var known: Set<String> = []
    let lines = all.map(\.text).filter { known.insert($0).inserted }
    if lines.isEmpty { return "" }
    return " at \(Counts.list(lines.prefix(3) + (lines.count > 3 ? ["other lines"] : [])))"
  }

  /// Returns "turtle.up(): called once, expected exactly 2 times".
  fileprivate func fullText(in snapshot: ContextSnapshot) -> String {
    "\(declaration.callText): \(text(in: snapshot)), \(declaration.cardinality.expectedText)"
  }
}
