import Foundation

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
