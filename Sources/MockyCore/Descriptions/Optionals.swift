/// Looks through optionals whose type is not known, also nested ones.
package enum Optionals {
  /// The value inside any number of optionals; nil if one of them is nil.
  package static func unwrapped(_ value: Any) -> Any? { opened(value).value }

  /// In how many optionals nil is: none in `nil`, one in `.some(nil)`; nil of a value.
  static func nilDepth(of value: Any) -> Int? {
    let opened = opened(value)
    return opened.value.isNil ? opened.depth : nil
  }

  /// The value inside any number of optionals, and how many have something in them.
  static func opened(_ value: Any) -> (value: Any?, depth: Int) {
    var (value, depth) = (value, 0)
    // No recursion: `Any` can hide any number of them.
    while let optional = value as? any __OptionalValue {
      guard let wrapped = optional.optionalValue else { return (nil, depth) }
      (value, depth) = (wrapped, depth + 1)
    }
    return (value, depth)
  }

  /// The type inside any number of optionals.
  static func unwrapped(_ type: Any.Type) -> Any.Type {
    (type as? any __OptionalValue.Type).map { unwrapped($0.wrappedType) } ?? type
  }

  /// Returns a value inside as many optionals as a type has; the value itself if the type isn't
  /// optional.
  static func wrapped(_ value: Any, as type: Any.Type) -> Any {
    (type as? any __OptionalValue.Type)?.wrapping(value) ?? value
  }
}

extension __OptionalValue {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
  fileprivate static func wrapping(_ value: Any) -> Any? {
    (Optionals.wrapped(value, as: Wrapped.self) as? Wrapped).map { Optional.some($0) as Any }
  }
}

extension Optional {
  /// True for nil. The compiler compares all there is for `== nil`, which costs three times as much.
  var isNil: Bool { if case .none = self { true } else { false } }
}
