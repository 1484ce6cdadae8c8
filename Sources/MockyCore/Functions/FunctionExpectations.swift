/// What is expected of a ``MockFunction``: `.call(…)`, with its arguments.
///
/// Values and matchers are mixed freely for up to three parameters, beyond that all are values or all
/// are matchers. Beyond eight, matchers name their types: `Matcher<Int>.any`.
public struct FunctionExpectations<Arguments, Failure: Error, Return, Effect: CallEffect>:
  MockExpectations
{
  /// An expected call, to be continued with `.then` and others.
  public typealias Expected = InvocationExpectation<Arguments, Failure, Return, Effect>

  /// What is known of the words before: whose calls, how many, where.
  public var mockRecorder: ExpectationRecorder
  /// How many parameters the function has.
  private let arity: Int

  init(_ mockRecorder: ExpectationRecorder, arity: Int) {
    self.mockRecorder = mockRecorder
    self.arity = arity
  }

  /// Expects a call of a function without parameters.
  ///
  /// - Returns: the expectation.
  public func call() -> Expected where Arguments == Void { mockRecorder.expectation(.function) }

  /// Expects a call of a function with one parameter.
  ///
  /// - Parameter argument: the value.
  /// - Returns: the expectation.
  @_disfavoredOverload
  public func call(_ argument: Arguments) -> Expected { call(.value(argument)) }

  /// Expects a call of a function with one parameter.
  ///
  /// - Parameter argument: which values are expected.
  /// - Returns: the expectation.
  @_disfavoredOverload
  public func call(_ argument: Matcher<Arguments>) -> Expected {
    mockRecorder.expectation(.function, checked(argument, count: 1))
  }

  /// Expects a call of a function with four parameters or more.
  ///
  /// - Parameters:
  ///   - a: the first value.
  ///   - b: the second value.
  ///   - c: the third value.
  ///   - d: the fourth value.
  ///   - others: the other values.
  /// - Returns: the expectation.
  public func call<A, B, C, D, each Other>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ others: repeat each Other
  ) -> Expected where Arguments == (A, B, C, D, repeat each Other) {
    mockRecorder.expectation(
      .function, checked(.value(a), count: Self.count(4, repeat each others)), .value(b),
      .value(c), .value(d), repeat .value(each others))
  }

  /// One of the matchers; misuse where the number of arguments is not the function's.
  ///
  /// The compiler cannot tell: the arguments are one tuple to it, and a tuple may be an argument.
  func checked<Value>(_ matcher: Matcher<Value>, count: Int) -> Matcher<Value> {
    guard count != arity else { return matcher }
    let words =
      "the function takes \(Counts.of(arity, "argument")), and \(count) \(count == 1 ? "is" : "are") "
      + "expected here: tuples stand in parentheses of their own"
    return Matcher(expected: matcher.expected, misuse: words, test: { _ in false })
  }

  /// How many arguments there are with those of a pack.
  static func count<each Value>(_ count: Int, _ values: repeat each Value) -> Int {
    var count = count
    for _ in repeat each values { count += 1 }
    return count
  }
}
