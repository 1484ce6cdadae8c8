import MockyGenerator

/// A problem that keeps a mock from being written, at its place in a source.
package struct SourceProblem: Error, Equatable, Sendable, CustomStringConvertible {
  package var path: String
  package var position: SourcePosition
  package var message: String
  /// A Boolean value that indicates whether all is written in spite of it.
  package var isWarning = false

  package init(_ message: String, path: String, position: SourcePosition) {
    self.message = message
    self.path = path
    self.position = position
  }

  /// The form of compilers' messages, so that editors lead to the place.
  package var description: String {
    "\(path):\(position): \(isWarning ? "warning" : "error"): \(message)"
  }
}
