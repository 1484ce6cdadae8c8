/// Records an argument of a hand-written mock, and can expect values of it.
///
/// See ``Verifiable`` for an example. A value that does not match fails the test at once, unless
/// ``HandWrittenExpectation/failsOnVerify`` is true. A missing value fails in ``verify()``. Without an expected value, it
/// never fails.
///
/// From OCHandMock (`HMExpectationMatcher`).
public final class ExpectationMatcher<Value>: HandWrittenExpectation<Value, Matcher<Value>?>,
  Verifiable, @unchecked Sendable
{
  /// The matcher of the values that are expected from now on; nil, as at first, if any are.
  ///
  /// Setting it to a matcher forgets earlier values. Mocky reports a matcher that cannot be used.
  ///
  /// From OCHandMock (`setExpected:`).
  public var expected: Matcher<Value>? {
    get { state.wanted?.value }
    set { want(newValue.map(Optional.some), newValue?.misuse) }
  }

  /// Expects that no value comes from now on.
  ///
  /// From OCHandMock (`setExpectNothing`).
  public func expectNothing() { want(.some(nil), nil) }

  /// The value that came last; nil if none has. A mock's method sets it.
  ///
  /// Assigning a literal `nil` records nothing. If `Value` is an optional type, assign a variable
  /// of that type to record nil.
  ///
  /// From OCHandMock (`setActual:`).
  public var actual: Value? {
    get { state.values.last }
    set { if let newValue { come(newValue) } }
  }

  /// Reports a missing value or one that did not match, unless it was reported before.
  ///
  /// From OCHandMock (`HMVerifiable`).
  public func verify() {
    let hasFailed = deliver()
    let state = state.value
    guard let wanted = state.wanted, !hasFailed else { return }
    let open = state.values.indices.filter { !state.reported.contains($0) }
    let isWrong = { (value: Value) in wanted.value?.matches(value) != true }
    if let wrong = open.map({ state.values[$0] }).first(where: isWrong) {
      fail(wrong, wanted, atOnce: false)
    } else if state.values.isEmpty, let matcher = wanted.value {
      fail(
        "got nothing, expected \(matcher.describedText)", wanted.position, atOnce: false)
    }
  }

  private func come(_ value: Value) {
    let (wanted, index) = state.withLock { state in
      state.values.append(value)
      return (state.isPatient ? nil : state.wanted, state.values.count - 1)
    }
    guard let wanted, wanted.value?.matches(value) != true else { return }
    _ = state.withLock { $0.reported.insert(index) }
    fail(value, wanted, atOnce: true)
  }

  private func fail(_ value: Value, _ wanted: Wanted, atOnce: Bool) {
    let difference = wanted.value.map { matcher in
      Rendering.run {
        ArgumentComparison(matcher: .erasing(matcher), argument: value).lines(label: "")
      }
    }
    let expected = wanted.value?.describedText ?? "nothing"
    fail(
      "got \(ValueText.of(value)), expected \(expected)", wanted.position, difference ?? [],
      atOnce: atOnce)
  }
}
