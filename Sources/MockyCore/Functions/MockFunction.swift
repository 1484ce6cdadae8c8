/// A mock of a closure, which you pass to the code under test to expect its calls.
///
/// ```swift
/// let fetch = context.mockFunction(named: "fetch", as: ((URL) async throws -> Data).self)
/// context.check { expectThat(fetch).receives.call(url).then.returns(data) }
/// let loader = Loader(fetch: fetch.function)
/// ```
///
/// Failures show its calls like calls of a function: `fetch(about:blank)`. For named function
/// types, and for types that `mockFunction` doesn't take, see ``MockableFunction()``.
///
/// After Jest (`jest.fn`).
///
/// `@unchecked Sendable`: the function holds only ``mockObject``, even if its type isn't
/// `Sendable`.
public final class MockFunction<Function, Arguments, Failure: Error, Return, Effect: CallEffect>:
  Mock, CustomStringConvertible, @unchecked Sendable
{
  /// The closure to pass to the code under test.
  public let function: Function
  /// The object that records the calls and answers them.
  public let mockObject: MockObject
  private let arity: Int

  init(_ mockObject: MockObject, arity: Int, _ function: Function) {
    self.mockObject = mockObject
    self.arity = arity
    self.function = function
  }

  /// Begins an expectation in a `check` block: `expectThat(fetch).receives.call(url)`.
  public var receives: FunctionExpectations<Arguments, Failure, Return, Effect> {
    FunctionExpectations(mockRecorder: .receives(self), arity: arity)
  }

  /// Begins a part of a `verify` block: `expectThat(fetch).received.call(url)`.
  public var received: FunctionExpectations<Arguments, Failure, Return, Effect> {
    FunctionExpectations(mockRecorder: .received(self), arity: arity)
  }
}

extension Mockery {
  /// Makes the mock of a function, from a closure that makes the function.
  func function<Function, Arguments, Failure, Return, Effect>(
    _ name: String?, arity: Int, _ function: (FunctionMember<Failure, Return>) -> Function
  ) -> MockFunction<Function, Arguments, Failure, Return, Effect> {
    // A message looks up the place, so the functions need no parameters for it. The context keeps
    // the closure that looks it up. This closure doesn't keep the mockery.
    let (stack, context) = (CallStack().kept, context)
    let object = context.mockObject(
      of: MockTypeName("MockFunction"), named: name, else: "function", strictness: nil,
      at: stack.caller ?? context.origin)
    return MockFunction(object, arity: arity, function(FunctionMember(mock: object)))
  }

  @available(
    *, unavailable,
    message: "name this type by '@MockableFunction typealias X = …', and mock MockX"
  )
  @_disfavoredOverload
  public func mockFunction<Function>(
    named name: String? = nil, as type: Function.Type
  ) -> MockFunction<Function, Never, Never, Never, Synchronous> {
    unavailable()
  }
}

/// The member that the function of a mock calls.
struct FunctionMember<Failure: Error, Return> {
  let mock: MockObject

  /// Records and answers a call of the function.
  func call(_ arguments: ArgumentList) throws(Failure) -> Return {
    try mock.call(.function("call"), arguments, throwing: Failure.self, returning: Return.self)
  }

  /// Records and answers a call of an `async` function.
  func call(
    _ arguments: ArgumentList, isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Return {
    try await mock.call(
      .function("call"), arguments, throwing: Failure.self, returning: Return.self)
  }
}

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

/// Expected calls with any number of arguments but one, each a value or a matcher.
///
/// Mocky reports an expected call if the function has another number of parameters.
extension FunctionExpectations {
  /// Expects a call with plain values: `receives.call(url, 3)`.
  public func call<each Argument>(_ arguments: repeat each Argument) -> Expected
  where Arguments == (repeat each Argument) { call(repeat Matcher.value(each arguments)) }

  /// Expects a call with arguments that match: `receives.call(.any, .greaterThan(2))`.
  @_disfavoredOverload
  public func call<each Argument>(_ arguments: repeat Matcher<each Argument>) -> Expected
  where Arguments == (repeat each Argument) {
    var count = 0
    for _ in repeat each arguments { count += 1 }
    return mockRecorder.make(
      .function("call"), isGeneric: false, repeat checked(each arguments, count: count))
  }

  /// Expects a call with a value and a matcher.
  @_disfavoredOverload
  public func call<A, B>(_ a: A, _ b: Matcher<B>) -> Expected where Arguments == (A, B) {
    call(Matcher.value(a), b)
  }

  /// Expects a call with a matcher and a value.
  @_disfavoredOverload
  public func call<A, B>(_ a: Matcher<A>, _ b: B) -> Expected where Arguments == (A, B) {
    call(a, Matcher.value(b))
  }

  /// Expects a call with a value, a value and a matcher.
  @_disfavoredOverload
  public func call<A, B, C>(_ a: A, _ b: B, _ c: Matcher<C>) -> Expected
  where Arguments == (A, B, C) { call(Matcher.value(a), Matcher.value(b), c) }

  /// Expects a call with a value, a matcher and a value.
  @_disfavoredOverload
  public func call<A, B, C>(_ a: A, _ b: Matcher<B>, _ c: C) -> Expected
  where Arguments == (A, B, C) { call(Matcher.value(a), b, Matcher.value(c)) }

  /// Expects a call with a value, a matcher and a matcher.
  @_disfavoredOverload
  public func call<A, B, C>(_ a: A, _ b: Matcher<B>, _ c: Matcher<C>) -> Expected
  where Arguments == (A, B, C) { call(Matcher.value(a), b, c) }

  /// Expects a call with a matcher, a value and a value.
  @_disfavoredOverload
  public func call<A, B, C>(_ a: Matcher<A>, _ b: B, _ c: C) -> Expected
  where Arguments == (A, B, C) { call(a, Matcher.value(b), Matcher.value(c)) }

  /// Expects a call with a matcher, a value and a matcher.
  @_disfavoredOverload
  public func call<A, B, C>(_ a: Matcher<A>, _ b: B, _ c: Matcher<C>) -> Expected
  where Arguments == (A, B, C) { call(a, Matcher.value(b), c) }

  /// Expects a call with a matcher, a matcher and a value.
  @_disfavoredOverload
  public func call<A, B, C>(_ a: Matcher<A>, _ b: Matcher<B>, _ c: C) -> Expected
  where Arguments == (A, B, C) { call(a, b, Matcher.value(c)) }
}
