/// An import as it is to be repeated.
struct ImportDeclaration: Hashable, Sendable {
  /// Without access modifiers, which say nothing to a test.
  var text: String
  var module: String
  var conditions: [Condition] = []

  /// What is imported, in the order of the groups in a file.
  enum Kind: CaseIterable { case module, declaration, testable }

  var kind: Kind {
    if text.contains("@testable ") { return .testable }
    return text.hasSuffix("import \(module)") ? .module : .declaration
  }
}
