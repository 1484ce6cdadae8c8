/// Compares values whose types may be hidden behind `any P`, `Any` or optionals.
enum PlainEquality {
  /// How two values of a type are compared; nil if they cannot be.
  ///
  /// Equality where the value's own type is `Equatable`, identity for class instances and types.
  static func comparison(with expected: Any) -> ((Any) -> Bool)? {
    guard let expected = Optionals.unwrapped(expected) else {
      return { Optionals.unwrapped($0) == nil }
    }
    if let type = equatableType(of: expected) { return equality(as: type, with: expected) }
    if let type = expected as? Any.Type { return { ($0 as? Any.Type).map { $0 == type } ?? false } }
    guard Swift.type(of: expected) is AnyClass else { return nil }
    let object = expected as AnyObject
    return { Optionals.unwrapped($0).map { isSame($0, object) } ?? false }
  }

  /// Whether a value is the given class instance itself.
  static func isSame(_ value: Any, _ object: AnyObject) -> Bool {
    Swift.type(of: value) is AnyClass && (value as AnyObject) === object
  }

  /// What sets a value apart from the expected one, where both look the same; nil if they do not.
  static func contrast(of actual: Any, to expected: Any) -> String? {
    let text = ValueText.unbounded(actual)
    guard text == ValueText.unbounded(expected), let actual = Optionals.unwrapped(actual),
      let expected = Optionals.unwrapped(expected)
    else { return nil }
    let shown = ValueText.bounded(text)
    if type(of: actual) != type(of: expected) { return "\(shown) (\(type(of: actual)))" }
    let isEquatable = equatableType(of: actual) != nil
    return "\(shown), which is \(isEquatable ? "not equal" : "another instance")"
  }

  /// The type whose `==` compares a value: of a class the first that has one, so that instances of
  /// its subclasses can be compared with each other.
  private static func equatableType(of value: Any) -> (any Equatable.Type)? {
    guard var type = type(of: value) as? any Equatable.Type, type is AnyClass else {
      return Swift.type(of: value) as? any Equatable.Type
    }
    var ancestor = Mirror(reflecting: value).superclassMirror
    while let mirror = ancestor {
      type = mirror.subjectType as? any Equatable.Type ?? type
      ancestor = mirror.superclassMirror
    }
    return type
  }

  private static func equality<Value: Equatable>(
    as type: Value.Type, with expected: Any
  ) -> ((Any) -> Bool)? {
    guard let expected = expected as? Value else { return nil }
    return { actual in (actual as? Value).map { $0 == expected } ?? false }
  }
}
