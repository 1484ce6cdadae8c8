extension ContextSnapshot {
  /// The number of all calls.
  var callCount: Int { earlierCalls + history.count }

  /// True if reports list all known calls.
  var listsAllCalls: Bool { history.count <= Layout.calls }

  /// Returns the last calls, oldest first.
  ///
  /// - Parameters:
  ///   - onlyCounting: true to list only the calls that count.
  ///   - counts: returns true for the calls that count, which are listed with their callers.
  ///   - remark: returns the words after a call's outcome.
  func calls(
    in file: SourcePosition, onlyCounting: Bool = false,
    counts: (CallSnapshot) -> Bool = { _ in false },
    remark: (CallSnapshot) -> String? = { _ in nil }
  ) -> CallLines {
    let shown = onlyCounting ? history.filter(counts) : history
    let unknown = shown.count == history.count ? earlierCalls - leftOut.count : 0
    let listed = shown.suffix(Layout.comparedCalls).map { ($0.number, $0) }
    return CallLines(
      listed, in: file, above: CallLines.leftOut(leftOut.count, limit: leftOut.limit),
      limit: Layout.calls,
      earlier: unknown + shown.count - listed.count, counts: counts, remark: remark)
  }

  /// Marks a call that a verification has just found, for its other failures.
  func verify(_ call: Invocation, at line: SourcePosition) {
    let index = call.place - (history.first?.invocation.place ?? 0)
    if history.indices.contains(index) { history[index].verifiedAt = line }
  }

  /// Returns the calls of a declaration that an earlier verification has found.
  func verifiedCalls(of declaration: Expectation) -> [CallSnapshot] {
    history.filter { $0.isVerified && declaration.takes($0.invocation) }
  }

  /// Adds the pending calls, each with its running action, and the current waits: "api.fetch(1)
  /// → suspends until the gate at CartTests.swift:12 opens, :45".
  func addPending(to report: inout Report, in file: SourcePosition) {
    let listed = underWay.prefix(Layout.calls).map { call, step, gate in
      let gate = gate.map { " and waits at the gate at \($0.text)" } ?? ""
      let place = call.takenBy.map { ", \($0.position.text(in: file))" } ?? ""
      return (call.shown, "\(step?.text ?? "is in the real object")\(gate)\(place)")
    }
    report.add("not returned", calls: CallLines(listed, more: underWay.count - listed.count))
    let shown = waits.prefix(Layout.calls).map { $0(self) }
    report.add("waits", lines: shown + Counts.rest(waits.count - shown.count))
  }
}
