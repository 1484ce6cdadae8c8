/// The answer to a call, or what the call has to do first.
enum Answer {
  /// A value of the type that the call returns.
  case value(Outcome)
  /// An error that the expectation's member throws.
  case error(any Error, Invocation)
  /// A value for a generic member, whose type may not be the one that this call returns.
  case uncertain(Any, Invocation)
  /// The actions, which give an outcome in the end.
  case actions(CallRun)
  /// The answer of the real object or of `super`.
  case original(Invocation)
  /// A default value; where the call was unexpected and that can be thrown, an error.
  case nothing(Invocation, isUnexpected: Bool)

  /// The answer that an outcome of an expectation is, or a default value if there is none.
  init(_ outcome: Outcome?, _ invocation: Invocation, isCertain: Bool) {
    self =
      switch outcome {
      case nil: .nothing(invocation, isUnexpected: false)
      case let outcome?:
        outcome.error.map { .error($0, invocation) }
          ?? (isCertain ? .value(outcome) : .uncertain(outcome.value, invocation))
      }
  }
}

extension MockObject {
  /// Gives the caller the answer to the call. An `async` member has run its actions before.
  /// - Parameter forward: hands the call to the real object or to `super`; gives nil if its member
  ///   cannot.
  func finish<Failure: Error, Return>(
    _ answer: Answer, throwing: Failure.Type, fallback: ((DefaultValues) -> Return?)?,
    forward: () throws(Failure) -> Return? = { nil }
  ) throws(Failure) -> Return {
    switch answer {
    case .value(let outcome): return given(outcome.value)
    case .error(let error, let invocation):
      return try checked(nil, error, invocation, Failure.self, fallback)
    case .uncertain(let value, let invocation):
      return try checked(value, nil, invocation, Failure.self, fallback)
    case .nothing(let invocation, let isUnexpected):
      // Here and not there, where room is made for an optional result first: that takes time.
      if !isUnexpected, Return.self == Void.self { return unsafeBitCast((), to: Return.self) }
      return try defaultResult(invocation, isUnexpected: isUnexpected, Failure.self, fallback)
    case .actions(let actions):
      let answer = actions.run { try forward().map { .value($0) } }
      return try finish(answer, throwing: Failure.self, fallback: fallback)
    case .original(let invocation): return try original(invocation, fallback, forward)
    }
  }

  private func original<Failure: Error, Return>(
    _ invocation: Invocation, _ fallback: ((DefaultValues) -> Return?)?,
    _ forward: () throws(Failure) -> Return?
  ) throws(Failure) -> Return {
    defer { invocation.releaseTarget() }
    if invocation.holdsTarget, let result = try forward() { return result }
    invocation.failToForward()
    context.note(nil, of: invocation)
    return try defaultResult(invocation, isUnexpected: true, Failure.self, fallback)
  }

  /// A value of the type that the call returns.
  func given<Return>(_ value: Any) -> Return {
    func given<Given>(_ value: Given) -> Return {
      Given.self == Return.self ? unsafeBitCast(value, to: Return.self) : cast(value)
    }
    // Opening the value costs a third of what casting it does, in debug builds.
    return _openExistential(value, do: given)
  }

  /// Ends a call that has to do with a type of which the system's run time knows nothing.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func __stop(needing systems: String) -> Never {
    UnreportedFailures.stop(context, because: .systemTooOld(name, needing: systems))
  }

  /// A value or an error of the types that the member gives. If it has another type, a failure says
  /// so, and a default value takes its place. `finish` makes no casts, because they cost every call.
  private func checked<Failure: Error, Return>(
    _ value: Any?, _ error: (any Error)?, _ invocation: Invocation, _ failure: Failure.Type,
    _ fallback: ((DefaultValues) -> Return?)?
  ) throws(Failure) -> Return {
    if let error = error as? Failure { throw error }
    if let value, let value = value as? Return { return value }
    if let error { invocation.failToThrow(error, as: Failure.self) }
    if let value { invocation.failToReturn(value, as: Return.self) }
    return try defaultResult(invocation, isReported: true, Failure.self, fallback)
  }

  /// A default value, or an error that says there is none.
  /// - Parameter isReported: what has led here is a failure already.
  private func defaultResult<Failure: Error, Return>(
    _ invocation: Invocation, isUnexpected: Bool = false, isReported: Bool = false,
    _ failure: Failure.Type, _ fallback: ((DefaultValues) -> Return?)?
  ) throws(Failure) -> Return {
    if isUnexpected, let error = context.unexpectedInvocation(invocation, as: Failure.self) {
      throw error
    }
    if Return.self == Void.self { return cast(()) }
    let (defaults, isNoted) = context.update {
      ($0.settings.defaults, !$0.traces[invocation].isNil)
    }
    if let value = defaults.value(for: Return.self) ?? fallback?(defaults) {
      if isNoted { context.note(.value(value), of: invocation) }
      return value
    }
    if !isUnexpected, let mock = context.mock(returnedBy: invocation, as: Return.self) {
      return mock
    }
    let entered =
      isUnexpected || isReported ? nil : context.update { $0.enter(.misuse, of: invocation) }
    let (missing, words) = Rendering.run {
      let report = MissingValueReport(invocation, returning: Return.self)
      return (report.failure, report.lastWords)
    }
    context.complete(entered) { missing }
    if let error = context.unexpectedInvocation(invocation, as: Failure.self) { throw error }
    // It has been reported: with a mock the test can go on.
    if let mock = context.mock(returnedBy: invocation, as: Return.self) { return mock }
    // There is no value to go on with, and the method cannot throw: the only place in Mocky where
    // a test run is ended, after everything that is known has been reported.
    UnreportedFailures.stop(context, because: missing, words: words)
  }
}
