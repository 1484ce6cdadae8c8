extension Matcher {
  /// An `inout` argument whose value at the call matches; what mocks make of a matcher for one.
  ///
  /// ```swift
  /// func bump(
  ///   _ counter: Matcher<Int>
  /// ) -> InvocationExpectation<Inout<Int>, Never, Void, Synchronous> {
  ///   mockRecorder.expectation("bump(_:)", .inout(counter))
  /// }
  /// ```
  ///
  /// - Parameter matcher: what is expected of the value.
  /// - Returns: the matcher.
  public static func `inout`<Argument>(
    _ matcher: Matcher<Argument>
  ) -> Matcher where Value == Inout<Argument> {
    Matcher(
      expected: matcher.expected,
      mismatch: matcher.mismatch.map { mismatch in { mismatch($0.valueAtCall) } },
      plain: matcher.plain,
      isAny: matcher.isAny,
      capture: matcher.capture.map { capture in { capture($0.valueAtCall) } },
      misuse: matcher.misuse,
      test: { matcher.test($0.valueAtCall) })
  }
}
