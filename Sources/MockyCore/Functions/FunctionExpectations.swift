/// What is expected of a ``MockFunction``: `.call(…)`, with its arguments.
///
/// Values and matchers are mixed freely.
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
  public func call() -> Expected where Arguments == Void {
    mockRecorder.expectation(.function("call"))
  }

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
    mockRecorder.expectation(.function("call"), checked(argument, count: 1))
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
}
