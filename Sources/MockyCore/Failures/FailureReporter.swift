import Foundation

/// A role for what tells a test framework, or anybody else, that a test has failed.
///
/// An adapter for another framework is a few lines:
///
/// ```swift
/// struct PrintingReporter: FailureReporter {
///   func report(_ failure: MockFailure) { print(failure) }
/// }
/// let context = Mockery(reporter: PrintingReporter())
/// ```
///
/// Contract: may be called on any thread, several at once; must not throw away a failure. It is
/// never called under a lock of Mocky's.
///
/// From jMock (`ExpectationErrorTranslator`) and LRMocky.
public protocol FailureReporter: Sendable {
  /// Whether a failure that is reported now, from here, fails the test that the context is for;
  /// true unless the reporter says otherwise.
  ///
  /// Where it does not, the context keeps the failure, and the next assertion, wait or verification
  /// reports it.
  var reachesTest: Bool { get }

  /// Whether blocking the current thread keeps the test from going on: a wait that timed out then
  /// says so, and names the `await` form. False unless the reporter says otherwise.
  var blockingStopsTheTest: Bool { get }

  /// Whether the test has been skipped or cancelled: unsatisfied expectations are then no failures.
  /// False unless the reporter says otherwise.
  var testWasCutShort: Bool { get }

  /// Whether the test has ended by throwing an error: unsatisfied expectations are then notes on
  /// that, and no failures. False unless the reporter says otherwise.
  var testHasThrown: Bool { get }

  /// Told when the context is used, which is the moment to find out which test is running; does
  /// nothing unless the reporter says otherwise.
  func contextIsUsed()

  /// Makes the test fail.
  func report(_ failure: MockFailure)

  /// Tells what else went wrong, in one or more lines, after a failure that has been reported and
  /// explains it; does nothing unless the reporter says otherwise.
  func add(notes: String, to failure: MockFailure)
}

extension FailureReporter {
  /// True: failures are reported at once.
  public var reachesTest: Bool { true }

  /// False: a wait that timed out says nothing of `await`.
  public var blockingStopsTheTest: Bool { false }

  /// False: unsatisfied expectations are failures.
  public var testWasCutShort: Bool { false }

  /// False: unsatisfied expectations are failures.
  public var testHasThrown: Bool { false }

  /// Does nothing.
  public func contextIsUsed() {}

  /// Does nothing.
  public func add(notes: String, to failure: MockFailure) {}
}

/// What became of a failure that was reported.
package enum Verdict: Sendable {
  /// The test fails.
  case counts
  /// The framework took it as a known issue, or dropped it.
  case excused
  /// The framework does not tell.
  case unknown
}

/// A reporter that finds out what becomes of a failure.
package protocol VerdictFinding: FailureReporter {
  /// Makes the test fail, and tells whether it did.
  func reportAndJudge(_ failure: MockFailure) -> Verdict
}

extension FailureReporter {
  /// Makes the test fail. Every failure counts, unless the reporter says otherwise.
  func verdict(on failure: MockFailure) -> Verdict {
    if let finder = self as? any VerdictFinding { return finder.reportAndJudge(failure) }
    report(failure)
    return .counts
  }
}

/// Keeps failures instead of failing the test: for testing matchers and actions of your own.
///
/// ```swift
/// let reporter = RecordingReporter()
/// let context = Mockery(reporter: reporter)
/// …
/// #expect(reporter.failures.map(\.kind) == [.unexpectedCall])
/// ```
///
public final class RecordingReporter: FailureReporter {
  private let reported = Locked([MockFailure]())
  private let noted = Locked([String]())

  /// Makes a reporter that has nothing yet.
  public init() {}

  /// The failures that were reported, in order.
  public var failures: [MockFailure] { reported.value }

  /// What was told of failures after they had been reported, in order.
  public var notes: [String] { noted.value }

  /// Keeps a failure in ``failures``.
  public func report(_ failure: MockFailure) {
    reported.withLock { $0.append(failure) }
  }

  /// Keeps notes in ``notes``.
  public func add(notes: String, to failure: MockFailure) {
    noted.withLock { $0.append(notes) }
  }
}

/// The last stop for failures that no test can be told of: the process fails, and names them. It is
/// the only state that contexts share, and nothing in a test can see it: a call from a thread that
/// outlives its test, or a context that XCTest keeps to the end, has no other way out.
package enum ProcessEnd {
  private struct State {
    var watched = WeakList<Context>()
    var kept: [MockFailure] = []
    var hasTold = false
    var teller: (@Sendable ([MockFailure]) -> Bool)?
  }

  private static let state: Locked<State> = {
    atexit { ProcessEnd.end() }
    return Locked(State())
  }()

  /// Looks at a context when the process ends: one with failures, or with expectations that nobody
  /// verified, makes it fail.
  package static func watch(_ context: Context) {
    _ = state.withLock { $0.watched.add(context) }
  }

  /// Hands in what is told at the end of the process in place of the reader of its output.
  /// - Parameter teller: tells a test of failures, and says whether it could; the process then ends as
  ///   it would without them.
  package static func use(_ teller: @escaping @Sendable ([MockFailure]) -> Bool) {
    state.withLock { $0.teller = teller }
  }

  /// Makes the process fail at its end.
  package static func fail(with failures: [MockFailure]) {
    state.withLock { $0.kept += failures }
  }

  /// Names what is left when all tests of a framework have run; the process fails at its end. Where
  /// an editor follows the tests, what is written then still belongs to them.
  /// - Parameter belongs: whether a context is one of that framework's tests.
  package static func testsHaveEnded(_ belongs: (any FailureReporter) -> Bool) {
    tell { belongs($0.reporter) }
  }

  /// Ends the process at once, for a call that cannot go on. Before that it tells all that its
  /// context knows: the test, or who reads the output where no test can be told.
  /// - Parameter words: what is said at last, in one line.
  static func stop(_ context: Context, because failure: MockFailure, words: String) -> Never {
    context.deliverAllFailures()
    context.publishTranscript(isFailing: true)
    write(
      context.update { $0.ledger.takeHeld() }.map(\.failure).filter {
        $0.message != failure.message
      })
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
    let texts = failures.map { "\n\($0.description)\n" }.joined()
    // What tests have written comes before it, and not in its midst.
    fflush(nil)
    let text = "\nMocky: \(count) that no running test could be told of:\n\(texts)"
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// Names what is left of some contexts, and what belongs to none.
  private static func tell(of belongs: (Context) -> Bool) {
    let contexts = state.watched.objects.filter(belongs)
    let deadline = Deadline(after: Context.timeForTexts)
    let left = contexts.flatMap { $0.failuresAtProcessEnd(waitingUntil: deadline) }
    let late = state.withLock { state in
      defer { state.kept = [] }
      return state.kept
    }
    let failures = late + left
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

/// Tells the test that runs here of mistakes that may belong to no context; where there is no test,
/// the process fails at its end.
package enum StrayMisuse {
  private static let makeReporter = Locked(Optional<@Sendable () -> any FailureReporter>.none)

  /// Hands in what tells the test that is running when it is called: the engine does not know the
  /// test frameworks.
  package static func use(_ reporter: @escaping @Sendable () -> any FailureReporter) {
    makeReporter.withLock { $0 = reporter }
  }

  /// Reports a misuse to a context, or where there is none to the test.
  static func report(_ misuse: Misuse, at position: SourcePosition, to context: Context?) {
    if let context { return context.misuse(misuse, at: position) }
    let failure = MockFailure.misuse(misuse, at: position)
    guard let reporter = makeReporter.value?(), reporter.reachesTest else {
      return ProcessEnd.fail(with: [failure])
    }
    reporter.report(failure)
  }
}
