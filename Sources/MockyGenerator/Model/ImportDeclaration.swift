/// An import that the written file repeats.
package struct ImportDeclaration: Sendable {
  /// The text without access modifiers, which do not matter to a test.
  package var text: String
  package var module: String
  package var conditions: [Condition]
  /// A Boolean value that indicates whether declarations that other modules see may name the imported ones.
  package var isPublic: Bool
  /// A Boolean value that indicates whether an access is written before it.
  package var hasAccess: Bool

  package init(
    text: String, module: String, conditions: [Condition] = [], isPublic: Bool = false,
    hasAccess: Bool = false
  ) {
    (self.text, self.module, self.conditions) = (text, module, conditions)
    (self.isPublic, self.hasAccess) = (isPublic, hasAccess)
  }
}
