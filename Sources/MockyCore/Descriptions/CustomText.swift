/// The texts that types give their values for messages alone.
package enum CustomText {
  private static let ofTests = Locked(Optional<@Sendable (Any) -> String?>.none)

  /// Sets the function that returns the texts of the test framework's own protocol.
  package static func use(_ text: @escaping @Sendable (Any) -> String?) {
    ofTests.withLock { $0 = text }
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
