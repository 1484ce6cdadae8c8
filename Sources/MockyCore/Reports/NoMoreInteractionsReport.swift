extension ContextState {
  /// Looks for calls of some mocks, or of all, that were neither expected nor verified.
  /// - Returns: a closure that makes the failure; nil if there are no such calls. Never call it
  ///   under the lock, because it runs the arguments' own descriptions.
  func noMoreInteractions(
    with mocks: [MockObject], at position: SourcePosition
  ) -> () -> MockFailure? {
    let unaccounted = history.unaccounted.filter { call in
      mocks.isEmpty || mocks.contains { $0 === call.mock }
    }
    let calls = unaccounted.prefix(Layout.unaccountedCalls)
      .map { CallSnapshot($0, in: self) }
    let (leftOut, limit) = (history.unaccountedLeftOut, history.limit)
    let (count, more) = (unaccounted.count + leftOut, unaccounted.count - calls.count)
    return {
      guard count > 0 else { return nil }
      let verb = count == 1 ? "was" : "were"
      let names = calls.map(\.invocation.text)
      let isShort = count <= 2 && leftOut == 0 && names.joined().count <= 80
      let subject = isShort ? Counts.list(names) : Counts.of(count, "call")
      var report = Report("no more interactions: \(subject) \(verb) neither expected nor verified")
      let numbered = calls.enumerated().map { ($0 + 1, $1) }
      let above = CallLines.leftOut(leftOut, limit: limit)
      report.add("calls", calls: CallLines(numbered, in: position, above: above, more: more))
      return report.failure(.unsatisfied, at: position)
    }
  }
}
