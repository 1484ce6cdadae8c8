/// The part of a mock that talks to its context: records calls, finds what they mean, answers.
///
/// A mock holds one and hands every call to it; see ``Mock`` for what that looks like.
public final class MockObject: Sendable {
  /// The mock's name, as failure messages give it.
  public let name: String
  /// The name of the mock's type.
  let typeName: String
  /// Counts the mocks of a context, so that each has a place of its own in its tables.
  let number: Int
  let strictness: Strictness
  package let context: Context

  init(
    name: String, typeName: String, number: Int, strictness: Strictness, context: Context
  ) {
    self.name = name
    self.typeName = typeName
    self.number = number
    self.strictness = strictness
    self.context = context
  }
}
