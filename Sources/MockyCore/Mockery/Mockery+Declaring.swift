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
  /// - Parameter expectations: the expectations; `for`, `if` and `switch` work, and a `check`
  ///   inside adds its expectations at its place.
  /// - Returns: a value you can ignore; it lets you nest `check` in another block.
  ///
  /// Mocky reports mistakes at their lines, such as an impossible number of calls or a mock of
  /// another context.
  ///
  /// From LRMocky (`check:`) and jMock (`checking`).
  @discardableResult
  public func check(
    @ExpectationBuilder _ expectations: () -> ExpectationGroup
  ) -> ExpectationGroup {
    let declared = context.declare(tier: .test, expectations)
    return ExpectationGroup.group(.nested(declared, in: context))
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
    _ = context.declare(tier: .fallback, expectations)
  }
}
