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
  /// True if a failure that is reported now, from here, fails the test that the context is for; true
  /// by default.
  ///
  /// If it does not, the context keeps the failure, and the next assertion, wait or verification
  /// reports it.
  var reachesTest: Bool { get }

  /// True if blocking the current thread keeps the test from going on. The failure of a wait then adds
  /// that, and names the `await` form. False by default.
  var blockingStopsTheTest: Bool { get }

  /// True if the test has been skipped or cancelled: unsatisfied expectations are then no failures.
  /// False by default.
  var testWasCutShort: Bool { get }

  /// True if the test has ended by throwing an error: unsatisfied expectations are then notes on
  /// the error, and no failures. False by default.
  var testHasThrown: Bool { get }

  /// Told when the context is used, which is the moment to find out which test is running; does
  /// nothing unless the reporter says otherwise.
  func contextIsUsed()

  /// Makes the test fail.
  func report(_ failure: MockFailure)

  /// Adds one or more lines about later problems to a reported failure that explains them. The
  /// default implementation does nothing.
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

/// The effect of a failure that was reported.
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

  /// The notes on failures that followed their reports, in order.
  public var notes: [String] { noted.value }

  /// Keeps a failure in ``failures``.
  public func report(_ failure: MockFailure) { reported.withLock { $0.append(failure) } }

  /// Keeps notes in ``notes``.
  public func add(notes: String, to failure: MockFailure) { noted.withLock { $0.append(notes) } }
}
