/// Looks through optionals whose type is not known, also nested ones.
package enum Optionals {
  /// The value inside any number of optionals; nil if one of them is nil.
  package static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any AnyOptional else { return value }
    return optional.wrappedValue.flatMap(unwrapped)
  }

  /// A value as another type; nil if it is of another.
  ///
  /// Swift's own `as?` gives an optional type's nil also for a value that is there, but of another
  /// type.
  package static func cast<Value>(_ value: Any, to type: Value.Type = Value.self) -> Value? {
    guard let result = value as? Value else { return nil }
    guard type is any AnyOptional.Type, unwrapped(result) == nil else { return result }
    return unwrapped(value) == nil ? result : nil
  }
}

private protocol AnyOptional {
  var wrappedValue: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate var wrappedValue: Any? { self }
}
