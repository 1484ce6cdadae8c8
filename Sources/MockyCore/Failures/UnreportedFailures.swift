import Foundation

/// The last stop for failures that no test can be told of: the process fails, and names them. It is
/// the only state that contexts share, and nothing in a test can see it: a call from a thread that
/// outlives its test, or a context that XCTest keeps to the end, has no other way out.
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

  /// Looks at a context when the process ends: one with failures, or with expectations that nobody
  /// verified, makes it fail.
  package static func watch(_ context: Context) { _ = state.withLock { $0.watched.add(context) } }

  /// Sets the receiver of the failures at the end of the process, instead of its output.
  /// - Parameter teller: tells a test of failures, and says whether it could; the process then ends as
  ///   it would without them.
  package static func use(_ teller: @escaping @Sendable ([MockFailure]) -> Bool) {
    state.withLock { $0.teller = teller }
  }

  /// Makes the process fail at its end.
  package static func fail(with failures: [MockFailure]) { state.withLock { $0.kept += failures } }

  /// Names what is left when all tests of a framework have run; the process fails at its end. If
  /// an editor follows the tests, it still counts this text among them.
  /// - Parameter belongs: returns true if a context is one of that framework's tests.
  package static func testsHaveEnded(_ belongs: (any FailureReporter) -> Bool) {
    tell { belongs($0.reporter) }
  }

  /// Ends the process at once, for a call that cannot go on. Before that it tells all that its
  /// context knows: the test, or who reads the output where no test can be told.
  /// - Parameter words: what is said at last, in one line.
  static func stop(_ context: Context, because failure: MockFailure, words: String) -> Never {
    context.deliverAllFailures()
    context.publishTranscript(isFailing: true)
    let others = context.update { $0.ledger.takeHeld() }.map(\.failure)
    write(others.filter { $0.message != failure.message })
    fflush(nil)
    // The member cannot throw and has to return a value, and there is none of its type.
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
    // It follows what tests have written.
    fflush(nil)
    let text = "\nMocky: \(count) came to light after the test had ended:\n\(texts)"
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// Names what is left of some contexts, and what belongs to none.
  private static func tell(of belongs: (Context) -> Bool) {
    let contexts = state.watched.objects.filter(belongs)
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

  /// Names what is left, and ends the process as failed.
  private static func end() {
    tell { _ in true }
    guard state.hasTold else { return }
    fflush(nil)
    // Goes on with what else has asked to be called, as the writer of coverage data has.
    exit(EXIT_FAILURE)
  }
}

/// Reports mistakes that may belong to no context to the running test. If there is no test, the
/// process fails at its end.
package enum MisuseOutsideContexts {
  private static let makeReporter = Locked(Optional<@Sendable () -> any FailureReporter>.none)

  /// Hands in a maker of reporters for the test that is running, as the engine does not know the test
  /// frameworks.
  package static func use(_ reporter: @escaping @Sendable () -> any FailureReporter) {
    makeReporter.withLock { $0 = reporter }
  }

  /// Reports a misuse to a context, or to the test if it is nil.
  static func report(_ misuse: Misuse, at position: SourcePosition, to context: Context?) {
    if let context { return context.misuse(misuse, at: position) }
    let failure = MockFailure.misuse(misuse, at: position)
    guard let reporter = makeReporter.value?(), reporter.reachesTest else {
      return UnreportedFailures.fail(with: [failure])
    }
    reporter.report(failure)
  }
}
