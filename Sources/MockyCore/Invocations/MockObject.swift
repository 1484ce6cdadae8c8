/// The part of a mock that talks to its context: records calls, finds what they mean, answers.
///
/// A mock holds one and hands every call to it; see ``Mock`` for what that looks like.
public final class MockObject: Sendable {
  /// The mock's name, as failure messages give it.
  public let name: String
  /// The name of the mock's type.
  let typeName: String
  let strictness: Strictness
  package let context: Context
  /// What is expected of the mock.
  let table = MockTable()

  init(
    name: String, typeName: String, strictness: Strictness, context: Context
  ) {
    self.name = name
    self.typeName = typeName
    self.strictness = strictness
    self.context = context
  }
}
