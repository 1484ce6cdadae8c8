/// Many matchers: each number has its own, as `.any` tells nothing of a pack's types.
extension FunctionExpectations {

  /// Expects a call of a function with four parameters.
  ///
  /// - Parameters:
  ///   - a: the first value, by matcher.
  ///   - b: the second value, by matcher.
  ///   - c: the third value, by matcher.
  ///   - d: the fourth value, by matcher.
  /// - Returns: the expectation.
  public func call<A, B, C, D>(_ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>, _ d: Matcher<D>)
    -> Expected where Arguments == (A, B, C, D)
  { mockRecorder.expectation(.function, checked(a, count: 4), b, c, d) }

  /// Expects a call of a function with five parameters.
  ///
  /// - Parameters:
  ///   - a: the first value, by matcher.
  ///   - b: the second value, by matcher.
  ///   - c: the third value, by matcher.
  ///   - d: the fourth value, by matcher.
  ///   - e: the fifth value, by matcher.
  /// - Returns: the expectation.
  public func call<A, B, C, D, E>(
    _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>, _ d: Matcher<D>, _ e: Matcher<E>
  ) -> Expected where Arguments == (A, B, C, D, E) {
    mockRecorder.expectation(.function, checked(a, count: 5), b, c, d, e)
  }

  /// Expects a call of a function with six parameters.
  ///
  /// - Parameters:
  ///   - a: the first value, by matcher.
  ///   - b: the second value, by matcher.
  ///   - c: the third value, by matcher.
  ///   - d: the fourth value, by matcher.
  ///   - e: the fifth value, by matcher.
  ///   - f: the sixth value, by matcher.
  /// - Returns: the expectation.
  public func call<A, B, C, D, E, F>(
    _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>, _ d: Matcher<D>, _ e: Matcher<E>,
    _ f: Matcher<F>
  ) -> Expected where Arguments == (A, B, C, D, E, F) {
    mockRecorder.expectation(.function, checked(a, count: 6), b, c, d, e, f)
  }

  /// Expects a call of a function with seven parameters.
  ///
  /// - Parameters:
  ///   - a: the first value, by matcher.
  ///   - b: the second value, by matcher.
  ///   - c: the third value, by matcher.
  ///   - d: the fourth value, by matcher.
  ///   - e: the fifth value, by matcher.
  ///   - f: the sixth value, by matcher.
  ///   - g: the seventh value, by matcher.
  /// - Returns: the expectation.
  public func call<A, B, C, D, E, F, G>(
    _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>, _ d: Matcher<D>, _ e: Matcher<E>,
    _ f: Matcher<F>, _ g: Matcher<G>
  ) -> Expected where Arguments == (A, B, C, D, E, F, G) {
    mockRecorder.expectation(.function, checked(a, count: 7), b, c, d, e, f, g)
  }

  /// Expects a call of a function with eight parameters.
  ///
  /// - Parameters:
  ///   - a: the first value, by matcher.
  ///   - b: the second value, by matcher.
  ///   - c: the third value, by matcher.
  ///   - d: the fourth value, by matcher.
  ///   - e: the fifth value, by matcher.
  ///   - f: the sixth value, by matcher.
  ///   - g: the seventh value, by matcher.
  ///   - h: the eighth value, by matcher.
  /// - Returns: the expectation.
  public func call<A, B, C, D, E, F, G, H>(
    _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>, _ d: Matcher<D>, _ e: Matcher<E>,
    _ f: Matcher<F>, _ g: Matcher<G>, _ h: Matcher<H>
  ) -> Expected where Arguments == (A, B, C, D, E, F, G, H) {
    mockRecorder.expectation(.function, checked(a, count: 8), b, c, d, e, f, g, h)
  }

  /// Expects a call of a function with nine parameters or more.
  ///
  /// - Parameters:
  ///   - a: the first value, by matcher.
  ///   - b: the second value, by matcher.
  ///   - c: the third value, by matcher.
  ///   - d: the fourth value, by matcher.
  ///   - e: the fifth value, by matcher.
  ///   - f: the sixth value, by matcher.
  ///   - g: the seventh value, by matcher.
  ///   - h: the eighth value, by matcher.
  ///   - i: the ninth value, by matcher.
  ///   - others: the other values, by matchers that name their types.
  /// - Returns: the expectation.
  public func call<A, B, C, D, E, F, G, H, I, each Other>(
    _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>, _ d: Matcher<D>, _ e: Matcher<E>,
    _ f: Matcher<F>, _ g: Matcher<G>, _ h: Matcher<H>, _ i: Matcher<I>,
    _ others: repeat Matcher<each Other>
  ) -> Expected where Arguments == (A, B, C, D, E, F, G, H, I, repeat each Other) {
    mockRecorder.expectation(
      .function, checked(a, count: Self.count(9, repeat each others)), b, c, d, e, f, g, h, i,
      repeat each others)
  }
}
