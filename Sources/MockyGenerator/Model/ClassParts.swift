/// What a class has that a protocol has not.
package struct ClassParts: Sendable {
  /// `class Cache<Key: Hashable, Value>`
  package var genericParameters: [GenericParameter]
  /// What could not be read in it.
  package var problems: [SyntaxProblem]
  /// Whether members of its superclasses stand among its own.
  package var hasInheritedMembers = false
}
