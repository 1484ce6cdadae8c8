/// A name and its place.
package struct Identifier: Sendable, CustomStringConvertible {
  /// The name in the source, with its backticks.
  package var text: String
  package var range: SourceRange

  package init(_ text: String, _ range: SourceRange) {
    self.text = text
    self.range = range
  }

  /// The name without backticks.
  package var bare: String {
    text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }

  package var description: String { text }
}
