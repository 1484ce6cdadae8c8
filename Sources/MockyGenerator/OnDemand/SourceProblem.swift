/// What keeps a mock from being written, at its place in a source.
package struct SourceProblem: Error, Equatable, Sendable, CustomStringConvertible {
  package var path: String
  package var position: SourcePosition
  package var message: String
  /// Whether all is written nevertheless.
  package var isWarning = false

  package init(_ message: String, path: String, position: SourcePosition) {
    self.message = message
    self.path = path
    self.position = position
  }

  /// As compilers say it, so that editors lead to the place.
  package var description: String {
    "\(path):\(position): \(isWarning ? "warning" : "error"): \(message)"
  }
}
