import Foundation

/// How often something in a hand-written mock is called, and how often it should be.
///
/// ```swift
/// let calls = ExpectationCounter("calls")
/// …
/// calls.expected = 2
/// ```
///
/// A call too many fails at once, unless ``failsOnVerify`` is true; calls that have not come fail in
/// ``verify()``. Where nothing is expected nothing is demanded.
///
/// From OCHandMock (`HMExpectationCounter`).
///
/// `@unchecked Sendable`: what changes is behind a lock.
public final class ExpectationCounter: Verifiable, @unchecked Sendable {
  private struct Wanted {
    let count: Int
    let position: SourcePosition

    func isMissed(by calls: Int, orPassed: Bool) -> Bool {
      calls < count || (orPassed && calls > count)
    }
  }

  private let demand: Demand
  private let lock = NSLock()
  private var calls: Int = 0
  private var wanted: Wanted?
  private var isPatient: Bool = false
  /// What was wrong when it was last verified, which is told once.
  private var reported: Int?

  /// Makes a counter that reports to somebody of your own.
  ///
  /// ```swift
  /// let calls = ExpectationCounter("calls", reporter: RecordingReporter())
  /// ```
  ///
  /// - Parameters:
  ///   - name: what failure messages call it.
  ///   - reporter: who is told of failures.
  ///   - fileID: the file of the caller, filled in by the compiler.
  ///   - filePath: the path of that file, filled in by the compiler.
  ///   - line: the line of the call, filled in by the compiler.
  ///   - column: the column of the call, filled in by the compiler.
  public init(
    _ name: String, reporter: any FailureReporter, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    demand = Demand(name, reporter, SourcePosition(fileID, filePath, line, column))
  }

  /// How many calls are expected; nil, which it is at first, demands nothing.
  ///
  /// ```swift
  /// subscriber.calls.expected = 2
  /// ```
  ///
  /// From OCHandMock (`setExpected:`).
  public var expected: Int? {
    get { lock.withLock { wanted?.count } }
    set {
      let position = demand.positionOfCaller
      lock.withLock {
        (wanted, reported) = (newValue.map { Wanted(count: $0, position: position) }, nil)
      }
      if let newValue, let words = Cardinality.exactly(newValue).misuse {
        demand.misuse(words, at: position)
      }
    }
  }

  /// Expects that there is no call.
  ///
  /// ```swift
  /// subscriber.calls.expectNothing()
  /// ```
  ///
  /// From OCHandMock (`setExpectNothing`).
  public func expectNothing() { expected = 0 }

  /// Whether a call too many waits for ``verify()`` with its failure; false if not said.
  ///
  /// ```swift
  /// subscriber.calls.failsOnVerify = true
  /// ```
  public var failsOnVerify: Bool {
    get { lock.withLock { isPatient } }
    set { lock.withLock { isPatient = newValue } }
  }

  /// How many calls there were.
  ///
  /// ```swift
  /// #expect(subscriber.calls.count == 2)
  /// ```
  public var count: Int { lock.withLock { calls } }

  /// Counts a call: the one line of a mock's method.
  ///
  /// ```swift
  /// func receive(_ text: String) { calls.increment() }
  /// ```
  ///
  /// From OCHandMock (`increment`).
  public func increment() {
    let (count, wanted, isPatient) = lock.withLock {
      calls += 1
      return (calls, self.wanted, self.isPatient)
    }
    guard let wanted, count > wanted.count, !isPatient else { return }
    let expected = Cardinality.exactly(wanted.count).expectedText
    let words = wanted.count == 0 ? "called" : "called \(Counts.ordinalWithArticle(count)) time"
    demand.failAtOnce("\(words), \(expected)", expectedAt: wanted.position)
  }

  /// Reports if there were fewer or more calls than expected, unless that has been reported.
  ///
  /// ```swift
  /// subscriber.calls.verify()
  /// ```
  ///
  /// From OCHandMock (`HMVerifiable`).
  public func verify() {
    demand.deliver()
    let hasFailed = demand.hasFailed
    let (count, wanted) = lock.withLock { () -> (Int, Wanted?) in
      let isMissed = self.wanted?.isMissed(by: calls, orPassed: !hasFailed) ?? false
      guard isMissed, reported != calls else { return (calls, nil) }
      reported = calls
      return (calls, self.wanted)
    }
    guard let wanted else { return }
    let expected = Cardinality.exactly(wanted.count).expectedText
    let words = count == 0 ? "never called" : "called \(Counts.times(count))"
    demand.fail("\(words), \(expected)", at: wanted.position)
  }
}
