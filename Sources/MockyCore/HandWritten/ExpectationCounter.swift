/// Counts the calls of a hand-written mock, and can expect a number of them.
///
/// See ``Verifiable`` for an example. A call too many fails the test at once, unless
/// ``HandWrittenExpectation/failsOnVerify`` is true. Missing calls fail in ``verify()``. A counter without an expected
/// number never fails.
///
/// From OCHandMock (`HMExpectationCounter`).
public final class ExpectationCounter: HandWrittenExpectation<Void, Int>, Verifiable,
  @unchecked Sendable
{
  /// The number of calls that are expected from now on; nil, as at first, if any number is.
  ///
  /// Setting it to a number forgets earlier calls. Mocky reports a negative number.
  ///
  /// From OCHandMock (`setExpected:`).
  public var expected: Int? {
    get { state.wanted?.value }
    set { want(newValue, newValue.flatMap { Cardinality.exactly($0).misuse }) }
  }

  /// Expects no calls from now on.
  ///
  /// From OCHandMock (`setExpectNothing`).
  public func expectNothing() { expected = 0 }

  /// The number of calls since a number was last expected, or of all calls if none was.
  public var count: Int { state.values.count }

  /// Counts a call: the one line of a mock's method.
  public func increment() { tellWrongCount(afterCall: true) { $0 > $1 } }

  /// Reports a wrong number of calls, unless it was reported before.
  ///
  /// From OCHandMock (`HMVerifiable`).
  public func verify() {
    let hasFailed = deliver()
    tellWrongCount(afterCall: false) { $0 < $1 || ($0 > $1 && !hasFailed) }
  }

  /// Counts a call if there is one, and fails if a wrong number has not been reported yet.
  private func tellWrongCount(
    afterCall isCall: Bool, if isWrong: (_ count: Int, _ wanted: Int) -> Bool
  ) {
    let (count, unmet) = state.withLock { state in
      if isCall { state.values.append(()) }
      let count = state.values.count
      guard let wanted = state.wanted, !(isCall && state.isPatient), isWrong(count, wanted.value),
        state.reported.insert(count).inserted
      else { return (count, Wanted?.none) }
      return (count, wanted)
    }
    guard let unmet else { return }
    let times = isCall ? "\(Counts.ordinalWithArticle(count)) time" : Counts.times(count)
    let words = isCall && unmet.value == 0 ? "called" : "called \(times)"
    let expected = Cardinality.exactly(unmet.value).expectedText
    fail(
      "\(count == 0 ? "never called" : words), \(expected)", unmet.position, atOnce: isCall)
  }
}
