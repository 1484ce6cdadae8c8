extension MockObject {
  /// Books a call and says how it is answered.
  func begin(
    _ member: MockedMember, _ arguments: [Any], _ recorded: [Any], returning: Any.Type
  ) -> Answer {
    let invocation = Invocation(self, member, recorded, returning: returning)
    guard !Rendering.isInProgress else { return Answer(invocation, arguments, unexpected: nil) }
    switch context.book(invocation, arguments) {
    case .taken(let expectation, let plan):
      if expectation.capturesArguments { expectation.declaration.arguments.capture(arguments) }
      return Answer(invocation, arguments, by: expectation, plan)
    case .ignored:
      return Answer(invocation, arguments, unexpected: nil)
    case .refused(let situation):
      let report = UnexpectedCallReport(situation, invocation, arguments)
      context.fail(report.failure)
      return Answer(
        invocation, arguments, unexpected: UnexpectedInvocation(call: report.callText))
    }
  }

  /// Gives the caller what the actions left, or a default value.
  func end<Failure: Error, Return>(
    _ answer: Answer, throwing: Failure.Type, fallback: ((DefaultValues) -> Return?)?
  ) throws(Failure) -> Return {
    if answer.finishesLater, let expectation = answer.expectation { context.finish(expectation) }
    switch answer.outcome {
    case .value(let value): return cast(value)
    case .error(let error): throw cast(error, to: Failure.self)
    case nil: return try defaultResult(answer, throwing: Failure.self, fallback)
    }
  }

  private func defaultResult<Failure: Error, Return>(
    _ answer: Answer, throwing: Failure.Type, _ fallback: ((DefaultValues) -> Return?)?
  ) throws(Failure) -> Return {
    if let error = answer.unexpected as? Failure { throw error }
    if Return.self == Void.self { return cast(()) }
    let defaults = context.update { $0.defaults }
    if let value = defaults.value(for: Return.self) ?? fallback?(defaults) { return value }
    let missing = MissingValueReport(answer.invocation, returning: Return.self)
    if answer.unexpected == nil { context.fail(missing.failure) }
    if let error = UnexpectedInvocation(call: missing.callText) as? Failure { throw error }
    // There is no value to go on with, and the method cannot throw: the only place in Mocky where
    // a test run is ended, after everything that is known has been reported.
    context.deliverFailures()
    fatalError(missing.failure.message)
  }
}
