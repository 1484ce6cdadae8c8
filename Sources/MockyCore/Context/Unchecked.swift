/// Carries a value that stays in one task, which the compiler can't see. `@unchecked Sendable`: the
/// caller waits until the receiver has finished.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
