/// Functions by which a mock's members hand their calls over.
///
/// The thrown and the returned type are always passed: the compiler reports mistakes better so.
/// There is one path for all effects. They differ only in how the actions run.
extension MockObject {
  /// Records and answers a call of a member that neither throws nor returns a value.
  public func call(
    _ member: MemberName, _ arguments: ArgumentList = .none, recording: [Any]? = nil,
    obstacle: String? = nil
  ) {
    call(
      member, arguments, recording: recording, throwing: Never.self, returning: Void.self,
      obstacle: obstacle)
  }

  /// Records and answers a call of a member that does not throw.
  public func call<Return>(
    _ member: MemberName, _ arguments: ArgumentList = .none, recording: [Any]? = nil,
    returning: Return.Type, fallback: ((DefaultValues) -> Return?)? = nil, obstacle: String? = nil
  ) -> Return {
    let answer = context.book(
      member, of: self, arguments, recording: recording, returning: Return.self, obstacle: obstacle)
    return result(of: answer, throwing: Never.self, fallback: fallback, forward: { nil })
  }

  /// Records and answers a call, for the members of a mock.
  ///
  /// ```swift
  /// func load(_ id: Int) throws -> String {
  ///   try mockObject.call(
  ///     "load(_:)", .one(id), throwing: (any Error).self, returning: String.self)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - member: the member that was called.
  ///   - arguments: its arguments, in order.
  ///   - recording: the arguments as the history keeps them; `arguments` if you give none.
  ///   - throwing: the type of its errors.
  ///   - returning: the type of its result.
  ///   - fallback: returns a result if nothing else gives one.
  ///   - obstacle: the reason why the member of a spy cannot forward the call; nil if it can.
  /// - Returns: the result that the expectation's actions give, or a default value.
  /// - Throws: the error that the actions give. If `Failure` can hold it, an unexpected call throws
  ///   an ``UnexpectedInvocation``.
  public func call<Failure: Error, Return>(
    _ member: MemberName, _ arguments: ArgumentList = .none, recording: [Any]? = nil,
    throwing: Failure.Type, returning: Return.Type, fallback: ((DefaultValues) -> Return?)? = nil,
    obstacle: String? = nil
  ) throws(Failure) -> Return {
    let answer = context.book(
      member, of: self, arguments, recording: recording, returning: Return.self, obstacle: obstacle)
    return try result(of: answer, throwing: Failure.self, fallback: fallback)
  }

  /// Records and answers a call of an `async` member.
  public func call<Failure: Error, Return>(
    _ member: MemberName, _ arguments: ArgumentList = .none, recording: [Any]? = nil,
    throwing: Failure.Type, returning: Return.Type, fallback: ((DefaultValues) -> Return?)? = nil,
    obstacle: String? = nil, isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Return {
    let answer = await bookSuspending(
      member, arguments, recording, Failure.self, Return.self, obstacle: obstacle)
    return try result(of: answer, throwing: Failure.self, fallback: fallback)
  }

  /// Books a call of an `async` member, runs its actions, and returns its answer.
  func bookSuspending<Failure: Error>(
    _ member: MemberName, _ arguments: ArgumentList, _ recording: [Any]?,
    _ failure: Failure.Type, _ returnType: Any.Type, obstacle: String? = nil,
    isolation: isolated (any Actor)? = #isolation, forward: () async throws -> Outcome? = { nil }
  ) async -> Answer {
    let answer = context.book(
      member, of: self, arguments, recording: recording, returning: returnType, obstacle: obstacle,
      isAsync: true)
    guard case .actions(let actions) = answer else { return answer }
    return await actions.runSuspending(throwing: Failure.self, forward: forward)
  }

  /// Returns the answer to the call. An `async` member has run its actions before.
  /// - Parameter forward: hands the call to the real object or to `super`; gives nil if its member
  ///   cannot.
  func result<Failure: Error, Return>(
    of answer: Answer, throwing: Failure.Type, fallback: ((DefaultValues) -> Return?)?,
    forward: () throws(Failure) -> Return? = { nil }
  ) throws(Failure) -> Return {
    func given<Given>(_ value: Given) -> Return {
      Given.self == Return.self ? unsafeBitCast(value, to: Return.self) : cast(value)
    }
    switch answer {
    // In debug builds, opening the value costs a third of a cast.
    case .value(let outcome): return _openExistential(outcome.value, do: given)
    case .error(let error, let invocation):
      return try checked(nil, error, invocation, Failure.self, fallback)
    case .uncertain(let value, let invocation):
      return try checked(value, nil, invocation, Failure.self, fallback)
    case .nothing(let invocation, let isUnexpected):
      // A check here avoids room for an optional result, which takes time.
      if !isUnexpected, Return.self == Void.self { return unsafeBitCast((), to: Return.self) }
      return try defaultResult(invocation, isUnexpected: isUnexpected, Failure.self, fallback)
    case .actions(let actions):
      let answer = actions.run { try forward().map { .value($0) } }
      return try result(of: answer, throwing: Failure.self, fallback: fallback)
    case .original(let invocation): return try original(invocation, fallback, forward)
    }
  }
}

/// Functions for members whose calls can go to the real object of a spy, or to `super`.
///
/// They call `forward` outside the lock, if no expectation stubs the call of a spy, or if
/// `.then.forwards()` asks for it. It does not escape, so it may use `super` and `inout` arguments.
/// A mock that forwards nothing pays only for a closure that is never called or allocated.
extension MockObject {
  /// Records and answers a call of a member that neither throws nor returns a value.
  public func call(
    _ member: MemberName, _ arguments: ArgumentList = .none, recording: [Any]? = nil,
    forward: () -> Void
  ) {
    let answer = context.book(
      member, of: self, arguments, recording: recording, returning: Void.self)
    result(of: answer, throwing: Never.self, fallback: nil, forward: forward)
  }

  /// Records and answers a call of a member that does not throw.
  public func call<Return>(
    _ member: MemberName, _ arguments: ArgumentList = .none, recording: [Any]? = nil,
    returning: Return.Type, fallback: ((DefaultValues) -> Return?)? = nil, forward: () -> Return
  ) -> Return {
    let answer = context.book(
      member, of: self, arguments, recording: recording, returning: Return.self)
    return result(of: answer, throwing: Never.self, fallback: fallback, forward: forward)
  }

  /// Records and answers a call.
  public func call<Failure: Error, Return>(
    _ member: MemberName, _ arguments: ArgumentList = .none, recording: [Any]? = nil,
    throwing: Failure.Type, returning: Return.Type, fallback: ((DefaultValues) -> Return?)? = nil,
    forward: () throws(Failure) -> Return
  ) throws(Failure) -> Return {
    let answer = context.book(
      member, of: self, arguments, recording: recording, returning: Return.self)
    return try result(of: answer, throwing: Failure.self, fallback: fallback, forward: forward)
  }

  /// Records and answers a call of an `async` member.
  public func call<Failure: Error, Return>(
    _ member: MemberName, _ arguments: ArgumentList = .none, recording: [Any]? = nil,
    throwing: Failure.Type, returning: Return.Type, fallback: ((DefaultValues) -> Return?)? = nil,
    isolation: isolated (any Actor)? = #isolation, forward: () async throws(Failure) -> Return
  ) async throws(Failure) -> Return {
    let answer = await bookSuspending(
      member, arguments, recording, Failure.self, Return.self
    ) { .value(try await forward()) }
    guard case .original(let invocation) = answer, invocation.holdsTarget else {
      return try result(of: answer, throwing: Failure.self, fallback: fallback)
    }
    defer { invocation.releaseTarget() }
    do throws(Failure) {
      return context.noted(try await forward(), of: invocation)
    } catch {
      throw context.noted(error, of: invocation)
    }
  }
}

/// The answer to a call, or the next step of the call.
enum Answer {
  /// A value of the type that the call returns.
  case value(Outcome)
  /// An error that the expectation's member throws.
  case error(any Error, Invocation)
  /// A value for a generic member. Its type may differ from the result type of this call.
  case uncertain(Any, Invocation)
  /// The actions, which supply an outcome.
  case actions(ActionRunner)
  /// The answer of the real object or of `super`.
  case original(Invocation)
  /// A default value; for an unexpected call of a throwing member, an error.
  case nothing(Invocation, isUnexpected: Bool)

  /// Makes the answer from an outcome of an expectation, or from a default value if there is none.
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
