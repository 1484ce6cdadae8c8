extension PlainValue {
  /// The type whose `==` compares a value: of a class the first that has one, so that instances of
  /// its subclasses can be compared with each other.
  static func equatableType(of value: Any) -> (any Equatable.Type)? {
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

  /// What sets a value apart from the expected one, where both look the same; nil if they do not.
  static func contrast(of actual: Any, to expected: Any) -> String? {
    let texts = (ValueText.made(of: actual), ValueText.made(of: expected))
    guard texts.0.isWhole, texts.1.isWhole, texts.0.text == texts.1.text,
      let actual = Optionals.unwrapped(actual), let expected = Optionals.unwrapped(expected)
    else { return nil }
    let shown = texts.0.shown
    if type(of: actual) != type(of: expected) { return "\(shown) (\(type(of: actual)))" }
    let isObject = type(of: actual) is AnyClass && equatableType(of: actual) == nil
    return "\(shown), which is \(isObject ? "another instance" : "not equal")"
  }
}
