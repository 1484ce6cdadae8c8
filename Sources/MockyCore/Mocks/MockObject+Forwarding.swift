extension MockObject {
  /// Takes the mock out of use, or puts it back, under the context's lock.
  func changeUse(_ change: (Forwarding) -> Void) {
    change(forwarding)
    table.isDetached = forwarding.isDetached
  }

  /// The object that a spy was made on, which an assignment replaces.
  @_documentation(visibility: internal)
  public subscript<Real>(spied type: Real.Type) -> Real {
    get { context.update { _ in cast(forwarding.real) } }
    set {
      context.update { state in
        state.bin.add(forwarding.target)
        forwarding.target = .real(newValue)
      }
    }
  }

  /// The object that a spy was made on, or one that runs the default of a member.
  @_documentation(visibility: internal)
  public subscript<Real>(
    spied type: Real.Type, else standIn: @autoclosure () -> Real
  ) -> Real {
    get { canForward ? self[spied: type] : standIn() }
    set { if canForward { self[spied: type] = newValue } }
  }

  /// A call can be forwarded to the real object or to `super`.
  var canForward: Bool { context.update { _ in forwarding.hasTarget } }

  var isStopped: Bool { context.update { _ in forwarding.isStopped } }
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
    finish(answer, throwing: Never.self, fallback: nil, forward: forward)
  }

  /// Records and answers a call of a member that does not throw.
  public func call<Return>(
    _ member: MemberName, _ arguments: ArgumentList = .none, recording: [Any]? = nil,
    returning: Return.Type, fallback: ((DefaultValues) -> Return?)? = nil, forward: () -> Return
  ) -> Return {
    let answer = context.book(
      member, of: self, arguments, recording: recording, returning: Return.self)
    return finish(answer, throwing: Never.self, fallback: fallback, forward: forward)
  }

  /// Records and answers a call.
  public func call<Failure: Error, Return>(
    _ member: MemberName, _ arguments: ArgumentList = .none, recording: [Any]? = nil,
    throwing: Failure.Type, returning: Return.Type, fallback: ((DefaultValues) -> Return?)? = nil,
    forward: () throws(Failure) -> Return
  ) throws(Failure) -> Return {
    let answer = context.book(
      member, of: self, arguments, recording: recording, returning: Return.self)
    return try finish(answer, throwing: Failure.self, fallback: fallback, forward: forward)
  }

  /// Records and answers a call of an `async` member.
  public func call<Failure: Error, Return>(
    _ member: MemberName, _ arguments: ArgumentList = .none, recording: [Any]? = nil,
    throwing: Failure.Type, returning: Return.Type, fallback: ((DefaultValues) -> Return?)? = nil,
    isolation: isolated (any Actor)? = #isolation, forward: () async throws(Failure) -> Return
  ) async throws(Failure) -> Return {
    let answer = await answer(
      to: member, arguments, recording, Failure.self, Return.self
    ) { .value(try await forward()) }
    guard case .original(let invocation) = answer, invocation.holdsTarget else {
      return try finish(answer, throwing: Failure.self, fallback: fallback)
    }
    defer { invocation.releaseTarget() }
    return try await forward()
  }
}
