/// Says of a call that it has to return a value which nobody gave and nobody can make.
struct MissingValueReport {
  private let invocation: Invocation
  private let returnType: Any.Type

  init(_ invocation: Invocation, returning: Any.Type) {
    self.invocation = invocation
    returnType = returning
  }

  var failure: MockFailure {
    let context = invocation.mock.context
    let taker = context.update { _ in invocation.takenBy }
    let position = taker?.position ?? context.origin
    var report = Report("\(invocation.text): no value to return, of type \(returnType)")
    if let taker { report.add("expected at", taker.position.text) }
    report.add("give it one", "with .then.returns(…) where the call is expected,")
    report.add(
      "", "or for all calls with context.setDefault(…, for: \(returnType).self)",
      under: "give it one")
    return MockFailure(kind: .misuse, message: report.text, position: position)
  }
}
