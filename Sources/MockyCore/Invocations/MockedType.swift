/// A mock's type, whose static members and initializers are called without a mock.
struct MockedType: Sendable {
  let id: ObjectIdentifier
  /// The type's name: "MockClock".
  let name: MockTypeName
  private let type: any Mock.Type

  init(_ type: (some Mock).Type) {
    id = ObjectIdentifier(type)
    name = MockTypeName(of: type)
    self.type = type
  }

  /// What calls of its members can be handed to.
  var target: Forwarding.Target { Forwarding.target(of: type) }

  /// Why the type must not be mocked; nil if it may.
  var refusal: String? { type.refusal }
}

extension Mock {
  /// What records the calls of the type's static members and answers them.
  ///
  /// ```swift
  /// static func now() -> Int { mockObject.call("now()", returning: Int.self) }
  /// ```
  ///
  /// It belongs to the context of the current task, as the trait `.mockery` and
  /// ``Mockery/run(_:)-3qlz3`` set it, else to the only live context that expects something of the
  /// type. Where several do, it is misuse in each of them.
  public static nonisolated var mockObject: MockObject { TypeCalls.object(for: MockedType(self)) }
}
