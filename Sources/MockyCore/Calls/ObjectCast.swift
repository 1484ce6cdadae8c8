/// Gives back the type that a value had before it passed through the untyped engine. Only where the
/// types are known to agree: a call is taken only by an expectation whose matchers have its
/// arguments' types and which has its result's type. Elsewhere `as?` is used, and a failure
/// reported.
@inline(__always)
func cast<Value>(_ value: Any, to type: Value.Type = Value.self) -> Value {
  // It cannot fail, and there would be no value to go on with.
  value as! Value
}

/// Examines an argument of unknown type. Only objects are cast: a cast to a class-bound protocol
/// would first turn an array or a set into a Foundation object, element by element.
enum ObjectCast {
  /// The ``Inout`` that an argument is.
  static func inoutArgument(_ argument: Any) -> (any InoutArgument)? {
    type(of: argument) is AnyClass ? argument as? any InoutArgument : nil
  }

  /// The mock that a value is.
  static func mock(_ value: Any) -> (any Mock)? {
    type(of: value) is AnyClass ? value as? any Mock : nil
  }
}
