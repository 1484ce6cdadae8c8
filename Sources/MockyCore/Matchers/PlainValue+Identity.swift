extension PlainValue {
  /// True if a value is the given class instance itself.
  static func isSame(_ value: Any, _ object: AnyObject) -> Bool {
    type(of: value) is AnyClass && (value as AnyObject) === object
  }

  /// The type whose `==` compares a value. For a class, it is the topmost class that has one, so
  /// that instances of its subclasses can be compared with each other.
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

  /// Returns words that distinguish a value from an expected one that looks alike; nil if they look
  /// different.
  static func contrast(of actual: Any, to expected: Any) -> String? {
    let texts = (ValueText.rendered(actual), ValueText.rendered(expected))
    guard texts.0.isWhole, texts.1.isWhole, texts.0.text == texts.1.text,
      let actual = Optionals.unwrapped(actual), let expected = Optionals.unwrapped(expected)
    else { return nil }
    let shown = texts.0.short
    if type(of: actual) != type(of: expected) { return "\(shown) (\(type(of: actual)))" }
    let isObject = type(of: actual) is AnyClass && equatableType(of: actual).isNil
    return "\(shown), which is \(isObject ? "another instance" : "not equal")"
  }
}
