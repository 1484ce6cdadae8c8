import Foundation

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
  ///
  /// ```swift
  /// let reporter = RecordingReporter()
  /// let context = Mockery(reporter: reporter)
  /// ```
  public init() {}

  /// The failures that were reported, in order.
  ///
  /// ```swift
  /// #expect(reporter.failures.map(\.line) == [12])
  /// ```
  public var failures: [MockFailure] { lock.withLock { reported } }

  /// What was told of failures after they had been reported, in order.
  ///
  /// ```swift
  /// #expect(reporter.notes.isEmpty)
  /// ```
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
