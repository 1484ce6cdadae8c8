/// A range of source, as offsets into its UTF-8.
package struct SourceRange: Hashable, Sendable {
  package var start: Int
  /// The offset after the last byte.
  package var end: Int

  package init(_ start: Int, _ end: Int) {
    (self.start, self.end) = (start, end)
  }

  /// The range of a part that no source has.
  package static let nowhere = SourceRange(0, 0)
}

/// A place in a source, counted as editors do.
package struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  package var line: Int
  /// The column in bytes of UTF-8, from 1.
  package var column: Int

  package init(line: Int, column: Int) {
    (self.line, self.column) = (line, column)
  }

  package var description: String { "\(line):\(column)" }
}
