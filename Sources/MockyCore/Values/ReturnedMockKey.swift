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

  /// A hash, which is equal for equal arguments. All objects of a class with an `==` of its own
  /// have one hash, because the values by which they are equal may change.
  private static func hash(of argument: Any) -> Int {
    let argument = ObjectCast.inoutArgument(argument)?.initialValue ?? argument
    switch PlainValue.of(argument) {
    case nil: return ValueText.of(argument).hashValue
    case let object as NonequatablePlainValue where object.isObject:
      return ObjectIdentifier(object.value as AnyObject).hashValue
    case let plain?:
      let isObject = Swift.type(of: plain.value) is AnyClass
      return isObject ? 0 : PlainValue.hash(of: plain.value) ?? 0
    }
  }
}
