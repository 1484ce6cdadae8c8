import MockyGenerator

/// A problem that keeps a mock from being written, at its place in a source.
package struct SourceProblem: Error, Equatable, Sendable, CustomStringConvertible {
  package let path: String
  package let position: SourcePosition
  package let message: String
  /// A Boolean value that indicates whether all is written in spite of it.
  package var isWarning = false

  /// The form of compilers' messages, so that editors lead to the place.
  package var description: String {
    "\(path):\(position): \(isWarning ? "warning" : "error"): \(message)"
  }
}
