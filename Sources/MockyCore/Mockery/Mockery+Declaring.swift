extension Mockery {
  /// Declares expectations, in addition to earlier ones.
  ///
  /// ```swift
  /// context.check {
  ///   for subscriber in subscribers {
  ///     expectThat(subscriber).receives.receive(message)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter expectations: the expectations; `for`, `if` and `switch` work. A helper that a
  ///   block calls returns an ``ExpectationGroup``.
  ///
  /// Mocky reports mistakes at their lines, such as an impossible number of calls or a mock of
  /// another context.
  ///
  /// From LRMocky (`check:`) and jMock (`checking`).
  public func check(@ExpectationBuilder _ expectations: () -> ExpectationGroup) {
    context.declare(tier: .test, expectations)
  }

  /// Declares defaults that any test may override, because `check` goes before them.
  ///
  /// ```swift
  /// context.byDefault {
  ///   allowing(clock).receives.now.then.returns(noon)
  /// }
  /// ```
  ///
  /// A `checkpoint()` keeps the defaults.
  ///
  /// - Parameter expectations: the defaults: `allowing`, `ignoring` and `.never`. Mocky reports an
  ///   expectation that requires a call.
  public func byDefault(@ExpectationBuilder _ expectations: () -> ExpectationGroup) {
    context.declare(tier: .fallback, expectations)
  }
}
