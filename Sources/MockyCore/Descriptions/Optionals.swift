/// Looks through optionals whose type is not known, also nested ones.
package enum Optionals {
  /// The value inside any number of optionals; nil if one of them is nil.
  package static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any AnyOptional else { return value }
    return optional.wrappedValue.flatMap(unwrapped)
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
