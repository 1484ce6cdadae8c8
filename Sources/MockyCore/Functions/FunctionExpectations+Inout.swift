/// Functions whose first parameter is `inout`, as that of `reduce(into:)` is.
///
/// Expectations are about the value that it has at the call, and `performs` gets an ``Inout``.
extension FunctionExpectations {
  /// Expects a call of a function with an `inout` parameter.
  ///
  /// - Parameter a: the value at the call.
  /// - Returns: the expectation.
  public func call<A>(_ a: A) -> Expected where Arguments == Inout<A> { call(.value(a)) }

  /// Expects a call of a function with an `inout` parameter.
  ///
  /// - Parameter a: the value at the call, by matcher.
  /// - Returns: the expectation.
  public func call<A>(_ a: Matcher<A>) -> Expected where Arguments == Inout<A> {
    mockRecorder.expectation(.function, checked(.inout(a), count: 1))
  }

  /// Expects a call of a function with an `inout` and another parameter.
  ///
  /// - Parameters:
  ///   - a: the first value at the call.
  ///   - b: the second value.
  /// - Returns: the expectation.
  public func call<A, B>(_ a: A, _ b: B) -> Expected where Arguments == (Inout<A>, B) {
    call(.value(a), .value(b))
  }

  /// Expects a call of a function with an `inout` and another parameter.
  ///
  /// - Parameters:
  ///   - a: the first value at the call.
  ///   - b: the second value, by matcher.
  /// - Returns: the expectation.
  public func call<A, B>(_ a: A, _ b: Matcher<B>) -> Expected where Arguments == (Inout<A>, B) {
    call(.value(a), b)
  }

  /// Expects a call of a function with an `inout` and another parameter.
  ///
  /// - Parameters:
  ///   - a: the first value at the call, by matcher.
  ///   - b: the second value.
  /// - Returns: the expectation.
  public func call<A, B>(_ a: Matcher<A>, _ b: B) -> Expected where Arguments == (Inout<A>, B) {
    call(a, .value(b))
  }

  /// Expects a call of a function with an `inout` and another parameter.
  ///
  /// - Parameters:
  ///   - a: the first value at the call, by matcher.
  ///   - b: the second value, by matcher.
  /// - Returns: the expectation.
  public func call<A, B>(
    _ a: Matcher<A>, _ b: Matcher<B>
  ) -> Expected where Arguments == (Inout<A>, B) {
    mockRecorder.expectation(.function, checked(.inout(a), count: 2), b)
  }
}
