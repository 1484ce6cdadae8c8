import Foundation

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
    let words = waits.prefix(Layout.calls).map { $0(snapshot) }
    report.add("waits", lines: words + Counts.rest(waits.count - words.count))
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

/// After how long a test of XCTest's is said to hang, where the environment says so.
package final class HangLimit: Sendable {
  private static let variable: String = "MOCKY_HANG_AFTER"

  package static let shared: HangLimit? = {
    let text = ProcessInfo.processInfo.environment[variable] ?? ""
    if text.isEmpty { return nil }
    if let seconds = Double(text), seconds > 0 { return HangLimit(.seconds(min(seconds, 1e9))) }
    let words = "\(variable) is \"\(text)\", expected a number of seconds above 0, such as 10"
    FileHandle.standardError.write(Data("Mocky: \(words)\n".utf8))
    return nil
  }()

  package let time: TimeSpan
  private let context = Locked(Weak<Context>(nil))

  private init(_ time: TimeSpan) { self.time = time }

  /// The context of the test that runs, of which tasks know nothing.
  var watched: Context? { context.object }

  package func watch(_ context: Context) { self.context.withLock { $0 = Weak(context) } }
}
