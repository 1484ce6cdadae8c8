/// Records an argument of a hand-written mock, and can expect values of it.
///
/// See ``Verifiable`` for an example. A value that does not match fails the test at once, unless
/// ``failsOnVerify`` is true. A missing value fails in ``verify()``. Without an expected value, it
/// never fails.
///
/// From OCHandMock (`HMExpectationMatcher`).
public final class ExpectationMatcher<Value>: Verifiable, Sendable {
  /// The expectation, whose matcher is nil if no value is expected to come.
  private typealias Expectation = HandWrittenExpectation<Value, Matcher<Value>?>

  private let expectation: Expectation

  /// Makes an expectation that reports to a reporter of yours.
  ///
  /// - Parameters:
  ///   - name: its name in failure messages.
  ///   - reporter: the reporter, which gets the failures.
  public init(
    _ name: String, reporter: any FailureReporter, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) {
    expectation = Expectation(name, reporter, SourcePosition(fileID, filePath, line, column))
  }

  /// The matcher of the values that are expected from now on; nil, as at first, if any are.
  ///
  /// Setting it to a matcher forgets earlier values. Mocky reports a matcher that cannot be used.
  ///
  /// From OCHandMock (`setExpected:`).
  public var expected: Matcher<Value>? {
    get { expectation.state.wanted?.value }
    set { expectation.want(newValue.map(Optional.some), newValue?.misuse) }
  }

  /// Expects that no value comes from now on.
  ///
  /// From OCHandMock (`setExpectNothing`).
  public func expectNothing() { expectation.want(.some(nil), nil) }

  /// True if a value that does not match fails only in ``verify()``; false by default.
  public var failsOnVerify: Bool {
    get { expectation.state.isPatient }
    set { expectation.state.withLock { $0.isPatient = newValue } }
  }

  /// The value that came last; nil if none has. A mock's method sets it.
  ///
  /// Assigning a literal `nil` records nothing. If `Value` is an optional type, assign a variable
  /// of that type to record nil.
  ///
  /// From OCHandMock (`setActual:`).
  public var actual: Value? {
    get { expectation.state.values.last }
    set { if let newValue { come(newValue) } }
  }

  /// Reports a missing value or one that did not match, unless it was reported before.
  ///
  /// From OCHandMock (`HMVerifiable`).
  public func verify() {
    let hasFailed = expectation.deliver()
    let state = expectation.state.value
    guard let wanted = state.wanted, !hasFailed else { return }
    let open = state.values.indices.filter { !state.reported.contains($0) }
    let isWrong = { (value: Value) in wanted.value?.matches(value) != true }
    if let wrong = open.map({ state.values[$0] }).first(where: isWrong) {
      fail(wrong, wanted, atOnce: false)
    } else if state.values.isEmpty, let matcher = wanted.value {
      expectation.fail(
        "got nothing, expected \(matcher.describedText)", wanted.position, atOnce: false)
    }
  }

  private func come(_ value: Value) {
    let (wanted, index) = expectation.state.withLock { state in
      state.values.append(value)
      return (state.isPatient ? nil : state.wanted, state.values.count - 1)
    }
    guard let wanted, wanted.value?.matches(value) != true else { return }
    _ = expectation.state.withLock { $0.reported.insert(index) }
    fail(value, wanted, atOnce: true)
  }

  private func fail(_ value: Value, _ wanted: Expectation.Wanted, atOnce: Bool) {
    let difference = wanted.value.map { matcher in
      Rendering.run {
        ArgumentComparison(matcher: .erasing(matcher), argument: value).lines(label: "")
      }
    }
    let expected = wanted.value?.describedText ?? "nothing"
    expectation.fail(
      "got \(ValueText.of(value)), expected \(expected)", wanted.position, difference ?? [],
      atOnce: atOnce)
  }
}
