/// An import that the written file repeats.
package struct ImportDeclaration: Hashable, Sendable {
  /// The text without access modifiers, which do not matter to a test.
  package var text: String
  package var module: String
  package var conditions: [Condition] = []
  /// A Boolean value that indicates whether declarations that other modules see may name the imported ones.
  package var isPublic = false
  /// A Boolean value that indicates whether an access is written before it.
  package var hasAccess = false

  package init(text: String, module: String, conditions: [Condition] = []) {
    (self.text, self.module, self.conditions) = (text, module, conditions)
  }

  /// The kind of an import, in the order of the groups in a file.
  package enum Kind: CaseIterable { case module, declaration, testable }

  package var kind: Kind {
    if text.contains("@testable ") { return .testable }
    return text.hasSuffix("import \(module)") ? .module : .declaration
  }
}
