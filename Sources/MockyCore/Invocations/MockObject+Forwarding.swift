/// How members hand their calls over that can go on to the real object of a spy, or to `super`.
///
/// `forward` is called outside the lock, where nothing stubs the call of a spy or `.then.forwards()`
/// says so; it does not escape, so that it may use `super` and `inout` arguments. A mock that
/// forwards nothing pays for a closure that is never called, and that no memory is made for.
extension MockObject {
  /// Records and answers a call of a member that neither throws nor returns a value.
  ///
  /// ```swift
  /// override func start() { mockObject.call("start()", forward: { super.start() }) }
  /// ```
  ///
  /// - Parameters:
  ///   - member: the member that was called.
  ///   - arguments: its arguments, in order.
  ///   - recording: what the history keeps of them, where that is not the same.
  ///   - forward: makes the same call of the real object, or of `super`.
  public func call(
    _ member: MockedMember, _ arguments: [Any] = [], recording: [Any]? = nil,
    forward: () -> Void
  ) {
    call(
      member, arguments, recording: recording, throwing: Never.self, returning: Void.self,
      forward: forward)
  }

  /// Records and answers a call of a member that does not throw.
  ///
  /// - Parameters:
  ///   - member: the member that was called.
  ///   - arguments: its arguments, in order.
  ///   - recording: what the history keeps of them, where that is not the same.
  ///   - returning: the type of its result.
  ///   - fallback: a result where nothing else gives one.
  ///   - forward: makes the same call of the real object, or of `super`.
  /// - Returns: what the expectation's actions or the real object say, else a default value.
  public func call<Return>(
    _ member: MockedMember, _ arguments: [Any] = [], recording: [Any]? = nil,
    returning: Return.Type, fallback: ((DefaultValues) -> Return?)? = nil, forward: () -> Return
  ) -> Return {
    call(
      member, arguments, recording: recording, throwing: Never.self, returning: Return.self,
      fallback: fallback, forward: forward)
  }

  /// Records and answers a call.
  ///
  /// - Parameters:
  ///   - member: the member that was called.
  ///   - arguments: its arguments, in order.
  ///   - recording: what the history keeps of them, where that is not the same.
  ///   - throwing: the type of its errors.
  ///   - returning: the type of its result.
  ///   - fallback: a result where nothing else gives one.
  ///   - forward: makes the same call of the real object, or of `super`.
  /// - Returns: what the expectation's actions or the real object say, else a default value.
  /// - Throws: what the expectation's actions or the real object say; ``UnexpectedInvocation`` for
  ///   an unexpected call, where `Failure` can hold it.
  public func call<Failure: Error, Return>(
    _ member: MockedMember, _ arguments: [Any] = [], recording: [Any]? = nil,
    throwing: Failure.Type, returning: Return.Type, fallback: ((DefaultValues) -> Return?)? = nil,
    forward: () throws(Failure) -> Return
  ) throws(Failure) -> Return {
    var answer = begin(member, arguments, recording ?? arguments, returning: Return.self)
    switch answer {
    case .original where beginForwarding():
      defer { endForwarding() }
      return try forward()
    case .performance(let performance): answer = performance.run(forward: forward)
    default: break
    }
    return try end(answer, throwing: Failure.self, fallback: fallback)
  }

  /// Records and answers a call of an `async` member.
  ///
  /// - Parameters:
  ///   - member: the member that was called.
  ///   - arguments: its arguments, in order.
  ///   - recording: what the history keeps of them, where that is not the same.
  ///   - throwing: the type of its errors; `Never.self` for a member that does not throw.
  ///   - returning: the type of its result; `Void.self` for a member without one.
  ///   - fallback: a result where nothing else gives one.
  ///   - isolation: the actor that the caller runs on, which the call does not leave.
  ///   - forward: makes the same call of the real object, or of `super`.
  /// - Returns: what the expectation's actions or the real object say, else a default value.
  /// - Throws: what the expectation's actions or the real object say; ``UnexpectedInvocation`` for
  ///   an unexpected call, where `Failure` can hold it.
  public func call<Failure: Error, Return>(
    _ member: MockedMember, _ arguments: [Any] = [], recording: [Any]? = nil,
    throwing: Failure.Type, returning: Return.Type, fallback: ((DefaultValues) -> Return?)? = nil,
    isolation: isolated (any Actor)? = #isolation, forward: () async throws(Failure) -> Return
  ) async throws(Failure) -> Return {
    var answer = begin(member, arguments, recording ?? arguments, returning: Return.self)
    switch answer {
    case .original where beginForwarding():
      defer { endForwarding() }
      return try await forward()
    case .performance(let performance):
      answer = await performance.runSuspending(forward: forward)
    default: break
    }
    return try end(answer, throwing: Failure.self, fallback: fallback)
  }
}
