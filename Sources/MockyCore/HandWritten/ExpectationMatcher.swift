/// Records an argument of a hand-written mock, and expects values of it; see
/// ``Verifiable`` for an example.
///
/// A value that does not match fails at once, unless ``failsOnVerify`` is true; one that has not
/// come fails in ``verify()``. If nothing is expected, nothing is demanded.
///
/// From OCHandMock (`HMExpectationMatcher`).
public final class ExpectationMatcher<Value>: Verifiable, Sendable {
  /// A matcher that is nil is for nothing.
  private typealias Expectation = HandWrittenExpectation<Value, Matcher<Value>?>

  private let expectation: Expectation

  /// Makes an expectation: `name` is its name in failure messages, and `reporter` is told of
  /// failures.
  public init(
    _ name: String, reporter: any FailureReporter, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    expectation = Expectation(name, reporter, SourcePosition(fileID, filePath, line, column))
  }

  /// The values that are expected from here on; nil, as at first, demands nothing. From
  /// `setExpected:`, which forgets the values before it.
  public var expected: Matcher<Value>? {
    get { expectation.state.wanted?.value }
    set { expectation.want(newValue.map(Optional.some), newValue?.misuse) }
  }

  /// Expects that no value comes from here on; from `setExpectNothing`.
  public func expectNothing() { expectation.want(.some(nil), nil) }

  /// True if a value that does not match waits for ``verify()`` with its failure; false if not
  /// said.
  public var failsOnVerify: Bool {
    get { expectation.state.isPatient }
    set { expectation.state.withLock { $0.isPatient = newValue } }
  }

  /// The value that came last, nil if none has: setting it is the one line of a mock's method.
  /// Setting nil sets nothing, unless the value itself may be nil. From `setActual:`.
  public var actual: Value? {
    get { expectation.state.values.last }
    set { if let newValue { come(newValue) } }
  }

  /// Reports if values did not come or did not match, unless that has been reported.
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
