/// A stretch of source, as offsets into its UTF-8.
package struct SourceRange: Hashable, Sendable {
  package var start: Int
  /// The offset after the last byte.
  package var end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }
}
