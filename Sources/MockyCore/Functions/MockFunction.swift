/// A stand-in for a closure: what code under test is handed, and what a test expects calls of.
///
/// ```swift
/// let fetch = context.mockFunction(named: "fetch", as: ((URL) async throws -> Data).self)
/// context.check { expectThat(fetch).receives.call(url).then.returns(data) }
/// let loader = Loader(fetch: fetch.function)
/// ```
///
/// It is a mock whose one member is called as functions are: messages say `fetch(about:blank)`.
///
/// After Jest (`jest.fn`).
///
/// `@unchecked Sendable`: the function holds nothing but ``mockObject``, also where its type, which
/// is that of the code under test, does not say so.
public final class MockFunction<Function, Arguments, Failure: Error, Return, Effect: CallEffect>:
  Mock, CustomStringConvertible, @unchecked Sendable
{
  /// The closure to hand over.
  public let function: Function
  /// What records the calls and answers them.
  public let mockObject: MockObject
  /// How many parameters it has.
  private let arity: Int

  init(_ mockObject: MockObject, arity: Int, _ function: Function) {
    self.mockObject = mockObject
    self.arity = arity
    self.function = function
  }

  /// What follows in a `check` block: `.call(…)`.
  public var receives: FunctionExpectations<Arguments, Failure, Return, Effect> {
    FunctionExpectations(.receives(self), arity: arity)
  }

  /// What follows in a `verify` block: `.call(…)`.
  public var received: FunctionExpectations<Arguments, Failure, Return, Effect> {
    FunctionExpectations(.received(self), arity: arity)
  }
}

extension Mockery {
  /// Makes the mock of a function around the closure that hands its calls over.
  ///
  /// For functions that throw any error, or none, there are closures without typed throws: the compiler
  /// hands the results of the other one over wrongly, once it is kept as a `Function`.
  func function<
    Function, Arguments, Failure: Error, Return, Effect: CallEffect, Throwing, Returning
  >(
    named name: String?, _ strictness: Strictness, _ position: SourcePosition, arity: Int,
    typed: (MockObject) -> Function, throwing: (MockObject) -> Throwing,
    returning: (MockObject) -> Returning
  ) -> MockFunction<Function, Arguments, Failure, Return, Effect> {
    let object = context.functionObject(named: name, strictness: strictness, at: position)
    var same: Function?
    if Failure.self == (any Error).self { same = throwing(object) as? Function }
    if Failure.self == Never.self { same = returning(object) as? Function }
    return MockFunction(object, arity: arity, same ?? typed(object))
  }
}

extension MockObject {
  /// Records and answers a call of a function.
  func function<Failure: Error, Return>(
    _ arguments: [Any], _ failure: Failure.Type
  ) throws(Failure) -> Return {
    try call(.function, arguments, throwing: Failure.self, returning: Return.self)
  }

  /// Records and answers a call of an `async` function.
  func function<Failure: Error, Return>(
    _ arguments: [Any], _ failure: Failure.Type,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Return {
    try await call(.function, arguments, throwing: Failure.self, returning: Return.self)
  }
}
