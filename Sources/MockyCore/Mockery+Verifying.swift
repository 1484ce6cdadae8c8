extension Mockery {
  /// Reports every unsatisfied expectation at its own line, and what could not be reported before.
  ///
  /// If a call or a wait has failed before, that one explains the rest: what is unsatisfied goes
  /// into its notes. Then the expectations are forgotten, unless
  /// ``automaticallyResetsWhenAsserting`` is false; states, history and captors can still be read.
  ///
  /// From jMock (`assertIsSatisfied`) and LRMocky (`assertSatisfied`).
  public func assertSatisfied() {
    context.reporter.contextIsUsed()
    let resets = automaticallyResetsWhenAsserting
    context.assertSatisfied(thenForgetting: resets ? .expectations : nil)
  }

  /// Whether every expectation has had its calls and nothing has failed.
  ///
  /// Asking reports nothing and forgets nothing.
  public var isSatisfied: Bool { context.isSatisfied }

  /// Forgets everything but names, mocks and ``setDefault(_:for:)``; states go back to their start.
  ///
  /// Failures that have not been reported are reported first; unsatisfied expectations are not.
  public func reset() {
    context.reporter.contextIsUsed()
    context.deliverFailures()
    context.forget(.everything)
  }

  /// Asserts, and goes on with what `byDefault` says only.
  ///
  /// For a test in several steps. What is unsatisfied is reported as by ``assertSatisfied()``;
  /// states and history stay.
  ///
  /// After gMock (`VerifyAndClearExpectations`).
  public func checkpoint() {
    context.reporter.contextIsUsed()
    context.assertSatisfied(thenForgetting: .expectationsOfTheTest)
  }
}
