/// The place where a test, or its end, asserted that a context is satisfied.
package enum AssertionPlace: Sendable {
  /// By an assertion on this line.
  case line(SourcePosition)
  /// By the adapter, when the test was over.
  case endOfTest

  var text: String {
    switch self {
    case .line(let position): "verified at \(position.text)"
    case .endOfTest: "verified at the end of its test"
    }
  }
}
