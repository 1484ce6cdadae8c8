import Foundation

/// A role for what can be verified after a test has run: hand-written mocks, their expectations,
/// tests.
///
/// A mock written by hand says what it expects in stored properties, and a test verifies all at
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
/// A test case or suite is one, too, if it says so: `verify()` in it verifies its mocks.
///
/// Where types are on the main actor unless they say otherwise, a `verify()` of your own is written
/// as `nonisolated`, or it is found on the main actor only.
///
/// From OCHandMock (`HMVerifiable`).
public protocol Verifiable {
  /// Reports whatever was expected and has not come: unless said otherwise that of every stored
  /// property that is verifiable, also those of superclasses, and elements of collections.
  func verify()
}

extension Verifiable {
  /// Verifies every stored property that is verifiable, also those of superclasses, and elements of
  /// collections.
  public func verify() { Verifier.verify(partsOf: self) }
}

/// Finds what is verifiable in an object.
enum Verifier {
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

/// How often something in a hand-written mock is called, and how often it should be; see
/// ``Verifiable`` for an example.
///
/// A call too many fails at once, unless ``failsOnVerify`` is true; calls that have not come fail
/// in ``verify()``. Where nothing is expected nothing is demanded.
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

  private let context: HandWrittenContext
  private let lock = NSLock()
  private var calls: Int = 0
  private var wanted: Wanted?
  private var isPatient: Bool = false
  /// The count that was told last, by a call too many or when it was verified: it is told once.
  private var reported: Int?

  /// Makes a counter: `name` is what failure messages call it, and `reporter` who is told of
  /// failures.
  public init(
    _ name: String, reporter: any FailureReporter, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    context = HandWrittenContext(name, reporter, SourcePosition(fileID, filePath, line, column))
  }

  /// How many calls are expected from here on; nil, which it is at first, demands nothing. From
  /// `setExpected:`, which forgets the calls before it.
  public var expected: Int? {
    get { lock.withLock { wanted?.count } }
    set {
      let position = context.positionOfCaller
      lock.withLock {
        (wanted, reported) = (newValue.map { Wanted(count: $0, position: position) }, nil)
        if newValue != nil { calls = 0 }
      }
      context.beginAnew()
      if let newValue, let misuse = Cardinality.exactly(newValue).misuse {
        context.misuse(misuse, at: position)
      }
    }
  }

  /// Expects that there is no call from here on; from `setExpectNothing`.
  public func expectNothing() { expected = 0 }

  /// Whether a call too many waits for ``verify()`` with its failure; false if not said.
  public var failsOnVerify: Bool {
    get { lock.withLock { isPatient } }
    set { lock.withLock { isPatient = newValue } }
  }

  /// How many calls there were, since some were expected if they are.
  public var count: Int { lock.withLock { calls } }

  /// Counts a call: the one line of a mock's method.
  public func increment() {
    let (count, exceeded) = lock.withLock { () -> (Int, Wanted?) in
      calls += 1
      guard let wanted, calls > wanted.count, !isPatient else { return (calls, nil) }
      reported = calls
      return (calls, wanted)
    }
    guard let wanted = exceeded else { return }
    let expected = Cardinality.exactly(wanted.count).expectedText
    let words = wanted.count == 0 ? "called" : "called \(Counts.ordinalWithArticle(count)) time"
    context.failAtOnce("\(words), \(expected)", expectedAt: wanted.position)
  }

  /// Reports if there were fewer or more calls than expected, unless that has been reported. From
  /// OCHandMock (`HMVerifiable`).
  public func verify() {
    context.deliver()
    let hasFailed = context.hasFailed
    let (count, wanted) = lock.withLock { () -> (Int, Wanted?) in
      let isMissed = self.wanted?.isMissed(by: calls, orPassed: !hasFailed) ?? false
      guard isMissed, reported != calls else { return (calls, nil) }
      reported = calls
      return (calls, self.wanted)
    }
    guard let wanted else { return }
    let expected = Cardinality.exactly(wanted.count).expectedText
    let words = count == 0 ? "never called" : "called \(Counts.times(count))"
    context.fail("\(words), \(expected)", at: wanted.position)
  }
}

/// What the expectations of hand-written mocks have in common: a name, and somebody to tell of
/// failures. A context of its own keeps a failure that comes on a thread which belongs to no test,
/// until it is verified.
struct HandWrittenContext: Sendable {
  private let name: String
  private let mockery: Mockery
  private let origin: SourcePosition

  init(_ name: String, _ reporter: any FailureReporter, _ origin: SourcePosition) {
    self.name = name
    self.origin = origin
    mockery = Mockery(reporter: reporter, origin: origin)
  }

  private var context: Context { mockery.context }

  /// Another expectation takes the place of the one before: what that one has reported is over.
  func beginAnew() { context.update { $0.ledger.forgetDelivered() } }

  /// Something has been reported, or will be.
  var hasFailed: Bool { context.update { $0.ledger.hasFailed } }

  /// The line that called Mocky, which a property is not told.
  var positionOfCaller: SourcePosition {
    context.reporter.contextIsUsed()
    return SourcePosition.ofCaller ?? origin
  }

  /// Fails in the middle of a test, at the test's line that led to it.
  func failAtOnce(_ words: String, _ lines: [String] = [], expectedAt position: SourcePosition) {
    let site = CallSite.ofHandWrittenMock(testFiles: [position])
    var report = Report("\(name): \(words)")
    if let place = site?.text { report.add("called from", place) }
    report.add("expected at", position.text)
    report.add(lines: lines)
    context.fail(
      MockFailure(
        kind: .unexpectedCall, message: report.text, position: site?.testPosition ?? position))
  }

  /// Fails in a verification, at the line that says what is expected.
  func fail(_ words: String, _ lines: [String] = [], at position: SourcePosition) {
    var report = Report("\(name): \(words)")
    report.add("expected at", position.text)
    report.add(lines: lines)
    context.fail(MockFailure(kind: .unsatisfied, message: report.text, position: position))
  }

  func misuse(_ misuse: Misuse, at position: SourcePosition) {
    context.misuse(misuse, at: position)
  }

  /// Tells what could not be told before.
  func deliver() {
    context.reporter.contextIsUsed()
    context.deliverAllFailures()
  }
}

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
  /// Which of them have failed when they came.
  private var told: Set<Int> = []
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

  /// Which values are expected from here on; nil, which it is at first, demands nothing. From
  /// `setExpected:`, which forgets the values before it.
  public var expected: Matcher<Value>? {
    get { lock.withLock { wanted?.matcher } }
    set {
      let position = context.positionOfCaller
      want(newValue.map { Wanted(matcher: $0, position: position) })
      if let misuse = newValue?.misuse { context.misuse(misuse, at: position) }
    }
  }

  /// Expects that no value comes from here on; from `setExpectNothing`.
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
    let (values, told, wanted) = lock.withLock { (self.values, self.told, self.wanted) }
    context.deliver()
    guard let wanted, !context.hasFailed else { return }
    let open = values.indices.filter { !told.contains($0) }.map { values[$0] }
    if let wrong = open.first(where: { !(wanted.matcher?.matches($0) ?? false) }) {
      context.fail(
        Self.headline(wrong, wanted), Self.difference(wrong, wanted), at: wanted.position)
    } else if values.isEmpty, let matcher = wanted.matcher {
      context.fail("got nothing, expected \(matcher.describedText)", at: wanted.position)
    }
  }

  private func come(_ value: Value) {
    let (wanted, isPatient, index) = lock.withLock {
      values.append(value)
      return (self.wanted, self.isPatient, values.count - 1)
    }
    guard let wanted, !isPatient, !(wanted.matcher?.matches(value) ?? false) else { return }
    _ = lock.withLock { told.insert(index) }
    context.failAtOnce(
      Self.headline(value, wanted), Self.difference(value, wanted), expectedAt: wanted.position)
  }

  private func want(_ new: Wanted?) {
    context.beginAnew()
    // Old values and the old matcher may hold objects of the test's: they go outside the lock.
    let old = lock.withLock {
      defer {
        wanted = new
        if new != nil { (values, told) = ([], []) }
      }
      return (wanted, values)
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
