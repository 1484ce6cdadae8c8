/// The mixtures of values and matchers.
///
/// Those of two parameters give way to those whose first one is `inout`.
extension FunctionExpectations {

  /// Expects a call of a function with two parameters.
  ///
  /// - Parameters:
  ///   - a: the first value.
  ///   - b: the second value.
  /// - Returns: the expectation.
  @_disfavoredOverload
  public func call<A, B>(_ a: A, _ b: B) -> Expected where Arguments == (A, B) {
    call(.value(a), .value(b))
  }

  /// Expects a call of a function with two parameters.
  ///
  /// - Parameters:
  ///   - a: the first value.
  ///   - b: the second value, by matcher.
  /// - Returns: the expectation.
  @_disfavoredOverload
  public func call<A, B>(_ a: A, _ b: Matcher<B>) -> Expected where Arguments == (A, B) {
    call(.value(a), b)
  }

  /// Expects a call of a function with two parameters.
  ///
  /// - Parameters:
  ///   - a: the first value, by matcher.
  ///   - b: the second value.
  /// - Returns: the expectation.
  @_disfavoredOverload
  public func call<A, B>(_ a: Matcher<A>, _ b: B) -> Expected where Arguments == (A, B) {
    call(a, .value(b))
  }

  /// Expects a call of a function with two parameters.
  ///
  /// - Parameters:
  ///   - a: the first value, by matcher.
  ///   - b: the second value, by matcher.
  /// - Returns: the expectation.
  @_disfavoredOverload
  public func call<A, B>(_ a: Matcher<A>, _ b: Matcher<B>) -> Expected where Arguments == (A, B) {
    mockRecorder.expectation(.function, checked(a, count: 2), b)
  }

  /// Expects a call of a function with three parameters.
  ///
  /// - Parameters:
  ///   - a: the first value.
  ///   - b: the second value.
  ///   - c: the third value.
  /// - Returns: the expectation.
  public func call<A, B, C>(_ a: A, _ b: B, _ c: C) -> Expected where Arguments == (A, B, C) {
    call(.value(a), .value(b), .value(c))
  }

  /// Expects a call of a function with three parameters.
  ///
  /// - Parameters:
  ///   - a: the first value.
  ///   - b: the second value.
  ///   - c: the third value, by matcher.
  /// - Returns: the expectation.
  public func call<A, B, C>(_ a: A, _ b: B, _ c: Matcher<C>) -> Expected
  where Arguments == (A, B, C) { call(.value(a), .value(b), c) }

  /// Expects a call of a function with three parameters.
  ///
  /// - Parameters:
  ///   - a: the first value.
  ///   - b: the second value, by matcher.
  ///   - c: the third value.
  /// - Returns: the expectation.
  public func call<A, B, C>(_ a: A, _ b: Matcher<B>, _ c: C) -> Expected
  where Arguments == (A, B, C) { call(.value(a), b, .value(c)) }

  /// Expects a call of a function with three parameters.
  ///
  /// - Parameters:
  ///   - a: the first value.
  ///   - b: the second value, by matcher.
  ///   - c: the third value, by matcher.
  /// - Returns: the expectation.
  public func call<A, B, C>(_ a: A, _ b: Matcher<B>, _ c: Matcher<C>) -> Expected
  where Arguments == (A, B, C) { call(.value(a), b, c) }

  /// Expects a call of a function with three parameters.
  ///
  /// - Parameters:
  ///   - a: the first value, by matcher.
  ///   - b: the second value.
  ///   - c: the third value.
  /// - Returns: the expectation.
  public func call<A, B, C>(_ a: Matcher<A>, _ b: B, _ c: C) -> Expected
  where Arguments == (A, B, C) { call(a, .value(b), .value(c)) }

  /// Expects a call of a function with three parameters.
  ///
  /// - Parameters:
  ///   - a: the first value, by matcher.
  ///   - b: the second value.
  ///   - c: the third value, by matcher.
  /// - Returns: the expectation.
  public func call<A, B, C>(_ a: Matcher<A>, _ b: B, _ c: Matcher<C>) -> Expected
  where Arguments == (A, B, C) { call(a, .value(b), c) }

  /// Expects a call of a function with three parameters.
  ///
  /// - Parameters:
  ///   - a: the first value, by matcher.
  ///   - b: the second value, by matcher.
  ///   - c: the third value.
  /// - Returns: the expectation.
  public func call<A, B, C>(_ a: Matcher<A>, _ b: Matcher<B>, _ c: C) -> Expected
  where Arguments == (A, B, C) { call(a, b, .value(c)) }

  /// Expects a call of a function with three parameters.
  ///
  /// - Parameters:
  ///   - a: the first value, by matcher.
  ///   - b: the second value, by matcher.
  ///   - c: the third value, by matcher.
  /// - Returns: the expectation.
  public func call<A, B, C>(_ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>) -> Expected
  where Arguments == (A, B, C) { mockRecorder.expectation(.function, checked(a, count: 3), b, c) }

}
