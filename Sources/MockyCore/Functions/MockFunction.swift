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
