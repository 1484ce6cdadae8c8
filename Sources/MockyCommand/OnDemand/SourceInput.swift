/// A source before it is read: its path, its module, its text.
package struct SourceInput: Sendable {
  package var path: String
  /// The module that it is compiled into.
  package var module: String
  package var bytes: [UInt8]

  /// The flags that only its module is compiled with.
  package var flags: Set<String> = []
  /// The words that its module's settings imply, but not those of the tests.
  package var impliedWords: Set<ImpliedWord> = []
  /// A Boolean value that indicates whether its module's declarations may be on the main actor by default. Without a
  /// manifest, nothing is known of that.
  package var mayBeOnMainActor = false

  package init(path: String, module: String, bytes: [UInt8]) {
    (self.path, self.module, self.bytes) = (path, module, bytes)
  }

  func problem(_ message: String, at offset: Int, isWarning: Bool = false) -> SourceProblem {
    let position = SourcePositions(of: bytes)[offset]
    return SourceProblem(path: path, position: position, message: message, isWarning: isWarning)
  }
}
