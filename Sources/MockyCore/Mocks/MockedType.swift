/// A mock's type, whose static members and initializers are called without a mock.
final class MockedType: Sendable {
  let id: ObjectIdentifier
  /// The type's name: "MockClock".
  let name: MockTypeName
  private let type: any Mock.Type

  init(_ type: (some Mock).Type) {
    id = ObjectIdentifier(type)
    name = MockTypeName(of: type)
    self.type = type
  }

  /// The target of forwarded calls of its members.
  var target: Forwarding.Target { Forwarding.target(of: type) }

  /// The reason why the type must not be mocked; nil if it may.
  var refusal: Misuse? { type.refusal }
}
