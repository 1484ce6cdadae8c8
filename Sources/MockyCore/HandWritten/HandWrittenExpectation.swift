import Foundation

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
    /// The number of values at the last failure; nil if there was none.
    var reported: Int?
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
        if value != nil { state.values = [] }
        state.reported = misuse.map { _ in 0 }
      }
      return state
    }
    withExtendedLifetime(old) {}
    if let misuse { context.misuse(misuse, at: position) }
  }

  /// Reports failures that could not be reported before.
  final func deliver() {
    mockery.context.reporter.contextIsUsed()
    mockery.context.deliverAllFailures()
  }

  /// Fails at the line of the expectation or, if at once, at the test's line that led to the call.
  func fail(_ words: String, _ position: SourcePosition, _ lines: [String] = [], atOnce: Bool) {
    state.withLock { $0.reported = $0.values.count }
    let site = atOnce ? CallPath.ofHandWrittenMock(testFiles: [position]) : nil
    var report = Report("\(name): \(words)")
    report.add("called from", site?.text)
    report.add("expected at", position.text)
    report.add(lines: lines)
    mockery.context.fail(
      report.failure(atOnce ? .unexpectedCall : .unsatisfied, at: site?.testPosition ?? position))
  }
}

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
  public func increment() { tellWrongCount(afterCall: true) }

  /// Reports a wrong number of calls, unless it was reported before.
  ///
  /// From OCHandMock (`HMVerifiable`).
  public func verify() {
    deliver()
    tellWrongCount(afterCall: false)
  }

  /// Counts a call if there is one, and fails if a wrong number has not been reported yet.
  private func tellWrongCount(afterCall isCall: Bool) {
    let state = state.withLock { state in
      if isCall { state.values.append(()) }
      return state
    }
    let count = state.values.count
    guard let unmet = state.wanted, !(isCall && state.isPatient), state.reported != count,
      isCall ? count > unmet.value : count != unmet.value
    else { return }
    let times = isCall ? "\(Counts.ordinalWithArticle(count)) time" : Counts.times(count)
    let words = isCall && unmet.value == 0 ? "called" : "called \(times)"
    let expected = Cardinality.exactly(unmet.value).expectedText
    fail(
      "\(count == 0 ? "never called" : words), \(expected)", unmet.position, atOnce: isCall)
  }
}

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
    deliver()
    let state = state.value
    guard let wanted = state.wanted else { return }
    let open = state.values.dropFirst(state.reported ?? 0)
    if let wrong = open.first(where: { wanted.value?.matches($0) != true }) {
      fail(wrong, wanted, atOnce: false)
    } else if state.values.isEmpty, state.reported.isNil, let matcher = wanted.value {
      fail(
        "got nothing, expected \(matcher.describedText)", wanted.position, atOnce: false)
    }
  }

  private func come(_ value: Value) {
    let wanted = state.withLock { state in
      state.values.append(value)
      return state.isPatient ? nil : state.wanted
    }
    guard let wanted, wanted.value?.matches(value) != true else { return }
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

/// A type that a test verifies at its end, such as a hand-written mock, its expectations, or a
/// test.
///
/// A hand-written mock keeps its expectations in stored properties, and a test verifies all at
/// once:
///
/// ```swift
/// final class MockSubscriber: Subscriber, Verifiable {
///   let calls = ExpectationCounter("calls")
///   let message = ExpectationMatcher<String>("message")
///
///   func receive(_ text: String) {
///     calls.increment()
///     message.actual = text
///   }
/// }
/// subscriber.calls.expected = 1
/// subscriber.message.expected = .startingWith("he")
/// publisher.publish("hello")
/// subscriber.verify()
/// ```
///
/// If a test case or suite conforms to it, its `verify()` verifies its mocks. If your module puts
/// types on the main actor by default, declare your own `verify()` as `nonisolated`. Otherwise only
/// main-actor code finds it.
///
/// From OCHandMock (`HMVerifiable`).
public protocol Verifiable {
  /// Reports expectations that were not met.
  ///
  /// By default, it verifies every stored property that is verifiable, including those of
  /// superclasses and elements of collections.
  func verify()
}

extension Verifiable {
  /// Verifies every stored property that is verifiable, including those of superclasses and
  /// elements of collections.
  public func verify() { Verifier.verify(partsOf: self) }
}

/// Finds verifiable parts of an object.
private enum Verifier {
  /// The objects whose parts this thread is verifying, which may refer to each other.
  private static var underWay: Set<ObjectIdentifier> {
    get { Thread.current.threadDictionary["\(Self.self)"] as? Set<ObjectIdentifier> ?? [] }
    set { Thread.current.threadDictionary["\(Self.self)"] = newValue }
  }

  static func verify(partsOf object: Any) {
    guard type(of: object) is AnyClass else { return verify(Mirror(reflecting: object)) }
    let id = ObjectIdentifier(object as AnyObject)
    guard underWay.insert(id).inserted else { return }
    verify(Mirror(reflecting: object))
    underWay.remove(id)
  }

  private static func verify(_ mirror: Mirror) {
    for child in mirror.children { verify(part: child.value) }
    if let parent = mirror.superclassMirror { verify(parent) }
  }

  private static func verify(part: Any) {
    guard let part = Optionals.unwrapped(part) else { return }
    if let part = part as? any Verifiable { return part.verify() }
    let mirror = Mirror(reflecting: part)
    switch mirror.displayStyle {
    case .collection, .dictionary, .set, .tuple: verify(mirror)
    default: break
    }
  }
}
