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
