/// Says of a call that it was to be handed to the real object or to `super` and cannot be.
///
/// A member may have no way to hand its call on: one with variadic parameters, say.
struct NotForwardedReport {
  let failure: MockFailure

  /// - Parameter reason: why; what the member says itself if not given.
  init(_ invocation: Invocation, because reason: String?) {
    let mock = invocation.mock
    let taker = mock.context.update { _ in invocation.takenBy }
    let origin = mock.context.origin
    let site = CallSite.ofCall(mockType: mock.typeName.text, in: mock.context.testPlace)
    var report = Report("\(invocation.text): cannot be forwarded")
    if let place = site?.text { report.add("called from", place) }
    if let taker { report.add("expected at", taker.position.text) }
    if let reason = reason ?? invocation.obstacle?.text { report.add("because", reason) }
    report.add("stub it", "with .then.returns(…) or .then.performs { … }")
    failure = MockFailure(
      kind: .misuse, message: report.text,
      position: taker?.position ?? site?.testPosition ?? origin)
  }
}

extension Invocation {
  /// Reports that the call cannot be handed on.
  func failToForward(because reason: String? = nil) {
    mock.context.fail(.misuse, of: self) { NotForwardedReport(self, because: reason).failure }
  }
}
