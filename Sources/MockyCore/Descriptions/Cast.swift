/// Gives back the type that a value had before it passed through the untyped engine.
///
/// Only where the types are known to agree: a call is taken only by an expectation whose matchers
/// have its arguments' types and which has its result's type. Elsewhere `as?` is used, and a failure
/// reported.
@inline(__always)
func cast<Value>(_ value: Any, to type: Value.Type = Value.self) -> Value {
  // It cannot fail, and there would be no value to go on with.
  value as! Value
}
