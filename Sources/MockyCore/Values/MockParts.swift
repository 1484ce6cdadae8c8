/// Makes the values that an initializer takes, for a value that a generated mock makes up.
@_documentation(visibility: internal)
public struct MockParts {
  /// The maximum depth of values inside values, for initializers that take each other's types.
  private static let depthLimit: Int = 16

  let mock: any Mock.Type
  let defaults: DefaultValues
  var depth: Int = 0

  /// Returns a default value, or one that the mock makes up.
  /// - Throws: an error if there is neither.
  public func callAsFunction<Part>() throws -> Part {
    if let value = defaults.value(for: Part.self) ?? madeUp() { return value }
    throw DefaultValues.NoValue()
  }

  /// Returns a value that the mock makes up; nil if it knows no way.
  func madeUp<Value>() -> Value? {
    guard depth < Self.depthLimit else { return nil }
    let parts = MockParts(mock: mock, defaults: defaults, depth: depth + 1)
    return mock.mockValue(of: Value.self, parts) as? Value
  }
}
