/// Functions by which a mock's initializers hand their calls over.
///
/// An initializer is a call on the type, and what it returns is the mock that is made: one that the
/// expectation gives, whose object the new one shares, else a new one of the same context.
extension MockObject {
  /// Records and answers the call of an initializer, and returns the object of the mock that it
  /// makes.
  public func make<Failure: Error, Mocked: Mock>(
    _ member: MemberName, _ arguments: ArgumentList = .none, recording: [Any]? = nil,
    throwing: Failure.Type, returning: Mocked.Type
  ) throws(Failure) -> MockObject {
    let answer = context.book(
      member, of: self, arguments, recording: recording, returning: Mocked.self)
    return try made(answer, Failure.self, Mocked.self, Mocked.self) ?? fresh(Mocked.self)
  }

  /// Records and answers the call of a failable initializer, and returns the object of the mock
  /// that it makes.
  public func make<Failure: Error, Mocked: Mock>(
    _ member: MemberName, _ arguments: ArgumentList = .none, recording: [Any]? = nil,
    throwing: Failure.Type, returning: Mocked?.Type
  ) throws(Failure) -> MockObject? {
    let answer = context.book(
      member, of: self, arguments, recording: recording, returning: Mocked?.self)
    return try made(answer, Failure.self, Mocked?.self, Mocked.self)
  }

  /// Records and answers the call of an `async` initializer, and returns the object of the mock
  /// that it makes.
  public func make<Failure: Error, Mocked: Mock>(
    _ member: MemberName, _ arguments: ArgumentList = .none, recording: [Any]? = nil,
    throwing: Failure.Type, returning: Mocked.Type, isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> MockObject {
    let answer = await bookSuspending(member, arguments, recording, Failure.self, Mocked.self)
    return try made(answer, Failure.self, Mocked.self, Mocked.self) ?? fresh(Mocked.self)
  }

  /// Records and answers the call of a failable `async` initializer, and returns the object of the
  /// mock that it makes.
  public func make<Failure: Error, Mocked: Mock>(
    _ member: MemberName, _ arguments: ArgumentList = .none, recording: [Any]? = nil,
    throwing: Failure.Type, returning: Mocked?.Type, isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> MockObject? {
    let answer = await bookSuspending(member, arguments, recording, Failure.self, Mocked?.self)
    return try made(answer, Failure.self, Mocked?.self, Mocked.self)
  }

  /// Returns the object of the mock that the call gives, or a new one. It makes a new one if no
  /// action gave a result, and no error reports that the call was unexpected.
  private func made<Failure: Error, Made>(
    _ answer: Answer, _ failure: Failure.Type, _ result: Made.Type, _ type: any Mock.Type
  ) throws(Failure) -> MockObject? {
    var answer = answer
    if case .actions(let actions) = answer { answer = actions.run { nil } }
    guard case .nothing(_, let isUnexpected) = answer,
      !isUnexpected || !UnexpectedInvocation.canBeThrown(as: Failure.self)
    else {
      let made: Made = try self.result(of: answer, throwing: Failure.self, fallback: nil)
      return (made as? any Mock)?.mockObject
    }
    return fresh(type)
  }

  private func fresh(_ type: any Mock.Type) -> MockObject {
    context.mockObject(type, named: nil, strictness: strictness, at: context.origin)
  }
}
