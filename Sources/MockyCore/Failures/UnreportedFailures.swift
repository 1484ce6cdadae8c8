import Foundation

/// The failures that can't reach a test. Examples are a call from a thread that outlives its test,
/// and a context that XCTest keeps until the end. The process names them and fails. Contexts share
/// this state, and tests can't see it.
package enum UnreportedFailures {
  private struct State {
    var watched = WeakList<Context>()
    var kept: [MockFailure] = []
    var hasTold = false
    var teller: (@Sendable ([MockFailure]) -> Bool)?
  }

  private static let state: Locked<State> = {
    atexit { UnreportedFailures.end() }
    return Locked(State())
  }()

  /// Checks a context when the process ends. Unreported failures and unverified expectations make
  /// the process fail.
  package static func watch(_ context: Context) { _ = state.withLock { $0.watched.add(context) } }

  /// Sets the receiver of the failures at the end of the process, instead of its output.
  /// - Parameter teller: reports failures to a test. If it returns true, the process ends as it
  ///   would without them.
  package static func use(_ teller: @escaping @Sendable ([MockFailure]) -> Bool) {
    state.withLock { $0.teller = teller }
  }

  /// Makes the process fail at its end.
  package static func fail(with failures: [MockFailure]) { state.withLock { $0.kept += failures } }

  /// Ends the process at once, for a call that can't continue. Before that, it reports everything
  /// about the context: to the test, or else in the output.
  /// - Parameter words: the last line of the output.
  static func stop(_ context: Context, because failure: MockFailure, words: String) -> Never {
    context.deliverAllFailures()
    context.publishTranscript(isFailing: true)
    let others = context.update { $0.ledger.takeHeld() }.map(\.failure)
    write(others.filter { $0.message != failure.message })
    fflush(nil)
    // The member can't throw, and there is no value of its type to return.
    guard let file = failure.literalPath else { fatalError("\(failure.position.text): \(words)") }
    fatalError(words, file: file, line: UInt(failure.line))
  }

  /// Ends the process at once because of a mistake that is found in a call.
  static func stop(_ context: Context, because misuse: Misuse) -> Never {
    stop(context, because: .misuse(misuse, at: context.origin), words: misuse.text)
  }

  private static func write(_ failures: [MockFailure]) {
    guard !failures.isEmpty else { return }
    let count = Counts.of(failures.count, "failure")
    let texts = failures.map { "\n\($0.errorLine)\n" }.joined()
    // It follows the output of the tests.
    fflush(nil)
    let text = "\nMocky: \(count) came to light after the test had ended:\n\(texts)"
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// Prints the remaining failures of some contexts, and those without a context, when all tests of
  /// a framework have run. The process then fails at its end. An editor that follows the tests still
  /// shows this text.
  /// - Parameter belongs: returns true if a context is one of that framework's tests.
  package static func tell(of belongs: (any FailureReporter) -> Bool) {
    let contexts = state.watched.objects.filter { belongs($0.reporter) }
    let deadline = Deadline(after: Context.timeForTexts)
    let left = contexts.flatMap { $0.failuresAtProcessEnd(waitingUntil: deadline) }
    let failures = state.withLock { state in
      defer { state.kept = [] }
      return state.kept + left
    }
    guard !failures.isEmpty else { return }
    if let teller = state.teller, teller(failures) { return }
    state.withLock { $0.hasTold = true }
    write(failures)
  }

  /// Prints the remaining failures, and ends the process as failed.
  private static func end() {
    tell { _ in true }
    guard state.hasTold else { return }
    fflush(nil)
    // Runs the remaining handlers, such as the one that writes coverage data.
    exit(EXIT_FAILURE)
  }
}

extension Context {
  /// The failures to report if the context still exists when the process ends; none the second
  /// time.
  /// - Parameter deadline: the end of the wait for descriptions by other threads.
  fileprivate func failuresAtProcessEnd(waitingUntil deadline: Deadline) -> [MockFailure] {
    waitForTexts(until: deadline)
    let keeper = finder?.keeper.map { ", \($0)," } ?? ""
    let failures = unverifiedFailures(because: "\(keeper) was never verified")
    publishTranscript(isFailing: !failures.isEmpty)
    return update { state in
      // A failure after the root may belong to another test than the root.
      let later = state.ledger.takeLaterNotes().map(\.failure)
      state.phase.verify()
      state.enterUnsatisfied(failures)
      let unexplained = state.ledger.takeLaterNotes().filter { !$0.isExplained }.map(\.failure)
      return state.ledger.takeHeld().map(\.failure) + later + unexplained
    }
  }
}
