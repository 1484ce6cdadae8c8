import Foundation

/// What a hand-written mock is given as an argument, and what it should be given; see
/// ``Verifiable`` for an example.
///
/// A value that does not match fails at once, unless ``failsOnVerify`` is true; one that has not
/// come fails in ``verify()``. Where nothing is expected nothing is demanded.
///
/// From OCHandMock (`HMExpectationMatcher`).
///
/// `@unchecked Sendable`: what changes is behind a lock.
public final class ExpectationMatcher<Value>: Verifiable, @unchecked Sendable {
  private struct Wanted {
    /// Nil for nothing.
    let matcher: Matcher<Value>?
    let position: SourcePosition
  }

  private let context: HandWrittenContext
  private let lock = NSLock()
  private var values: [Value] = []
  private var wanted: Wanted?
  private var isPatient: Bool = false

  /// Makes an expectation: `name` is what failure messages call it, and `reporter` who is told of
  /// failures.
  public init(
    _ name: String, reporter: any FailureReporter, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    context = HandWrittenContext(name, reporter, SourcePosition(fileID, filePath, line, column))
  }

  /// Which values are expected; nil, which it is at first, demands nothing. From `setExpected:`.
  public var expected: Matcher<Value>? {
    get { lock.withLock { wanted?.matcher } }
    set {
      let position = context.positionOfCaller
      want(newValue.map { Wanted(matcher: $0, position: position) })
      if let misuse = newValue?.misuse { context.misuse(misuse, at: position) }
    }
  }

  /// Expects that no value comes; from `setExpectNothing`.
  public func expectNothing() {
    want(Wanted(matcher: nil, position: context.positionOfCaller))
  }

  /// Whether a value that does not match waits for ``verify()`` with its failure; false if not
  /// said.
  public var failsOnVerify: Bool {
    get { lock.withLock { isPatient } }
    set { lock.withLock { isPatient = newValue } }
  }

  /// The value that came last, nil if none has: setting it is the one line of a mock's method.
  /// Setting nil sets nothing, unless the value itself may be nil. From `setActual:`.
  public var actual: Value? {
    get { lock.withLock { values.last } }
    set { if let newValue { come(newValue) } }
  }

  /// Reports if values did not come or did not match, unless that has been reported.
  public func verify() {
    let (values, wanted) = lock.withLock { (self.values, self.wanted) }
    context.deliver()
    guard let wanted, !context.hasFailed else { return }
    if let wrong = values.first(where: { !(wanted.matcher?.matches($0) ?? false) }) {
      context.fail(
        Self.headline(wrong, wanted), Self.difference(wrong, wanted), at: wanted.position)
    } else if values.isEmpty, let matcher = wanted.matcher {
      context.fail("got nothing, expected \(matcher.describedText)", at: wanted.position)
    }
  }

  private func come(_ value: Value) {
    let (wanted, isPatient) = lock.withLock {
      values.append(value)
      return (self.wanted, self.isPatient)
    }
    guard let wanted, !isPatient, !(wanted.matcher?.matches(value) ?? false) else { return }
    context.failAtOnce(
      Self.headline(value, wanted), Self.difference(value, wanted), expectedAt: wanted.position)
  }

  private func want(_ new: Wanted?) {
    // The old matcher may hold objects of the test's: it is let go of outside the lock.
    let old = lock.withLock {
      defer { wanted = new }
      return wanted
    }
    withExtendedLifetime(old) {}
  }

  private static func headline(_ value: Value, _ wanted: Wanted) -> String {
    "got \(ValueText.of(value)), expected \(wanted.matcher?.describedText ?? "nothing")"
  }

  private static func difference(_ value: Value, _ wanted: Wanted) -> [String] {
    guard let matcher = wanted.matcher else { return [] }
    return Rendering.run {
      ArgumentComparison(matcher: .erasing(matcher), argument: value).lines(label: "")
    }
  }
}
