/// Says of a call of a generic member that its expectation gave it a value of another type.
struct WrongTypeReport {
  let failure: MockFailure

  init(_ invocation: Invocation, value: Any, returning: Any.Type) {
    let context = invocation.mock.context
    let taker = context.update { _ in invocation.takenBy }
    let text = "\(ValueText.of(value)) (\(type(of: value)))"
    failure = MockFailure(
      kind: .misuse,
      message: "\(invocation.text): returns \(returning), but was given \(text)",
      position: taker?.position ?? context.origin)
  }
}
