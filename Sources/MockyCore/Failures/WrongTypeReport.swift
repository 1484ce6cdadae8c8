/// Says of a call that its expectation gave it a value or an error of another type.
///
/// That happens in generic members, and where the parts of a mock written by hand do not agree.
struct WrongTypeReport {
  let failure: MockFailure

  init(_ invocation: Invocation, value: Any, returning: Any.Type) {
    self.init(invocation, given: value, but: "returns \(returning)")
  }

  init(_ invocation: Invocation, error: any Error, throwing: any Error.Type) {
    let isNever = throwing == Never.self
    self.init(invocation, given: error, but: isNever ? "cannot throw" : "throws \(throwing)")
  }

  private init(_ invocation: Invocation, given value: Any, but words: String) {
    let context = invocation.mock.context
    let taker = context.update { _ in invocation.takenBy }
    let text = "\(ValueText.of(value)) (\(type(of: value)))"
    failure = MockFailure(
      kind: .misuse,
      message: "\(invocation.text): \(words), but was given \(text)",
      position: taker?.position ?? context.origin)
  }
}
