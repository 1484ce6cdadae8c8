/// An import as it is to be repeated.
struct ImportDeclaration: Hashable, Sendable {
  /// Without access modifiers, which say nothing to a test.
  var text: String
  var module: String
  var conditions: [Condition] = []
}
