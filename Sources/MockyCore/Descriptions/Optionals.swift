/// Looks through optionals whose type is not known, also nested ones.
package enum Optionals {
  /// The value inside any number of optionals; nil if one of them is nil.
  package static func unwrapped(_ value: Any) -> Any? {
    var value = value
    // No recursion: `Any` can hide any number of them.
    while let optional = value as? any AnyOptional {
      guard let wrapped = optional.wrappedValue else { return nil }
      value = wrapped
    }
    return value
  }

  /// A value inside as many optionals as a type has; the value itself where that is no optional.
  static func wrapped(_ value: Any, as type: Any.Type) -> Any {
    (type as? any AnyOptional.Type)?.wrapping(value) ?? value
  }
}

private protocol AnyOptional {
  var wrappedValue: Any? { get }
  static func wrapping(_ value: Any) -> Any?
}

extension Optional: AnyOptional {
  fileprivate var wrappedValue: Any? { self }
  fileprivate static func wrapping(_ value: Any) -> Any? {
    (Optionals.wrapped(value, as: Wrapped.self) as? Wrapped).map { Optional.some($0) as Any }
  }
}
