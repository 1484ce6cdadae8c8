/// Makes the values that an initializer takes, for a value that a generated mock makes up.
@_documentation(visibility: internal)
public struct MockParts {
  /// The maximum depth of values inside values, for initializers that take each other's types.
  private static let depthLimit: Int = 16

  let mock: any Mock.Type
  let defaults: DefaultValues
  /// The call that returns the value.
  let call: Invocation
  /// The types of the values that are being made, outermost first.
  var types: [Any.Type] = []

  /// Returns a default value, a nice mock, or a value that the mock makes up.
  /// - Throws: an error if there is neither.
  public func callAsFunction<Part>() throws -> Part {
    let value = defaults.value(for: Part.self) ?? call.mock.context.mock(inside: call) ?? madeUp()
    if let value { return value }
    throw DefaultValues.NoValue()
  }

  /// Returns a value that the mock makes up; nil if it knows no way.
  func madeUp<Value>() -> Value? {
    if Value.self == (any Error).self { return MadeUpError() as? Value }
    // A type inside itself would never end, and an enum then tries its next case.
    guard types.count < Self.depthLimit, !types.contains(where: { $0 == Value.self }) else {
      return nil
    }
    let parts = MockParts(
      mock: mock, defaults: defaults, call: call, types: types + [Value.self])
    if let result = Value.self as? any MadeOfParts.Type { return result.made(of: parts) as? Value }
    return mock.mockValue(of: Value.self, parts) as? Value
  }
}

/// A type of the standard library that is made of another type.
private protocol MadeOfParts {
  static func made(of part: MockParts) -> Any?
}

extension Result: MadeOfParts {
  fileprivate static func made(of part: MockParts) -> Any? { try? Result.success(part()) }
}

/// The error of a call that must return one.
private struct MadeUpError: Error, CustomStringConvertible {
  var description: String { "an error that Mocky made up" }
}
