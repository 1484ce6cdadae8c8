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
/// If types are on the main actor by default, declare your own `verify()` as `nonisolated`, or it
/// is found on the main actor only.
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
