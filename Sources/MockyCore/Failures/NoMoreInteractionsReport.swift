/// Says which calls nobody expected or verified.
struct NoMoreInteractionsReport {
  private static let listLimit: Int = 100

  /// The oldest of them.
  private let calls: [Situation.Past]
  private let count: Int
  private let position: SourcePosition

  /// Looks for them: under the context's lock.
  init(_ state: inout ContextState, _ position: SourcePosition) {
    let unasked = state.takeUnasked()
    calls = unasked.prefix(Self.listLimit).map(Situation.Past.init)
    count = unasked.count
    self.position = position
  }

  /// The failure; nil if every call was expected or verified.
  var failure: MockFailure? {
    guard count > 0 else { return nil }
    let verb = count == 1 ? "was" : "were"
    var report = Report(
      "no more interactions: \(Counts.of(count, "call")) \(verb) neither expected nor verified")
    let more = count - calls.count
    var these = Situation.lines(of: calls, from: 1, in: position)
    if more > 0 { these.lines.append("… and \(more) more") }
    report.add("these", calls: these)
    return MockFailure(kind: .unsatisfied, message: report.text, position: position)
  }
}

extension ContextState {
  /// The calls that nobody expected or verified, oldest first.
  ///
  /// What was settled before them is not looked at again.
  fileprivate mutating func takeUnasked() -> [Invocation] {
    while settled < history.count, history[settled].isSettled { settled += 1 }
    return settled == history.count ? [] : history[settled...].filter { !$0.isSettled }
  }
}

extension Invocation {
  /// An `expectThat` took it, a verification found it, or it has failed the test already.
  ///
  /// A notification that nobody asked for is none of the test's: anybody may post.
  fileprivate var isSettled: Bool {
    isVerified || isUnexpected || takenBy?.verb == .expecting
      || (takenBy == nil && member.kind == .notification)
  }
}
