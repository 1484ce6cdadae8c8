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
