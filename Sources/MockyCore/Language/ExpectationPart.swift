/// A type that can be a part of a `check`, `byDefault` or `verify` block.
///
/// The parts are expectations, and the groups that `whenState`, `inSequence`, `because`,
/// `inOrder`, `anyOf` and `lenient` return. Don't conform your own types to it.
public protocol ExpectationPart {
  /// The expectations of the part.
  @_documentation(visibility: internal)
  var contents: ExpectationGroup { get }
}
