/// Mocks of common functions. Mock all others by their type alias.
extension Mockery {
  /// Makes the mock of a function without parameters: `mockFunction(as: (() -> Int).self)`.
  ///
  /// There is a form for each number of parameters up to three, for `async` and throwing functions,
  /// and for `@Sendable` ones. ``MockFunction`` has an example. To mock any other function, such as
  /// one of the main actor, see ``MockableFunction()``.
  ///
  /// - Parameters:
  ///   - name: its name in failure messages; "function" by default. Mocky reports a name that is
  ///     used twice.
  ///   - type: the function's type. Write closures among its parameters with `@escaping`.
  /// - Returns: the mock, whose `function` you pass to the code under test.
  ///
  /// After Jest (`jest.fn`) and jMock (roles with one method).
  public func mockFunction<Return>(
    named name: String? = nil, as type: (() -> Return).Type
  ) -> MockFunction<() -> Return, Void, Never, Return, Synchronous> {
    function(name, arity: 0) { mock in { mock.call([]) } }
  }

  /// Makes the mock of a function with one parameter.
  public func mockFunction<A, Return>(
    named name: String? = nil, as type: ((A) -> Return).Type
  ) -> MockFunction<(A) -> Return, A, Never, Return, Synchronous> {
    function(name, arity: 1) { mock in { mock.call(.one($0)) } }
  }

  /// Makes the mock of a function with two parameters.
  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: ((A, B) -> Return).Type
  ) -> MockFunction<(A, B) -> Return, (A, B), Never, Return, Synchronous> {
    function(name, arity: 2) { mock in { mock.call([$0, $1]) } }
  }

  /// Makes the mock of a function with three parameters.
  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: ((A, B, C) -> Return).Type
  ) -> MockFunction<(A, B, C) -> Return, (A, B, C), Never, Return, Synchronous> {
    function(name, arity: 3) { mock in { mock.call([$0, $1, $2]) } }
  }

  /// Makes the mock of a throwing function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (() throws -> Return).Type
  ) -> MockFunction<() throws -> Return, Void, any Error, Return, Synchronous> {
    function(name, arity: 0) { mock in { try mock.call([]) } }
  }

  /// Makes the mock of a throwing function with one parameter.
  public func mockFunction<A, Return>(
    named name: String? = nil, as type: ((A) throws -> Return).Type
  ) -> MockFunction<(A) throws -> Return, A, any Error, Return, Synchronous> {
    function(name, arity: 1) { mock in { try mock.call(.one($0)) } }
  }

  /// Makes the mock of a throwing function with two parameters.
  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: ((A, B) throws -> Return).Type
  ) -> MockFunction<(A, B) throws -> Return, (A, B), any Error, Return, Synchronous> {
    function(name, arity: 2) { mock in { try mock.call([$0, $1]) } }
  }

  /// Makes the mock of a throwing function with three parameters.
  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: ((A, B, C) throws -> Return).Type
  ) -> MockFunction<(A, B, C) throws -> Return, (A, B, C), any Error, Return, Synchronous> {
    function(name, arity: 3) { mock in { try mock.call([$0, $1, $2]) } }
  }

  /// Makes the mock of an `async` function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (() async -> Return).Type
  ) -> MockFunction<() async -> Return, Void, Never, Return, Asynchronous> {
    function(name, arity: 0) { mock in { await mock.call([]) } }
  }

  /// Makes the mock of an `async` function with one parameter.
  public func mockFunction<A, Return>(
    named name: String? = nil, as type: ((A) async -> Return).Type
  ) -> MockFunction<(A) async -> Return, A, Never, Return, Asynchronous> {
    function(name, arity: 1) { mock in { await mock.call(.one($0)) } }
  }

  /// Makes the mock of an `async` function with two parameters.
  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: ((A, B) async -> Return).Type
  ) -> MockFunction<(A, B) async -> Return, (A, B), Never, Return, Asynchronous> {
    function(name, arity: 2) { mock in { await mock.call([$0, $1]) } }
  }

  /// Makes the mock of an `async` function with three parameters.
  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: ((A, B, C) async -> Return).Type
  ) -> MockFunction<(A, B, C) async -> Return, (A, B, C), Never, Return, Asynchronous> {
    function(name, arity: 3) { mock in { await mock.call([$0, $1, $2]) } }
  }

  /// Makes the mock of an `async` throwing function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (() async throws -> Return).Type
  ) -> MockFunction<() async throws -> Return, Void, any Error, Return, Asynchronous> {
    function(name, arity: 0) { mock in { try await mock.call([]) } }
  }

  /// Makes the mock of an `async` throwing function with one parameter.
  public func mockFunction<A, Return>(
    named name: String? = nil, as type: ((A) async throws -> Return).Type
  ) -> MockFunction<(A) async throws -> Return, A, any Error, Return, Asynchronous> {
    function(name, arity: 1) { mock in { try await mock.call(.one($0)) } }
  }

  /// Makes the mock of an `async` throwing function with two parameters.
  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: ((A, B) async throws -> Return).Type
  ) -> MockFunction<(A, B) async throws -> Return, (A, B), any Error, Return, Asynchronous> {
    function(name, arity: 2) { mock in { try await mock.call([$0, $1]) } }
  }

  /// Makes the mock of an `async` throwing function with three parameters.
  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: ((A, B, C) async throws -> Return).Type
  ) -> MockFunction<(A, B, C) async throws -> Return, (A, B, C), any Error, Return, Asynchronous> {
    function(name, arity: 3) { mock in { try await mock.call([$0, $1, $2]) } }
  }
}
