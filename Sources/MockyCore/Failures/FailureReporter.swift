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
  /// Whether a failure that is reported now, from here, fails the test that the context is for.
  ///
  /// ```swift
  /// var reachesTest: Bool { Test.current != nil }
  /// ```
  ///
  /// Where it does not, the context keeps the failure, and the next assertion, wait or
  /// verification reports it. True unless the reporter says otherwise.
  var reachesTest: Bool { get }

  /// Whether blocking the current thread keeps the test from going on.
  ///
  /// ```swift
  /// var blockingStopsTheTest: Bool { Test.current != nil }
  /// ```
  ///
  /// A wait that timed out says so, and names the `await` form. False unless the reporter says
  /// otherwise.
  var blockingStopsTheTest: Bool { get }

  /// Whether the test has been skipped or cancelled, and so has not called what it expects.
  ///
  /// Unsatisfied expectations are then no failures; whatever went wrong before is one. False unless
  /// the reporter says otherwise.
  var testWasCutShort: Bool { get }

  /// Whether the test has ended by throwing an error, which explains what it has not called.
  ///
  /// Unsatisfied expectations are then notes on that, and no failures. False unless the reporter says
  /// otherwise.
  var testHasThrown: Bool { get }

  /// Told when the context is used, which is the moment to find out which test is running.
  ///
  /// Does nothing unless the reporter says otherwise.
  func contextIsUsed()

  /// Makes the test fail.
  ///
  /// - Parameter failure: what went wrong, and where.
  func report(_ failure: MockFailure)

  /// Tells what else went wrong after a failure that has been reported and explains it.
  ///
  /// Does nothing unless the reporter says otherwise.
  ///
  /// - Parameters:
  ///   - notes: one or more lines.
  ///   - failure: the failure that was reported.
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
  ///
  /// - Parameters:
  ///   - notes: one or more lines.
  ///   - failure: the failure that was reported.
  public func add(notes: String, to failure: MockFailure) {}
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
/// `@unchecked Sendable`: what it keeps is behind a lock.
public final class RecordingReporter: FailureReporter, @unchecked Sendable {
  private let lock = NSLock()
  private var reported: [MockFailure] = []
  private var noted: [String] = []

  /// Makes a reporter that has nothing yet.
  public init() {}

  /// The failures that were reported, in order.
  public var failures: [MockFailure] { lock.withLock { reported } }

  /// What was told of failures after they had been reported, in order.
  public var notes: [String] { lock.withLock { noted } }

  /// Keeps a failure in ``failures``.
  ///
  /// - Parameter failure: what went wrong, and where.
  public func report(_ failure: MockFailure) {
    lock.withLock { reported.append(failure) }
  }

  /// Keeps notes in ``notes``.
  ///
  /// - Parameters:
  ///   - notes: one or more lines.
  ///   - failure: the failure that was reported.
  public func add(notes: String, to failure: MockFailure) {
    lock.withLock { noted.append(notes) }
  }
}
