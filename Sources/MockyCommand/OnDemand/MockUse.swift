import MockyGenerator

/// A place in the tests that names a mock.
struct MockUse {
  let path: String
  let position: SourcePosition
  /// The names before the mock's name: `Shop.Desk` for `Shop.Desk.MockSubscriber`.
  let qualifier: String?
  /// The modules that the file imports.
  let imports: Set<String>
}
