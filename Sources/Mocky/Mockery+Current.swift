import MockyCore

extension Mockery {
  /// The context of the current test, in tests with the trait `.mockery`.
  ///
  /// ```swift
  /// @Test(.mockery) func publishes() {
  ///   let subscriber = Mockery.current.mock(MockSubscriber.self)
  ///   Mockery.current.check { expectThat(subscriber).receives.receive("hello") }
  /// }
  /// ```
  ///
  /// Elsewhere there is none: that is misuse, and what it gives is a context of its own.
  ///
  /// After jMock (`JUnitRuleMockery`).
  public static var current: Mockery {
    if let current = ofCurrentTask { return current }
    let position = SourcePosition.ofCaller ?? RunningTest.current?.position ?? .unknown
    let context = Mockery(origin: position)
    context.context.misuse(
      "Mockery.current was used outside of a test with the trait .mockery: "
        + "write @Test(.mockery), or make a context with Mockery()")
    return context
  }
}
