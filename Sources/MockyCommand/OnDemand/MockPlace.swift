import MockyGenerator

/// The place of a mock.
struct MockPlace {
  /// The test target's module.
  let module: String
  let enclosing: [String]
  /// All modules that its file imports.
  var imports: Set<String>
  /// The classes whose nested types the mock inherits, each with the types around it.
  var superclasses: [[String]] = []
  /// A Boolean value that indicates whether the tests run defaults of extensions.
  var runsDefaults = false
  /// The access of the mock; nil unless other modules see it.
  var access: Modifier?
}
