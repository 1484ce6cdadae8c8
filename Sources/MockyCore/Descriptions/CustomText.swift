/// The texts that types give their values for messages alone.
package enum CustomText {
  private static let ofTests = Locked(Optional<@Sendable (Any) -> String?>.none)
  private static let mirrorsOfTests = Locked(Optional<@Sendable (Any) -> Mirror>.none)

  /// Sets the functions that return the texts and the parts of the test framework's own protocols.
  package static func use(
    _ text: @escaping @Sendable (Any) -> String?,
    mirror: @escaping @Sendable (Any) -> Mirror = { Mirror(reflecting: $0) }
  ) {
    ofTests.withLock { $0 = text }
    mirrorsOfTests.withLock { $0 = mirror }
  }

  /// Returns a mirror with the parts of a value that messages show.
  static func mirror(of value: Any) -> Mirror {
    mirrorsOfTests.value?(value) ?? Mirror(reflecting: value)
  }

  /// Returns the text of a value; nil if its type has none.
  static func of(_ value: Any) -> String? {
    if let value = value as? any CustomMockStringConvertible { return value.mockDescription }
    return value is any CustomStringConvertible ? nil : ofTests.value?(value)
  }
}

/// A type whose values have a text of their own in Mocky's messages.
///
/// ```swift
/// extension Person: CustomMockStringConvertible {
///   var mockDescription: String { name }
/// }
/// ```
///
/// Failures, histories and transcripts show this text instead of the value's parts. A type that
/// conforms to Swift Testing's `CustomTestStringConvertible` has its text there, if it has no other.
/// Write the conformance in the tests, with `@retroactive` if the type belongs to another package.
///
/// From Swift Testing (`CustomTestStringConvertible`).
public protocol CustomMockStringConvertible {
  /// The text of the value in messages.
  var mockDescription: String { get }
}
