/// The part of a mock that talks to its context: records calls, finds what they mean, answers.
///
/// ```swift
/// func receive(_ message: String) { mockObject.call("receive(_:)", [message]) }
/// ```
///
/// A mock holds one and hands every call to it; see ``Mock`` for what that looks like.
public final class MockObject: Sendable {
  /// The mock's name, as failure messages give it.
  ///
  /// ```swift
  /// print(subscriber.mockObject.name)  // subscriber
  /// ```
  public let name: String
  /// The name of the mock's type.
  let typeName: MockTypeName
  /// Ignores calls of members that nothing mentions.
  let isNice: Bool
  package let context: Context
  /// What is expected of the mock.
  let table = MockTable()
  /// Where its calls go on to.
  let forwarding: Forwarding

  init(
    name: String, typeName: MockTypeName, strictness: Strictness, context: Context,
    forwarding target: Forwarding.Target = .nothing
  ) {
    self.name = name
    self.typeName = typeName
    isNice = strictness == .nice
    self.context = context
    forwarding = Forwarding(to: target)
  }
}
