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
