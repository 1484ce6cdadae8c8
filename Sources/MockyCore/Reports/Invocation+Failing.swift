extension Invocation {
  /// The place of the expectation that handles the call, and the test's reason for it.
  var taker: (line: ExpectationLine?, reason: String?) {
    mock.context.update { state in
      (takenBy, state.table.all.first { $0.line === takenBy }?.reasonText)
    }
  }

  /// Reports that the call can't be forwarded to the real object or to `super`. For example, a
  /// member with variadic parameters can't forward its call.
  /// - Parameter reason: the reason; the member's own reason if nil.
  func failToForward(because reason: String? = nil) {
    mock.context.fail(.misuse, of: self) {
      let (site, taker) = (CallPath.ofCall(self), taker)
      var report = Report("\(text): cannot be forwarded", because: taker.reason)
      report.add("called from", site?.text)
      report.add("expected at", taker.line?.text)
      report.add("obstacle", reason ?? obstacle)
      report.add("next", "stub it with .then.returns(…) or .then.performs { … }")
      return misuse(report, at: taker.line, from: site)
    }
  }

  /// Returns a mistake at the expectation that handles the call; otherwise at the line of the test that led to it.
  func misuse(_ report: Report, at taker: ExpectationLine?, from path: CallPath?) -> MockFailure {
    report.failure(.misuse, at: taker ?? path?.testPosition ?? mock.context.origin, naming: [taker])
  }

  /// Reports an action that a member of this kind can't run. This happens if the parts of a
  /// hand-written mock don't agree.
  func failToPerform(_ step: ActionStep, _ misuse: (String, String) -> Misuse) {
    fail { misuse(text, step.text) }
  }

  /// Reports a mistake of the expectation that handles the call.
  func fail(_ misuse: () -> Misuse) {
    mock.context.fail(.misuse, of: self) {
      let taker = taker
      return .misuse(misuse(), at: taker.line ?? mock.context.origin, because: taker.reason)
    }
  }

  static func typed(_ value: Any) -> String { "\(ValueText.of(value)) (\(type(of: value)))" }
}
