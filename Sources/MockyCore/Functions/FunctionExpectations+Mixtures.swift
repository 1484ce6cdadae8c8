/// The mixtures of values and matchers.
extension FunctionExpectations {
  /// Expects a call of a function with two parameters.
  public func call<A, B>(_ a: A, _ b: B) -> Expected where Arguments == (A, B) {
    call(.value(a), .value(b))
  }

  /// Expects a call of a function with two parameters.
  @_disfavoredOverload
  public func call<A, B>(_ a: A, _ b: Matcher<B>) -> Expected where Arguments == (A, B) {
    call(.value(a), b)
  }

  /// Expects a call of a function with two parameters.
  @_disfavoredOverload
  public func call<A, B>(_ a: Matcher<A>, _ b: B) -> Expected where Arguments == (A, B) {
    call(a, .value(b))
  }

  /// Expects a call of a function with two parameters.
  @_disfavoredOverload
  public func call<A, B>(_ a: Matcher<A>, _ b: Matcher<B>) -> Expected where Arguments == (A, B) {
    mockRecorder.expectation(.function("call"), checked(a, count: 2), b)
  }

  /// Expects a call of a function with three parameters.
  public func call<A, B, C>(_ a: A, _ b: B, _ c: C) -> Expected where Arguments == (A, B, C) {
    call(.value(a), .value(b), .value(c))
  }

  /// Expects a call of a function with three parameters.
  @_disfavoredOverload
  public func call<A, B, C>(_ a: A, _ b: B, _ c: Matcher<C>) -> Expected
  where Arguments == (A, B, C) { call(.value(a), .value(b), c) }

  /// Expects a call of a function with three parameters.
  @_disfavoredOverload
  public func call<A, B, C>(_ a: A, _ b: Matcher<B>, _ c: C) -> Expected
  where Arguments == (A, B, C) { call(.value(a), b, .value(c)) }

  /// Expects a call of a function with three parameters.
  @_disfavoredOverload
  public func call<A, B, C>(_ a: A, _ b: Matcher<B>, _ c: Matcher<C>) -> Expected
  where Arguments == (A, B, C) { call(.value(a), b, c) }

  /// Expects a call of a function with three parameters.
  @_disfavoredOverload
  public func call<A, B, C>(_ a: Matcher<A>, _ b: B, _ c: C) -> Expected
  where Arguments == (A, B, C) { call(a, .value(b), .value(c)) }

  /// Expects a call of a function with three parameters.
  @_disfavoredOverload
  public func call<A, B, C>(_ a: Matcher<A>, _ b: B, _ c: Matcher<C>) -> Expected
  where Arguments == (A, B, C) { call(a, .value(b), c) }

  /// Expects a call of a function with three parameters.
  @_disfavoredOverload
  public func call<A, B, C>(_ a: Matcher<A>, _ b: Matcher<B>, _ c: C) -> Expected
  where Arguments == (A, B, C) { call(a, b, .value(c)) }

  /// Expects a call of a function with three parameters.
  @_disfavoredOverload
  public func call<A, B, C>(_ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>) -> Expected
  where Arguments == (A, B, C) {
    mockRecorder.expectation(.function("call"), checked(a, count: 3), b, c)
  }

  /// Expects a call of a function with four parameters.
  public func call<A, B, C, D>(_ a: A, _ b: B, _ c: C, _ d: D) -> Expected
  where Arguments == (A, B, C, D) { call(.value(a), .value(b), .value(c), .value(d)) }

  /// Expects a call of a function with four parameters.
  @_disfavoredOverload
  public func call<A, B, C, D>(_ a: A, _ b: B, _ c: C, _ d: Matcher<D>) -> Expected
  where Arguments == (A, B, C, D) { call(.value(a), .value(b), .value(c), d) }

  /// Expects a call of a function with four parameters.
  @_disfavoredOverload
  public func call<A, B, C, D>(_ a: A, _ b: B, _ c: Matcher<C>, _ d: D) -> Expected
  where Arguments == (A, B, C, D) { call(.value(a), .value(b), c, .value(d)) }

  /// Expects a call of a function with four parameters.
  @_disfavoredOverload
  public func call<A, B, C, D>(_ a: A, _ b: B, _ c: Matcher<C>, _ d: Matcher<D>) -> Expected
  where Arguments == (A, B, C, D) { call(.value(a), .value(b), c, d) }

  /// Expects a call of a function with four parameters.
  @_disfavoredOverload
  public func call<A, B, C, D>(_ a: A, _ b: Matcher<B>, _ c: C, _ d: D) -> Expected
  where Arguments == (A, B, C, D) { call(.value(a), b, .value(c), .value(d)) }

  /// Expects a call of a function with four parameters.
  @_disfavoredOverload
  public func call<A, B, C, D>(_ a: A, _ b: Matcher<B>, _ c: C, _ d: Matcher<D>) -> Expected
  where Arguments == (A, B, C, D) { call(.value(a), b, .value(c), d) }

  /// Expects a call of a function with four parameters.
  @_disfavoredOverload
  public func call<A, B, C, D>(_ a: A, _ b: Matcher<B>, _ c: Matcher<C>, _ d: D) -> Expected
  where Arguments == (A, B, C, D) { call(.value(a), b, c, .value(d)) }

  /// Expects a call of a function with four parameters.
  @_disfavoredOverload
  public func call<A, B, C, D>(_ a: A, _ b: Matcher<B>, _ c: Matcher<C>, _ d: Matcher<D>)
    -> Expected where Arguments == (A, B, C, D)
  { call(.value(a), b, c, d) }

  /// Expects a call of a function with four parameters.
  @_disfavoredOverload
  public func call<A, B, C, D>(_ a: Matcher<A>, _ b: B, _ c: C, _ d: D) -> Expected
  where Arguments == (A, B, C, D) { call(a, .value(b), .value(c), .value(d)) }

  /// Expects a call of a function with four parameters.
  @_disfavoredOverload
  public func call<A, B, C, D>(_ a: Matcher<A>, _ b: B, _ c: C, _ d: Matcher<D>) -> Expected
  where Arguments == (A, B, C, D) { call(a, .value(b), .value(c), d) }

  /// Expects a call of a function with four parameters.
  @_disfavoredOverload
  public func call<A, B, C, D>(_ a: Matcher<A>, _ b: B, _ c: Matcher<C>, _ d: D) -> Expected
  where Arguments == (A, B, C, D) { call(a, .value(b), c, .value(d)) }

  /// Expects a call of a function with four parameters.
  @_disfavoredOverload
  public func call<A, B, C, D>(_ a: Matcher<A>, _ b: B, _ c: Matcher<C>, _ d: Matcher<D>)
    -> Expected where Arguments == (A, B, C, D)
  { call(a, .value(b), c, d) }

  /// Expects a call of a function with four parameters.
  @_disfavoredOverload
  public func call<A, B, C, D>(_ a: Matcher<A>, _ b: Matcher<B>, _ c: C, _ d: D) -> Expected
  where Arguments == (A, B, C, D) { call(a, b, .value(c), .value(d)) }

  /// Expects a call of a function with four parameters.
  @_disfavoredOverload
  public func call<A, B, C, D>(_ a: Matcher<A>, _ b: Matcher<B>, _ c: C, _ d: Matcher<D>)
    -> Expected where Arguments == (A, B, C, D)
  { call(a, b, .value(c), d) }

  /// Expects a call of a function with four parameters.
  @_disfavoredOverload
  public func call<A, B, C, D>(_ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>, _ d: D)
    -> Expected where Arguments == (A, B, C, D)
  { call(a, b, c, .value(d)) }

  /// Expects a call of a function with four parameters.
  @_disfavoredOverload
  public func call<A, B, C, D>(_ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>, _ d: Matcher<D>)
    -> Expected where Arguments == (A, B, C, D)
  { mockRecorder.expectation(.function("call"), checked(a, count: 4), b, c, d) }
}
