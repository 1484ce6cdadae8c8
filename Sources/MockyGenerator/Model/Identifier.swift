/// A name, and where it stands.
package struct Identifier: Sendable, CustomStringConvertible {
  /// As it is written, with its backticks.
  package var text: String
  package var range: SourceRange

  package init(_ text: String, _ range: SourceRange) {
    self.text = text
    self.range = range
  }

  /// The name without backticks.
  package var bare: String {
    text.utf8.first == UInt8(ascii: "`") ? String(text.dropFirst().dropLast()) : text
  }

  package var description: String { text }
}
