/// A mock that a call returned because nothing else was said.
///
/// `@unchecked Sendable`: `mock` is touched under the context's lock only.
final class ReturnedMock: @unchecked Sendable {
  /// The first call that returned it; another with the same arguments returns it, too.
  let invocation: Invocation
  let mockObject: MockObject
  let type: any MakeableMock.Type
  /// The mock itself; nil until it has been made, outside the lock.
  var mock: (any Mock)?

  init(_ invocation: Invocation, _ mockObject: MockObject, _ type: any MakeableMock.Type) {
    self.invocation = invocation
    self.mockObject = mockObject
    self.type = type
  }

  /// Whether a call is answered with this mock.
  ///
  /// Runs the users' `==`: never under the lock.
  func answers(_ other: Invocation) -> Bool {
    let arguments = (invocation.arguments, other.arguments)
    return arguments.0.count == arguments.1.count
      && zip(arguments.0, arguments.1).allSatisfy(Self.isSame)
  }

  /// Equal, or the same object; of what cannot be compared, what messages show.
  private static func isSame(_ left: Any, _ right: Any) -> Bool {
    let left = ObjectCast.inoutArgument(left)?.initialValue ?? left
    let right = ObjectCast.inoutArgument(right)?.initialValue ?? right
    if let plain = PlainValue.of(left) { return plain.isEqual(to: right) }
    return ValueText.of(left) == ValueText.of(right)
  }
}

/// The calls that may return one mock, but for those arguments that have no lasting hash.
struct ReturnedMockKey: Hashable {
  private let mock: ObjectIdentifier
  private let member: String
  private let type: ObjectIdentifier
  private let arguments: [Int]

  /// Runs the users' `hash` and descriptions: never under the lock.
  init(_ invocation: Invocation) {
    mock = ObjectIdentifier(invocation.mock)
    member = invocation.member.key
    type = ObjectIdentifier(invocation.returnType)
    arguments = invocation.arguments.map(Self.hash)
  }

  /// The same for arguments that are the same; the objects of a class that has its own `==` all
  /// have one, for what they are equal by may change.
  private static func hash(of argument: Any) -> Int {
    let argument = ObjectCast.inoutArgument(argument)?.initialValue ?? argument
    switch PlainValue.of(argument) {
    case nil: return ValueText.of(argument).hashValue
    case let object as PlainObject:
      return ObjectIdentifier(object.value as AnyObject).hashValue
    case let plain?:
      let isObject = Swift.type(of: plain.value) is AnyClass
      return isObject ? 0 : PlainValue.hash(of: plain.value) ?? 0
    }
  }
}
