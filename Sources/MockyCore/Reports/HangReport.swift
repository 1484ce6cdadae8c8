/// Says of a test that does not end which calls have not returned, who waits, and what is not met.
struct HangReport {
  /// "the test was cancelled 1 second ago and has not ended".
  let reason: String
  let snapshot: ContextSnapshot
  let calls: [(call: Invocation, step: ActionStep?, takenAt: SourcePosition?)]
  let waits: [WaitsUnderWay.Words]
  let position: SourcePosition

  init(
    _ reason: String, _ state: ContextState, of context: Context, at position: SourcePosition
  ) {
    self.reason = reason
    self.position = position
    snapshot = ContextSnapshot(state, of: context)
    calls = state.underWay.all.map { ($0, $1, $0.takenBy?.position) }
    waits = state.waits.all
  }

  var failure: MockFailure {
    var report = Report("\(reason): \(callText)")
    let listed = calls.prefix(Layout.calls).map { call, step, place in
      let place = place.map { ", \($0.text(in: position))" } ?? ""
      return ("", call, "→ \(step?.text ?? "is in the real object")\(place)")
    }
    report.add("not returned", calls: CallLines(listed, more: calls.count - listed.count))
    let more = waits.count - Layout.calls
    report.add(
      "waits",
      lines: waits.prefix(Layout.calls).map { $0(snapshot) }
        + (more > 0 ? ["… and \(more) more"] : []))
    report.addSurroundings(snapshot, in: position)
    return report.failure(
      .timedOut, at: position, MockFailure.Details(report.headline, in: snapshot))
  }

  private var callText: String {
    guard let first = calls.first else { return "every call of a mock has returned" }
    return calls.count > 1
      ? "\(calls.count) calls have not returned" : "\(first.call.text) has not returned"
  }
}

extension Context {
  /// Reports that the test does not end, also after a root.
  package func failAsHanging(_ reason: String, at position: SourcePosition) {
    failAsRoot(hang(reason, at: position))
  }

  /// Why the test does not end, as a failure.
  /// - Parameter position: where the test is; the place where the context was made if not given.
  package func hang(_ reason: String, at position: SourcePosition? = nil) -> MockFailure {
    let position = position ?? origin
    let report = update { HangReport(reason, $0, of: self, at: position) }
    return Rendering.run { report.failure }
  }
}
