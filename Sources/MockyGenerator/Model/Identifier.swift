/// A name and its place.
package struct Identifier: Sendable, CustomStringConvertible {
  /// The name in the source, with its backticks.
  package var text: String
  package var range: SourceRange

  package init(_ text: String, _ range: SourceRange = .nowhere) {
    (self.text, self.range) = (text, range)
  }

  /// The name without backticks.
  package var bare: String { text.bare }

  package var description: String { text }
}

extension String {
  /// The name without backticks.
  var bare: String { hasPrefix("`") ? String(dropFirst().dropLast()) : self }
}
