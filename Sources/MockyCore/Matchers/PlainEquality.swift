/// Compares values whose types may be hidden behind `any P`, `Any` or optionals.
enum PlainEquality {
  /// How two values of a type are compared; nil if they cannot be.
  ///
  /// Equality where the value's own type is `Equatable`, identity for class instances and types.
  static func comparison(with expected: Any) -> ((Any) -> Bool)? {
    guard let expected = Optionals.unwrapped(expected) else {
      return { Optionals.unwrapped($0) == nil }
    }
    if let equatable = expected as? any Equatable { return equality(with: equatable) }
    if let type = expected as? Any.Type { return { ($0 as? Any.Type).map { $0 == type } ?? false } }
    guard Swift.type(of: expected) is AnyClass else { return nil }
    let object = expected as AnyObject
    return { Optionals.unwrapped($0).map { isSame($0, object) } ?? false }
  }

  /// Whether a value is the given class instance itself.
  static func isSame(_ value: Any, _ object: AnyObject) -> Bool {
    Swift.type(of: value) is AnyClass && (value as AnyObject) === object
  }

  private static func equality<Value: Equatable>(with expected: Value) -> (Any) -> Bool {
    { actual in (actual as? Value).map { $0 == expected } ?? false }
  }
}
