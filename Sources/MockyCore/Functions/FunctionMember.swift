/// The member that the function of a mock calls.
struct FunctionMember<Failure: Error, Return> {
  let mock: MockObject

  /// Records and answers a call of the function.
  func call(_ arguments: ArgumentList) throws(Failure) -> Return {
    try mock.call(.function("call"), arguments, throwing: Failure.self, returning: Return.self)
  }

  /// Records and answers a call of an `async` function.
  func call(
    _ arguments: ArgumentList, isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Return {
    try await mock.call(
      .function("call"), arguments, throwing: Failure.self, returning: Return.self)
  }
}
