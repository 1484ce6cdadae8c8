/// What the type alias of a function has that a protocol has not.
package struct FunctionParts: Sendable {
  /// The names of its arguments, `_` for those that have none.
  package var argumentNames: [String]
  /// The global actor that it runs on.
  package var actor: Attribute?
  /// Why no closure can be of its type.
  package var problem: Problem?

  /// What a mock cannot stand in for.
  package enum Problem: Sendable {
    /// A function of C, which holds on to nothing.
    case convention(String, SourceRange)
    /// A generic parameter that is no type.
    case genericParameter(GenericParameter)
  }
}
