extension ContextSnapshot {
  /// Adds the pending calls, each with its running action, and the current waits: "api.fetch(1)
  /// → suspends until the gate at CartTests.swift:12 opens, :45".
  func addPending(to report: inout Report, in file: SourcePosition) {
    let listed = underWay.prefix(Layout.calls).map { call, step, gate in
      let gate = gate.map { " and waits at the gate at \($0.text)" } ?? ""
      let place = call.takenBy.map { ", \($0.position.text(in: file))" } ?? ""
      return ("", call.shown, "\(step?.text ?? "is in the real object")\(gate)\(place)")
    }
    report.add("not returned", calls: CallLines(listed, more: underWay.count - listed.count))
    let shown = waits.prefix(Layout.calls).map { $0(self) }
    report.add("waits", lines: shown + Counts.rest(waits.count - shown.count))
  }
}
