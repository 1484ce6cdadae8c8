extension Mockery {
  /// Makes this the context of what is called inside: static members find it.
  ///
  /// ```swift
  /// context.check { expectThat(MockClock.self).receives.now().then.returns(7) }
  /// context.run { #expect(Stopwatch<MockClock>().start == 7) }
  /// ```
  ///
  /// Needed only where several contexts expect calls of the same type at once, in tests that run in
  /// parallel without the trait `.mockery`. Tasks that are made inside have the context too, detached
  /// ones do not.
  ///
  /// - Parameter body: what is called.
  /// - Returns: what it returns.
  /// - Throws: what it throws.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Mockery.$ofCurrentTask.withValue(self, operation: body)
  }

  /// Makes this the context of what is called inside: static members find it.
  ///
  /// ```swift
  /// await context.run { await downloader.run(with: MockClock.self) }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: the actor that the caller runs on, which the call does not leave.
  ///   - body: what is called.
  /// - Returns: what it returns.
  /// - Throws: what it throws.
  public func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Mockery.$ofCurrentTask.withValue(self, operation: body, isolation: isolation)
  }
}
