/// Counts the calls of a hand-written mock, and can expect a number of them.
///
/// See ``Verifiable`` for an example. A call too many fails the test at once, unless
/// ``failsOnVerify`` is true. Missing calls fail in ``verify()``. A counter without an expected
/// number never fails.
///
/// From OCHandMock (`HMExpectationCounter`).
public final class ExpectationCounter: Verifiable, Sendable {
  private let expectation: HandWrittenExpectation<Void, Int>

  /// Makes a counter that reports to a reporter of yours.
  ///
  /// - Parameters:
  ///   - name: its name in failure messages.
  ///   - reporter: the reporter, which gets the failures.
  public init(
    _ name: String, reporter: any FailureReporter, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) {
    expectation = .init(name, reporter, SourcePosition(fileID, filePath, line, column))
  }

  /// The number of calls that are expected from now on; nil, as at first, if any number is.
  ///
  /// Setting it to a number forgets earlier calls. Mocky reports a negative number.
  ///
  /// From OCHandMock (`setExpected:`).
  public var expected: Int? {
    get { expectation.state.wanted?.value }
    set { expectation.want(newValue, newValue.flatMap { Cardinality.exactly($0).misuse }) }
  }

  /// Expects no calls from now on.
  ///
  /// From OCHandMock (`setExpectNothing`).
  public func expectNothing() { expected = 0 }

  /// True if a call too many fails only in ``verify()``; false by default.
  public var failsOnVerify: Bool {
    get { expectation.state.isPatient }
    set { expectation.state.withLock { $0.isPatient = newValue } }
  }

  /// The number of calls since a number was last expected, or of all calls if none was.
  public var count: Int { expectation.state.values.count }

  /// Counts a call: the one line of a mock's method.
  public func increment() { tellWrongCount(afterCall: true) { $0 > $1 } }

  /// Reports a wrong number of calls, unless it was reported before.
  ///
  /// From OCHandMock (`HMVerifiable`).
  public func verify() {
    let hasFailed = expectation.deliver()
    tellWrongCount(afterCall: false) { $0 < $1 || ($0 > $1 && !hasFailed) }
  }

  /// Counts a call if there is one, and fails if a wrong number has not been reported yet.
  private func tellWrongCount(
    afterCall isCall: Bool, if isWrong: (_ count: Int, _ wanted: Int) -> Bool
  ) {
    let (count, unmet) = expectation.state.withLock { state in
      if isCall { state.values.append(()) }
      let count = state.values.count
      guard let wanted = state.wanted, !(isCall && state.isPatient), isWrong(count, wanted.value),
        state.reported.insert(count).inserted
      else { return (count, HandWrittenExpectation<Void, Int>.Wanted?.none) }
      return (count, wanted)
    }
    guard let unmet else { return }
    let times = isCall ? "\(Counts.ordinalWithArticle(count)) time" : Counts.times(count)
    let words = isCall && unmet.value == 0 ? "called" : "called \(times)"
    let expected = Cardinality.exactly(unmet.value).expectedText
    expectation.fail(
      "\(count == 0 ? "never called" : words), \(expected)", unmet.position, atOnce: isCall)
  }
}

/// The expectation of a hand-written mock. If a failure comes on a thread that belongs to no test,
/// a context of its own keeps it until the expectation is verified.
struct HandWrittenExpectation<Actual, Value>: Sendable {
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

  let state = Locked(State())
  private let name: String
  private let mockery: Mockery
  private let origin: SourcePosition

  init(_ name: String, _ reporter: any FailureReporter, _ origin: SourcePosition) {
    self.name = name
    self.origin = origin
    mockery = Mockery(reporter: reporter, origin: origin)
  }

  /// Expects another value from now on, and forgets earlier calls and their reports.
  ///
  /// - Parameter value: the expected value; nil if any is.
  func want(_ value: Value?, _ misuse: Misuse?) {
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
  func deliver() -> Bool {
    mockery.context.reporter.contextIsUsed()
    mockery.context.deliverAllFailures()
    return mockery.context.update { $0.ledger.hasFailed }
  }

  /// Fails at the line of the expectation or, if at once, at the test's line that led to the call.
  func fail(_ words: String, _ position: SourcePosition, _ lines: [String] = [], atOnce: Bool) {
    let site = atOnce ? CallSite.ofHandWrittenMock(testFiles: [position]) : nil
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
