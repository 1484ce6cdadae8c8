/// A type that reports failures to a test framework.
///
/// You can write one for another framework in a few lines:
///
/// ```swift
/// struct PrintingReporter: FailureReporter {
///   func report(_ failure: MockFailure) { print(failure) }
/// }
/// let context = Mockery(reporter: PrintingReporter())
/// ```
///
/// Mocky may call it on any thread, and several times at once, but never under a lock of Mocky's.
/// It must not drop a failure.
///
/// From jMock (`ExpectationErrorTranslator`) and LRMocky.
public protocol FailureReporter: Sendable {
  /// True if a failure that is reported now, from here, fails the test of the context; true by
  /// default.
  ///
  /// If it is false, the context keeps the failure, and the next assertion, wait or verification
  /// reports it.
  var reachesTest: Bool { get }

  /// True if blocking the current thread stops the test; false by default.
  ///
  /// The failure of a wait then recommends the `await` form.
  var blockingStopsTheTest: Bool { get }

  /// True if the test was skipped or canceled; false by default.
  ///
  /// Unmet expectations are then no failures.
  var testWasCutShort: Bool { get }

  /// True if the test ended by throwing an error; false by default.
  ///
  /// Unmet expectations are then notes on the error, and no failures.
  var testHasThrown: Bool { get }

  /// Notes that the context is used; it does nothing by default.
  ///
  /// This is the moment to find out which test is running.
  func contextIsUsed()

  /// Makes the test fail.
  ///
  /// - Parameter failure: the failure, with its message and its place.
  func report(_ failure: MockFailure)

  /// Adds lines about later problems to a reported failure that explains them; it does nothing by
  /// default.
  ///
  /// - Parameters:
  ///   - notes: one or more lines.
  ///   - failure: the failure.
  func add(notes: String, to failure: MockFailure)
}

extension FailureReporter {
  /// True, so that failures are reported at once.
  public var reachesTest: Bool { true }

  /// False, so that a wait that timed out does not recommend `await`.
  public var blockingStopsTheTest: Bool { false }

  /// False, so that unmet expectations are failures.
  public var testWasCutShort: Bool { false }

  /// False, so that unmet expectations are failures.
  public var testHasThrown: Bool { false }

  /// Does nothing.
  public func contextIsUsed() {}

  /// Does nothing.
  public func add(notes: String, to failure: MockFailure) {}
}

/// A reporter that knows which test a context is for.
package protocol TestFinding: FailureReporter {
  /// The name of the running test; nil if there is none.
  var testName: String? { get }
  /// The place of the context: "in the property context of CartTests.testSaves"; nil if unknown.
  var keeper: String? { get }
  /// Attaches a transcript to the test; nil if it would be lost.
  var attach: ((Transcript) -> Void)? { get }
  /// The marks of the test; nil while there is none.
  var testPlace: TestPlace? { get }
  /// The test that the current code belongs to, if that is not the context's test; nil otherwise.
  var otherTest: OtherTest? { get }
  /// The error that has ended the test, if it is known; nil otherwise.
  var thrownError: (any Error)? { get }
  /// Reports failures that the current test makes itself, such as those of an assertion, if the
  /// context belongs to another test.
  /// - Returns: the verdicts; nil if the context is the current test's own.
  func tellVisitor(_ failures: [MockFailure]) -> [Verdict]?
  /// Makes the test fail, and returns what became of the failure.
  func verdict(on failure: MockFailure) -> Verdict
}

extension TestFinding {
  package var testName: String? { nil }
  package var keeper: String? { nil }
  package var attach: ((Transcript) -> Void)? { nil }
  package var otherTest: OtherTest? { nil }
  package var thrownError: (any Error)? { nil }
  package func tellVisitor(_ failures: [MockFailure]) -> [Verdict]? { nil }
}

extension FailureReporter {
  /// Makes the test fail. Every failure counts, unless the reporter finds its verdict.
  package func verdict(on failure: MockFailure) -> Verdict {
    report(failure)
    return .counts
  }
}

extension Context {
  /// The reporter, if it knows the test.
  var finder: (any TestFinding)? { reporter as? any TestFinding }
}

/// The effect of a failure that was reported.
package enum Verdict: Sendable {
  /// The test fails.
  case counts
  /// The framework took it as a known issue, or dropped it.
  case excused
  /// The framework does not report it.
  case unknown
}

/// Keeps failures instead of failing the test, to test your own matchers and actions.
///
/// ```swift
/// let reporter = RecordingReporter()
/// let context = Mockery(reporter: reporter)
/// …
/// #expect(reporter.failures.map(\.kind) == [.unexpectedCall])
/// ```
public final class RecordingReporter: FailureReporter {
  private let reported = Locked([MockFailure]())
  private let noted = Locked([String]())

  /// Makes a reporter without failures.
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
