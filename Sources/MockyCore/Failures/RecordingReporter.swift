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
