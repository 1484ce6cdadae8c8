/// Says which calls nobody expected or verified.
struct NoMoreInteractionsReport {
  private let situation: Situation
  private let position: SourcePosition

  init(_ situation: Situation, _ position: SourcePosition) {
    self.situation = situation
    self.position = position
  }

  /// The failure; nil if every call was expected or verified.
  var failure: MockFailure? {
    let others = situation.history.filter { !$0.isVerified && !$0.isExpected && $0.matters }
    guard !others.isEmpty else { return nil }
    let count = Counts.of(others.count, "call")
    let verb = others.count == 1 ? "was" : "were"
    var report = Report("no more interactions: \(count) \(verb) neither expected nor verified")
    report.add("these", lines: situation.lines(of: others, from: 1, in: position))
    return MockFailure(kind: .unsatisfied, message: report.text, position: position)
  }
}

extension Situation.Past {
  /// An `expectThat` took it, or it has failed the test already.
  fileprivate var isExpected: Bool {
    isUnexpected || takenBy?.verb == .expecting
  }

  /// A notification that nobody asked for is none of the test's: anybody may post.
  fileprivate var matters: Bool { takenBy != nil || invocation.member.kind != .notification }
}
