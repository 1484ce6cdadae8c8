/// The builder of expectations on a ``MockFunction``, with any mixture of values and matchers.
///
/// ```swift
/// expectThat(fetch).receives(2).call(url).then.returns(data)
/// expectThat(show).receives.call(.startingWith("he"), 3)
/// ```
public struct FunctionExpectations<Arguments, Failure: Error, Return, Effect: CallEffect>:
  MockExpectations
{
  /// An expected call, which you can continue with `.then` and others.
  public typealias Expected = InvocationExpectation<Arguments, Failure, Return, Effect>

  /// The part of an expectation before `call`: the mock, the number of calls, and the line.
  public var mockRecorder: ExpectationRecorder
  let arity: Int

  /// Expects a call of a function without parameters.
  public func call() -> Expected where Arguments == Void {
    mockRecorder.expectation(.function("call"))
  }

  /// Expects a call with a plain value: `receives.call(url)`.
  ///
  /// Mocky reports it if the function has another number of parameters.
  @_disfavoredOverload
  public func call(_ argument: Arguments) -> Expected { call(.value(argument)) }

  /// Expects a call with an argument that matches: `receives.call(.any)`.
  ///
  /// Mocky reports it if the function has another number of parameters.
  @_disfavoredOverload
  public func call(_ argument: Matcher<Arguments>) -> Expected {
    mockRecorder.expectation(.function("call"), checked(argument, count: 1))
  }

  /// Returns the matcher, or one that Mocky reports if the number of arguments is wrong. The
  /// compiler can't check the number, because the arguments are one tuple, and a tuple may be an
  /// argument.
  func checked<Value>(_ matcher: Matcher<Value>, count: Int) -> Matcher<Value> {
    guard count != arity else { return matcher }
    return Matcher(
      expected: matcher.describedText, misuse: .argumentCount(count, of: arity),
      test: { _ in false })
  }
}

/// Expected calls with two or three arguments, each a value or a matcher.
///
/// Mocky reports an expected call if the function has another number of parameters.
extension FunctionExpectations {
  /// Expects a call with two values.
  public func call<A, B>(_ a: A, _ b: B) -> Expected where Arguments == (A, B) {
    expected(.value(a), .value(b))
  }

  /// Expects a call with a value and a matcher.
  @_disfavoredOverload
  public func call<A, B>(_ a: A, _ b: Matcher<B>) -> Expected where Arguments == (A, B) {
    expected(.value(a), b)
  }

  /// Expects a call with a matcher and a value.
  @_disfavoredOverload
  public func call<A, B>(_ a: Matcher<A>, _ b: B) -> Expected where Arguments == (A, B) {
    expected(a, .value(b))
  }

  /// Expects a call with two matchers.
  @_disfavoredOverload
  public func call<A, B>(_ a: Matcher<A>, _ b: Matcher<B>) -> Expected where Arguments == (A, B) {
    expected(a, b)
  }

  /// Expects a call with three values.
  public func call<A, B, C>(_ a: A, _ b: B, _ c: C) -> Expected where Arguments == (A, B, C) {
    expected(.value(a), .value(b), .value(c))
  }

  /// Expects a call with a value, a value and a matcher.
  @_disfavoredOverload
  public func call<A, B, C>(_ a: A, _ b: B, _ c: Matcher<C>) -> Expected
  where Arguments == (A, B, C) { expected(.value(a), .value(b), c) }

  /// Expects a call with a value, a matcher and a value.
  @_disfavoredOverload
  public func call<A, B, C>(_ a: A, _ b: Matcher<B>, _ c: C) -> Expected
  where Arguments == (A, B, C) { expected(.value(a), b, .value(c)) }

  /// Expects a call with a value, a matcher and a matcher.
  @_disfavoredOverload
  public func call<A, B, C>(_ a: A, _ b: Matcher<B>, _ c: Matcher<C>) -> Expected
  where Arguments == (A, B, C) { expected(.value(a), b, c) }

  /// Expects a call with a matcher, a value and a value.
  @_disfavoredOverload
  public func call<A, B, C>(_ a: Matcher<A>, _ b: B, _ c: C) -> Expected
  where Arguments == (A, B, C) { expected(a, .value(b), .value(c)) }

  /// Expects a call with a matcher, a value and a matcher.
  @_disfavoredOverload
  public func call<A, B, C>(_ a: Matcher<A>, _ b: B, _ c: Matcher<C>) -> Expected
  where Arguments == (A, B, C) { expected(a, .value(b), c) }

  /// Expects a call with a matcher, a matcher and a value.
  @_disfavoredOverload
  public func call<A, B, C>(_ a: Matcher<A>, _ b: Matcher<B>, _ c: C) -> Expected
  where Arguments == (A, B, C) { expected(a, b, .value(c)) }

  /// Expects a call with three matchers.
  @_disfavoredOverload
  public func call<A, B, C>(_ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>) -> Expected
  where Arguments == (A, B, C) { expected(a, b, c) }

  private func expected<A, each Other>(
    _ a: Matcher<A>, _ others: repeat Matcher<each Other>
  ) -> Expected where Arguments == (A, repeat each Other) {
    var count = 1
    for _ in repeat each others { count += 1 }
    return mockRecorder.make(
      .function("call"), isGeneric: false, checked(a, count: count), repeat each others)
  }
}
