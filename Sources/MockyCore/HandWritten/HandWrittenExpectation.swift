/// An expectation of a hand-written mock: an ``ExpectationCounter`` or an ``ExpectationMatcher``. If
/// a failure comes on a thread that belongs to no test, a context of its own keeps it until the
/// expectation is verified.
///
/// `@unchecked Sendable`: it has subclasses, which have no properties of their own.
public class HandWrittenExpectation<Actual, Value>: @unchecked Sendable {
  typealias Wanted = (value: Value, position: SourcePosition)

  struct State {
    /// The values of all calls.
    var values: [Actual] = []
    /// The values, or their numbers, that have failed.
    var reported: Set<Int> = []
    var wanted: Wanted?
    /// Failures wait until it is verified.
    var isPatient: Bool = false
  }

  final let state = Locked(State())
  private let name: String
  private let mockery: Mockery
  private let origin: SourcePosition

  /// Makes an expectation that reports to a reporter of yours.
  ///
  /// - Parameters:
  ///   - name: its name in failure messages.
  ///   - reporter: the reporter, which gets the failures.
  public init(
    _ name: String, reporter: any FailureReporter, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) {
    let origin = SourcePosition(fileID, filePath, line, column)
    (self.name, self.origin) = (name, origin)
    mockery = Mockery(reporter: reporter, origin: origin)
  }

  /// True if a wrong call fails only when the expectation is verified; false by default.
  public final var failsOnVerify: Bool {
    get { state.isPatient }
    set { state.withLock { $0.isPatient = newValue } }
  }

  /// Expects another value from now on, and forgets earlier calls and their reports.
  ///
  /// - Parameter value: the expected value; nil if any is.
  final func want(_ value: Value?, _ misuse: Misuse?) {
    let context = mockery.context
    context.reporter.contextIsUsed()
    let position = SourcePosition.ofCaller ?? origin
    context.update { $0.ledger.forgetDelivered() }
    // Old values and the old matcher may hold objects of the test's: they go outside the lock.
    let old = state.withLock { state in
      defer {
        state.wanted = value.map { ($0, position) }
        if value != nil { (state.values, state.reported) = ([], []) }
      }
      return state
    }
    withExtendedLifetime(old) {}
    if let misuse { context.misuse(misuse, at: position) }
  }

  /// Reports failures that could not be reported before.
  ///
  /// - Returns: true if a failure was reported, or will be.
  final func deliver() -> Bool {
    mockery.context.reporter.contextIsUsed()
    mockery.context.deliverAllFailures()
    return mockery.context.update { $0.ledger.hasFailed }
  }

  /// Fails at the line of the expectation or, if at once, at the test's line that led to the call.
  func fail(_ words: String, _ position: SourcePosition, _ lines: [String] = [], atOnce: Bool) {
    let site = atOnce ? CallPath.ofHandWrittenMock(testFiles: [position]) : nil
    var report = Report("\(name): \(words)")
    if let place = site?.text { report.add("called from", place) }
    report.add("expected at", position.text)
    report.add(lines: lines)
    mockery.context.fail(
      MockFailure(
        kind: atOnce ? .unexpectedCall : .unsatisfied, message: report.text,
        position: site?.testPosition ?? position))
  }
}
