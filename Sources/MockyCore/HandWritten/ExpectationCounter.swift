/// Counts the calls of something in a hand-written mock, and expects a number of them; see
/// ``Verifiable`` for an example.
///
/// A call too many fails at once, unless ``failsOnVerify`` is true; calls that have not come fail
/// in ``verify()``. If nothing is expected, nothing is demanded.
///
/// From OCHandMock (`HMExpectationCounter`).
public final class ExpectationCounter: Verifiable, Sendable {
  private let expectation: HandWrittenExpectation<Void, Int>

  /// Makes a counter: `name` is its name in failure messages, and `reporter` is told of
  /// failures.
  public init(
    _ name: String, reporter: any FailureReporter, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    expectation = .init(name, reporter, SourcePosition(fileID, filePath, line, column))
  }

  /// The number of calls that are expected from here on; nil, as at first, demands nothing. From
  /// `setExpected:`, which forgets the calls before it.
  public var expected: Int? {
    get { expectation.state.wanted?.value }
    set { expectation.want(newValue, newValue.flatMap { Cardinality.exactly($0).misuse }) }
  }

  /// Expects that there is no call from here on; from `setExpectNothing`.
  public func expectNothing() { expected = 0 }

  /// True if a call too many waits for ``verify()`` with its failure; false if not said.
  public var failsOnVerify: Bool {
    get { expectation.state.isPatient }
    set { expectation.state.withLock { $0.isPatient = newValue } }
  }

  /// The number of calls, since some were expected if they are.
  public var count: Int { expectation.state.values.count }

  /// Counts a call: the one line of a mock's method.
  public func increment() { tellWrongCount(afterCall: true) { $0 > $1 } }

  /// Reports if there were fewer or more calls than expected, unless that has been reported. From
  /// OCHandMock (`HMVerifiable`).
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

/// The expectation of a hand-written mock: a name, what has come, what is wanted, and somebody to
/// tell of failures. A context of its own keeps a failure that comes on a thread which belongs to no
/// test, until it is verified.
struct HandWrittenExpectation<Actual, Value>: Sendable {
  typealias Wanted = (value: Value, position: SourcePosition)

  struct State {
    /// The values of all calls.
    var values: [Actual] = []
    /// The values, or their numbers, that have failed.
    var reported: Set<Int> = []
    var wanted: Wanted?
    /// A failure waits until it is verified.
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

  /// Expects something else from now on, and forgets what has come, and was reported of it.
  /// - Parameter value: the expected value; nil demands nothing.
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

  /// Tells what could not be told before.
  /// - Returns: true if something has been reported, or will be.
  func deliver() -> Bool {
    mockery.context.reporter.contextIsUsed()
    mockery.context.deliverAllFailures()
    return mockery.context.update { $0.ledger.hasFailed }
  }

  /// Fails at the line that says what is expected, or at once, at the test's line that led to it.
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
