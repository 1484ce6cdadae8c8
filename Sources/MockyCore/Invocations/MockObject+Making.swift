/// How a mock's initializers hand their calls over.
///
/// An initializer is a call on the type, and what it returns is the mock that is made: one that the
/// expectation gives, whose object the new one shares, else a new one of the same context.
extension MockObject {
  /// Records and answers the call of an initializer.
  ///
  /// ```swift
  /// convenience init(size: Int) {
  ///   let mockObject = MockTank.mockObject.make(
  ///     "init(size:)", [size], throwing: Never.self, returning: MockTank.self)
  ///   self.init(mockObject)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - member: the initializer.
  ///   - arguments: its arguments, in order.
  ///   - recording: what the history keeps of them, where that is not the same.
  ///   - throwing: the type of its errors; `Never.self` if it does not throw.
  ///   - returning: the type of the mock that is made.
  /// - Returns: what the new mock talks to its context with.
  /// - Throws: what the expectation's actions say; ``UnexpectedInvocation`` for an unexpected call,
  ///   where `Failure` can hold it.
  ///
  /// After OCMock 9.3 (objects that are created inside the method under test).
  public func make<Failure: Error, Mocked: Mock>(
    _ member: MockedMember, _ arguments: [Any] = [], recording: [Any]? = nil,
    throwing: Failure.Type, returning: Mocked.Type
  ) throws(Failure) -> MockObject {
    var answer = begin(member, arguments, recording ?? arguments, returning: Mocked.self)
    if case .performance(let performance) = answer { answer = performance.run() }
    if makesFresh(answer, Failure.self) { return fresh(Mocked.self) }
    let made: Mocked = try end(answer, throwing: Failure.self, fallback: nil)
    return made.mockObject
  }

  /// Records and answers the call of a failable initializer.
  ///
  /// - Parameters:
  ///   - member: the initializer.
  ///   - arguments: its arguments, in order.
  ///   - recording: what the history keeps of them, where that is not the same.
  ///   - throwing: the type of its errors; `Never.self` if it does not throw.
  ///   - returning: the type of the mock that is made, optional.
  /// - Returns: what the new mock talks to its context with; nil if the expectation says so.
  /// - Throws: what the expectation's actions say; ``UnexpectedInvocation`` for an unexpected call,
  ///   where `Failure` can hold it.
  public func make<Failure: Error, Mocked: Mock>(
    _ member: MockedMember, _ arguments: [Any] = [], recording: [Any]? = nil,
    throwing: Failure.Type, returning: Mocked?.Type
  ) throws(Failure) -> MockObject? {
    var answer = begin(member, arguments, recording ?? arguments, returning: Mocked?.self)
    if case .performance(let performance) = answer { answer = performance.run() }
    if makesFresh(answer, Failure.self) { return fresh(Mocked.self) }
    let made: Mocked? = try end(answer, throwing: Failure.self, fallback: nil)
    return made?.mockObject
  }

  /// Records and answers the call of an `async` initializer.
  ///
  /// - Parameters:
  ///   - member: the initializer.
  ///   - arguments: its arguments, in order.
  ///   - recording: what the history keeps of them, where that is not the same.
  ///   - throwing: the type of its errors; `Never.self` if it does not throw.
  ///   - returning: the type of the mock that is made.
  ///   - isolation: the actor that the caller runs on, which the call does not leave.
  /// - Returns: what the new mock talks to its context with.
  /// - Throws: what the expectation's actions say; ``UnexpectedInvocation`` for an unexpected call,
  ///   where `Failure` can hold it.
  public func make<Failure: Error, Mocked: Mock>(
    _ member: MockedMember, _ arguments: [Any] = [], recording: [Any]? = nil,
    throwing: Failure.Type, returning: Mocked.Type,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> MockObject {
    var answer = begin(member, arguments, recording ?? arguments, returning: Mocked.self)
    if case .performance(let performance) = answer {
      answer = await performance.runSuspending(throwing: Failure.self)
    }
    if makesFresh(answer, Failure.self) { return fresh(Mocked.self) }
    let made: Mocked = try end(answer, throwing: Failure.self, fallback: nil)
    return made.mockObject
  }

  /// Records and answers the call of a failable `async` initializer.
  ///
  /// - Parameters:
  ///   - member: the initializer.
  ///   - arguments: its arguments, in order.
  ///   - recording: what the history keeps of them, where that is not the same.
  ///   - throwing: the type of its errors; `Never.self` if it does not throw.
  ///   - returning: the type of the mock that is made, optional.
  ///   - isolation: the actor that the caller runs on, which the call does not leave.
  /// - Returns: what the new mock talks to its context with; nil if the expectation says so.
  /// - Throws: what the expectation's actions say; ``UnexpectedInvocation`` for an unexpected call,
  ///   where `Failure` can hold it.
  public func make<Failure: Error, Mocked: Mock>(
    _ member: MockedMember, _ arguments: [Any] = [], recording: [Any]? = nil,
    throwing: Failure.Type, returning: Mocked?.Type,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> MockObject? {
    var answer = begin(member, arguments, recording ?? arguments, returning: Mocked?.self)
    if case .performance(let performance) = answer {
      answer = await performance.runSuspending(throwing: Failure.self)
    }
    if makesFresh(answer, Failure.self) { return fresh(Mocked.self) }
    let made: Mocked? = try end(answer, throwing: Failure.self, fallback: nil)
    return made?.mockObject
  }

  /// Whether nothing was said of the result, and no error says that the call was unexpected.
  private func makesFresh<Failure: Error>(_ answer: Answer, _ failure: Failure.Type) -> Bool {
    guard case .nothing(_, let isUnexpected) = answer else { return false }
    return !isUnexpected || !UnexpectedInvocation.canBeThrown(as: Failure.self)
  }

  private func fresh(_ type: (some Mock).Type) -> MockObject {
    context.mockObject(type, named: nil, strictness: isNice ? .nice : .strict, at: context.origin)
  }
}
