/// A role for what can be verified after a test has run: hand-written mocks, their expectations, tests.
///
/// A mock written by hand says what it expects in stored properties, and a test verifies all at once:
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
/// Where types are on the main actor unless they say otherwise, a `verify()` of your own is written as
/// `nonisolated`, or it is found on the main actor only.
///
/// From OCHandMock (`HMVerifiable`).
public protocol Verifiable {
  /// Reports whatever was expected and has not come.
  ///
  /// ```swift
  /// subscriber.verify()
  /// ```
  ///
  /// Unless said otherwise it verifies every stored property that is verifiable, also those of
  /// superclasses, and elements of collections.
  ///
  /// From OCHandMock (`HMVerifiable`).
  func verify()
}

extension Verifiable {
  /// Verifies every stored property that is verifiable, also those of superclasses, and elements of
  /// collections.
  ///
  /// ```swift
  /// subscriber.verify()  // its counters and its matchers
  /// ```
  ///
  /// Objects that refer to each other are verified once.
  ///
  /// From OCHandMock (`HMVerifier`).
  public func verify() { Verifier.verify(partsOf: self) }
}

/// Finds what is verifiable in an object.
enum Verifier {
  /// The objects whose parts are being verified, which may refer to each other.
  @TaskLocal private static var underWay: Set<ObjectIdentifier> = []

  static func verify(partsOf object: Any) {
    guard type(of: object) is AnyClass else { return verify(Mirror(reflecting: object)) }
    let id = ObjectIdentifier(object as AnyObject)
    guard !underWay.contains(id) else { return }
    $underWay.withValue(underWay.union([id])) { verify(Mirror(reflecting: object)) }
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
