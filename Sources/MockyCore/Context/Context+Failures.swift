import Foundation

extension Context {
  /// How long the end of a test waits for texts that other threads put together.
  static let timeForTexts: TimeSpan = .seconds(2)

  /// Enters a failure, and reports it if the test can be reached from here.
  ///
  /// One that the root failure explains goes into that failure's notes.
  func fail(_ failure: MockFailure) {
    update { state in
      state.change()
      state.ledger.enter(EnteredFailure(failure))
    }
    deliverFailures()
  }

  /// Enters a failure of a call at once, describes it then, and reports it if the test can be
  /// reached from here.
  func fail(
    _ kind: MockFailure.Kind, of invocation: Invocation, _ describe: () -> MockFailure
  ) {
    let entered = update { $0.enter(kind, of: invocation) }
    complete(entered, describe)
  }

  /// Describes a failure that has been entered, and reports it if the test can be reached from here.
  ///
  /// - Parameter entered: the failure; nil if there are so many that nobody needs its text.
  func complete(_ entered: EnteredFailure?, _ describe: () -> MockFailure) {
    guard let entered else { return }
    let failure = Rendering.run(describe)
    update { state in
      entered.complete(failure)
      state.change()
    }
    deliverFailures()
  }

  /// Reports what has been held and has its text, if the test can be reached from here.
  package func deliverFailures() { deliver(unfinished: false) }

  /// Reports all that has been held, if the test can be reached from here.
  ///
  /// What other threads are about to describe is waited for; what takes too long is told in a line.
  package func deliverAllFailures() {
    waitForTexts(until: Deadline(after: Self.timeForTexts))
    deliver(unfinished: true)
  }

  /// The same where the caller can be suspended.
  package func deliverAllFailures(isolation: isolated (any Actor)? = #isolation) async {
    await suspend(until: Deadline(after: Self.timeForTexts)) { $0.ledger.isAwaited }
    deliver(unfinished: true)
  }

  /// Waits for what other threads are about to describe or to report.
  func waitForTexts(until deadline: Deadline) {
    block(until: deadline) { $0.ledger.isAwaited }
  }

  private func deliver(unfinished: Bool) {
    let (holdsFailures, hasEnded) = update { ($0.ledger.holdsFailures, $0.hasEnded) }
    guard holdsFailures else { return }
    let reachesTest = reporter.reachesTest
    guard reachesTest || hasEnded else { return }
    let failures = update { state in
      state.ledger.beginReporting()
      return state.ledger.takeHeld(unfinished: unfinished)
    }
    if reachesTest {
      failures.forEach(reporter.report)
    } else {
      ProcessEnd.fail(with: failures)
    }
    update { state in
      state.ledger.endReporting()
      state.change()
    }
  }

  /// Reports a misuse of Mocky whose line is not known, at the place where the context was made.
  package func misuse(_ words: String) { misuse(words, at: origin) }

  /// Reports a misuse at the place where the context was made; what else goes wrong comes from it, and
  /// goes into its notes.
  package func misuseThatExplainsAll(_ words: String) {
    let failure = MockFailure(kind: .misuse, message: words, position: origin)
    fail(failure)
    update { $0.ledger.blame(failure) }
  }

  /// Reports a misuse of Mocky at the line that it stands on.
  func misuse(_ words: String, at position: SourcePosition) {
    fail(MockFailure(kind: .misuse, message: words, position: position))
  }
}

extension ContextState {
  /// Enters a failure of a call that this thread is about to describe.
  ///
  /// - Returns: the failure; nil if there are so many that nobody needs its text.
  mutating func enter(_ kind: MockFailure.Kind, of invocation: Invocation) -> EnteredFailure? {
    change()
    let entered = EnteredFailure(kind, of: invocation)
    return ledger.enter(entered) ? entered : nil
  }
}
