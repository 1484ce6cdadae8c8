/// Restores the type that a value had before it passed through the untyped engine. Use it only if
/// the types agree: an expectation takes only calls with its argument and result types. Elsewhere,
/// use `as?` and report a failure.
@inline(__always)
func cast<Value>(_ value: Any, to type: Value.Type = Value.self) -> Value {
  // It can't fail, and there would be no other value.
  value as! Value
}

/// Examines an argument of unknown type. Only objects are cast: a cast to a class-bound protocol
/// would first turn an array or a set into a Foundation object, element by element.
enum ObjectCast {
  /// Returns the argument as an ``Inout``; nil if it is none.
  static func inoutArgument(_ argument: Any) -> (any InoutArgument)? {
    type(of: argument) is AnyClass ? argument as? any InoutArgument : nil
  }

  /// Returns the value as a mock; nil if it is none.
  static func mock(_ value: Any) -> (any Mock)? {
    type(of: value) is AnyClass ? value as? any Mock : nil
  }
}
