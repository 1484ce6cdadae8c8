/// A type under another name: between angle brackets types can be written that cannot stand in an
/// expression, such as `[()]`.
public typealias __Itself<Value> = Value
