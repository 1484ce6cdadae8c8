extension MockObject {
  /// Returns the answer of the real object or of `super`, or a default value if there is none.
  func original<Failure: Error, Return>(
    _ invocation: Invocation, _ fallback: ((DefaultValues) -> Return?)?,
    _ forward: () throws(Failure) -> Return?
  ) throws(Failure) -> Return {
    defer { invocation.releaseTarget() }
    if invocation.holdsTarget {
      do throws(Failure) {
        if let result = try forward() { return context.noted(result, of: invocation) }
      } catch {
        throw context.noted(error, of: invocation)
      }
    }
    invocation.failToForward()
    return try defaultResult(invocation, isUnexpected: true, Failure.self, fallback)
  }

  /// Ends a call with a type that the system's runtime doesn't know.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func __stop(needing systems: String) -> Never {
    UnreportedFailures.stop(context, because: .systemTooOld(name, needing: systems))
  }

  /// Returns a value or throws an error of the member's types. For another type, it reports a
  /// failure and uses a default value. `result` makes no casts, because every call would pay for
  /// them.
  func checked<Failure: Error, Return>(
    _ value: Any?, _ error: (any Error)?, _ invocation: Invocation, _ failure: Failure.Type,
    _ fallback: ((DefaultValues) -> Return?)?
  ) throws(Failure) -> Return {
    if let error = error as? Failure {
      context.keep(error, of: invocation)
      throw error
    }
    if let value, let value = value as? Return { return value }
    invocation.fail { [text = invocation.text] in
      if let error {
        .wrongError(text, throws: Failure.self, given: Invocation.typed(error))
      } else {
        .wrongValue(text, returns: Return.self, given: Invocation.typed(value ?? ()))
      }
    }
    return try defaultResult(invocation, isReported: true, Failure.self, fallback)
  }

  /// Returns a default value, or throws an error if there is none.
  /// - Parameter isReported: true if the cause has been reported already.
  func defaultResult<Failure: Error, Return>(
    _ invocation: Invocation, isUnexpected: Bool = false, isReported: Bool = false,
    _ failure: Failure.Type, _ fallback: ((DefaultValues) -> Return?)?
  ) throws(Failure) -> Return {
    if isUnexpected, let error = context.unexpectedInvocation(invocation, as: Failure.self) {
      throw error
    }
    if Return.self == Void.self { return cast(()) }
    let (defaults, isTraced) = context.update { ($0.settings.defaults, invocation.isTraced) }
    if let value = defaults.value(for: Return.self) ?? fallback?(defaults) {
      if isTraced { context.note(.value(value), of: invocation) }
      return value
    }
    if !isUnexpected, let mock = context.mock(returnedBy: invocation, as: Return.self) {
      return mock
    }
    if !isUnexpected, !isReported, context.update({ $0.makesUp(invocation) }),
      let value: Return = typeName.madeUp(defaults, for: invocation)
    {
      return value
    }
    if !isUnexpected, context.refuseLate(invocation) {
      return try defaultResult(invocation, isUnexpected: true, Failure.self, fallback)
    }
    let entered =
      isUnexpected || isReported ? nil : context.update { $0.enter(.misuse, of: invocation) }
    let (missing, words) = Rendering.run {
      let report = MissingValueReport(
        invocation: invocation, returnType: Return.self, taker: invocation.taker,
        callPath: CallPath.ofCall(invocation))
      return (report.failure, report.lastWords)
    }
    context.complete(entered) { missing }
    if let error = context.unexpectedInvocation(invocation, as: Failure.self) { throw error }
    // The failure has been reported, and a mock or a made-up value lets the test continue.
    if let mock = context.mock(returnedBy: invocation, as: Return.self) { return mock }
    if let value: Return = typeName.madeUp(defaults, for: invocation) { return value }
    // There is no value, and the member can't throw. Only here does Mocky end a test run, after it
    // has reported everything.
    UnreportedFailures.stop(context, because: missing, words: words)
  }
}
