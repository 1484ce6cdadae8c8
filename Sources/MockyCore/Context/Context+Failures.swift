extension Context {
  /// Enters a failure, and reports it if the test can be reached from here.
  ///
  /// One that the root failure explains goes into that failure's notes.
  func fail(_ failure: MockFailure) {
    let isToBeDelivered = update { state in
      state.change()
      return state.ledger.enter(failure)
    }
    if isToBeDelivered { deliverFailures() }
  }

  /// Reports what has been held, if the test can be reached from here.
  package func deliverFailures() {
    let (holdsFailures, hasEnded) = update { ($0.ledger.holdsFailures, $0.hasEnded) }
    guard holdsFailures else { return }
    let reachesTest = reporter.reachesTest
    guard reachesTest || hasEnded else { return }
    let failures = update { $0.ledger.takeHeld() }
    if reachesTest {
      failures.forEach(reporter.report)
    } else {
      ProcessEnd.fail(with: failures)
    }
  }

  /// Reports a misuse of Mocky whose line is not known, at the place where the context was made.
  package func misuse(_ words: String) { misuse(words, at: origin) }

  /// Reports a misuse of Mocky at the line that it stands on.
  func misuse(_ words: String, at position: SourcePosition) {
    fail(MockFailure(kind: .misuse, message: words, position: position))
  }
}
