/// Gives back the type that a value had before it passed through the untyped engine.
///
/// Expectations and calls of one member are written from one declaration, so that the types agree.
/// Where they can differ, in generic members, `as?` is used and a failure reported.
@inline(__always)
func cast<Value>(_ value: Any, to type: Value.Type = Value.self) -> Value {
  // A wrong type here is a defect of a mock written by hand; there is no value to go on with.
  value as! Value
}
