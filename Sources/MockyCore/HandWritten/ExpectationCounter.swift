/// How often something in a hand-written mock is called, and how often it should be; see
/// ``Verifiable`` for an example.
///
/// A call too many fails at once, unless ``failsOnVerify`` is true; calls that have not come fail
/// in ``verify()``. Where nothing is expected nothing is demanded.
///
/// From OCHandMock (`HMExpectationCounter`).
public final class ExpectationCounter: Verifiable, Sendable {
  /// The number of calls, and the one that was told last, by a call too many or in a verification.
  private typealias Expectation = HandWrittenExpectation<(count: Int, reported: Int?), Int>

  private let expectation: Expectation

  /// Makes a counter: `name` is what failure messages call it, and `reporter` who is told of
  /// failures.
  public init(
    _ name: String, reporter: any FailureReporter, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    expectation = Expectation(
      name, reporter, SourcePosition(fileID, filePath, line, column), actual: (0, nil))
  }

  /// How many calls are expected from here on; nil, which it is at first, demands nothing. From
  /// `setExpected:`, which forgets the calls before it.
  public var expected: Int? {
    get { expectation.state.wanted?.value }
    set {
      let misuse = newValue.flatMap { Cardinality.exactly($0).misuse }
      expectation.want(newValue, after: (0, nil), misuse: misuse)
    }
  }

  /// Expects that there is no call from here on; from `setExpectNothing`.
  public func expectNothing() { expected = 0 }

  /// Whether a call too many waits for ``verify()`` with its failure; false if not said.
  public var failsOnVerify: Bool {
    get { expectation.state.isPatient }
    set { expectation.state.withLock { $0.isPatient = newValue } }
  }

  /// How many calls there were, since some were expected if they are.
  public var count: Int { expectation.state.actual.count }

  /// Counts a call: the one line of a mock's method.
  public func increment() {
    guard let (count, wanted) = failing(adding: 1, if: { $0 > $1.value && !$2 }) else { return }
    let words = wanted.value == 0 ? "called" : "called \(Counts.ordinalWithArticle(count)) time"
    fail(words, wanted, atOnce: true)
  }

  /// Reports if there were fewer or more calls than expected, unless that has been reported. From
  /// OCHandMock (`HMVerifiable`).
  public func verify() {
    let hasFailed = expectation.deliver()
    let missed = failing(adding: 0) { count, wanted, _ in
      count < wanted.value || (count > wanted.value && !hasFailed)
    }
    guard let (count, wanted) = missed else { return }
    fail(count == 0 ? "never called" : "called \(Counts.times(count))", wanted, atOnce: false)
  }

  /// Adds calls, and tells how many there are if that is to be reported now.
  private func failing(
    adding calls: Int, if isWrong: (Int, Expectation.Wanted, _ isPatient: Bool) -> Bool
  ) -> (Int, Expectation.Wanted)? {
    expectation.state.withLock { state in
      state.actual.count += calls
      let count = state.actual.count
      guard let wanted = state.wanted, state.actual.reported != count,
        isWrong(count, wanted, state.isPatient)
      else { return nil }
      state.actual.reported = count
      return (count, wanted)
    }
  }

  private func fail(_ words: String, _ wanted: Expectation.Wanted, atOnce: Bool) {
    let expected = Cardinality.exactly(wanted.value).expectedText
    expectation.fail("\(words), \(expected)", wanted.position, atOnce: atOnce)
  }
}

/// The expectation of a hand-written mock: a name, what has come, what is wanted, and somebody to
/// tell of failures. A context of its own keeps a failure that comes on a thread which belongs to no
/// test, until it is verified.
struct HandWrittenExpectation<Actual, Value>: Sendable {
  typealias Wanted = (value: Value, position: SourcePosition)

  struct State {
    var actual: Actual
    var wanted: Wanted?
    /// A failure waits until it is verified.
    var isPatient: Bool = false
  }

  let state: Locked<State>
  private let name: String
  private let mockery: Mockery
  private let origin: SourcePosition

  init(
    _ name: String, _ reporter: any FailureReporter, _ origin: SourcePosition, actual: Actual
  ) {
    state = Locked(State(actual: actual))
    self.name = name
    self.origin = origin
    mockery = Mockery(reporter: reporter, origin: origin)
  }

  /// Expects something else from now on, and forgets what has come, and was reported of it.
  /// - Parameter value: what is expected; nil demands nothing.
  func want(_ value: Value?, after actual: Actual, misuse: Misuse?) {
    let context = mockery.context
    context.reporter.contextIsUsed()
    let position = SourcePosition.ofCaller ?? origin
    context.update { $0.ledger.forgetDelivered() }
    // Old values and the old matcher may hold objects of the test's: they go outside the lock.
    let old = state.withLock { state in
      defer {
        state.wanted = value.map { ($0, position) }
        if value != nil { state.actual = actual }
      }
      return state
    }
    withExtendedLifetime(old) {}
    if let misuse { context.misuse(misuse, at: position) }
  }

  /// Tells what could not be told before.
  /// - Returns: whether something has been reported, or will be.
  func deliver() -> Bool {
    mockery.context.reporter.contextIsUsed()
    mockery.context.deliverAllFailures()
    return mockery.context.update { $0.ledger.hasFailed }
  }

  /// Fails at the line that says what is expected, or at once, at the test's line that led to it.
  func fail(
    _ words: String, _ position: SourcePosition, _ lines: [String] = [], atOnce: Bool
  ) {
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
