extension Matcher {
  /// The matcher of an `inout` argument: it looks at the value that the caller passed.
  ///
  /// Builders of expectations use it, so that their actions get the ``Inout``:
  ///
  /// ```swift
  /// func sign(_ letter: Matcher<String>) -> InvocationExpectation<Inout<String>, Never, Void, Synchronous> {
  ///   recorder.expectation("sign(_:)", letter.atCall)
  /// }
  /// ```
  public var atCall: Matcher<Inout<Value>> {
    Matcher<Inout<Value>>(
      expected: expected,
      mismatch: mismatch.map { mismatch in { mismatch($0.valueAtCall) } },
      plain: plain,
      isAny: isAny,
      capture: capture.map { capture in { capture($0.valueAtCall) } },
      misuse: misuse,
      test: { test($0.valueAtCall) })
  }
}
