/// Mocks of functions, for what is common; everything else is mocked by its type alias.
extension Mockery {
  /// Makes the mock of a function without parameters; see ``MockFunction`` for an example.
  ///
  /// There is one for each number of parameters up to four, for what is `async` and what throws,
  /// and for `@Sendable` and `@MainActor`. Any other function is mocked by its type alias: see
  /// ``MockableFunction()``.
  ///
  /// - Parameters:
  ///   - name: its name in failure messages; "function" if not given. A name given twice is a
  ///     programming error.
  ///   - type: the function's type; closures among its parameters are written with `@escaping`.
  ///   - strictness: the treatment of calls that no expectation mentions.
  /// - Returns: the mock; its `function` is handed to the code under test.
  ///
  /// After Jest (`jest.fn`) and jMock (roles with one method).
  public func mockFunction<Return>(
    named name: String? = nil, as type: (() -> Return).Type, strictness: Strictness = .strict
  ) -> MockFunction<() -> Return, Void, Never, Return, Synchronous> {
    function(name, strictness, arity: 0) { mock in { mock.call([]) } }
  }

  public func mockFunction<A, Return>(
    named name: String? = nil, as type: ((A) -> Return).Type, strictness: Strictness = .strict
  ) -> MockFunction<(A) -> Return, A, Never, Return, Synchronous> {
    function(name, strictness, arity: 1) { mock in { mock.call(.one($0)) } }
  }

  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: ((A, B) -> Return).Type, strictness: Strictness = .strict
  ) -> MockFunction<(A, B) -> Return, (A, B), Never, Return, Synchronous> {
    function(name, strictness, arity: 2) { mock in { mock.call([$0, $1]) } }
  }

  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: ((A, B, C) -> Return).Type, strictness: Strictness = .strict
  ) -> MockFunction<(A, B, C) -> Return, (A, B, C), Never, Return, Synchronous> {
    function(name, strictness, arity: 3) { mock in { mock.call([$0, $1, $2]) } }
  }

  public func mockFunction<A, B, C, D, Return>(
    named name: String? = nil, as type: ((A, B, C, D) -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<(A, B, C, D) -> Return, (A, B, C, D), Never, Return, Synchronous> {
    function(name, strictness, arity: 4) { mock in { mock.call([$0, $1, $2, $3]) } }
  }

  /// Makes the mock of a throwing function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (() throws -> Return).Type, strictness: Strictness = .strict
  ) -> MockFunction<() throws -> Return, Void, any Error, Return, Synchronous> {
    function(name, strictness, arity: 0) { mock in { try mock.call([]) } }
  }

  public func mockFunction<A, Return>(
    named name: String? = nil, as type: ((A) throws -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<(A) throws -> Return, A, any Error, Return, Synchronous> {
    function(name, strictness, arity: 1) { mock in { try mock.call(.one($0)) } }
  }

  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: ((A, B) throws -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<(A, B) throws -> Return, (A, B), any Error, Return, Synchronous> {
    function(name, strictness, arity: 2) { mock in { try mock.call([$0, $1]) } }
  }

  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: ((A, B, C) throws -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<(A, B, C) throws -> Return, (A, B, C), any Error, Return, Synchronous> {
    function(name, strictness, arity: 3) { mock in { try mock.call([$0, $1, $2]) } }
  }

  public func mockFunction<A, B, C, D, Return>(
    named name: String? = nil, as type: ((A, B, C, D) throws -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<(A, B, C, D) throws -> Return, (A, B, C, D), any Error, Return, Synchronous> {
    function(name, strictness, arity: 4) { mock in { try mock.call([$0, $1, $2, $3]) } }
  }

  /// Makes the mock of an `async` function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (() async -> Return).Type, strictness: Strictness = .strict
  ) -> MockFunction<() async -> Return, Void, Never, Return, Asynchronous> {
    function(name, strictness, arity: 0) { mock in { await mock.call([]) } }
  }

  public func mockFunction<A, Return>(
    named name: String? = nil, as type: ((A) async -> Return).Type, strictness: Strictness = .strict
  ) -> MockFunction<(A) async -> Return, A, Never, Return, Asynchronous> {
    function(name, strictness, arity: 1) { mock in { await mock.call(.one($0)) } }
  }

  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: ((A, B) async -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<(A, B) async -> Return, (A, B), Never, Return, Asynchronous> {
    function(name, strictness, arity: 2) { mock in { await mock.call([$0, $1]) } }
  }

  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: ((A, B, C) async -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<(A, B, C) async -> Return, (A, B, C), Never, Return, Asynchronous> {
    function(name, strictness, arity: 3) { mock in { await mock.call([$0, $1, $2]) } }
  }

  public func mockFunction<A, B, C, D, Return>(
    named name: String? = nil, as type: ((A, B, C, D) async -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<(A, B, C, D) async -> Return, (A, B, C, D), Never, Return, Asynchronous> {
    function(name, strictness, arity: 4) { mock in { await mock.call([$0, $1, $2, $3]) } }
  }

  /// Makes the mock of an `async` throwing function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (() async throws -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<() async throws -> Return, Void, any Error, Return, Asynchronous> {
    function(name, strictness, arity: 0) { mock in { try await mock.call([]) } }
  }

  public func mockFunction<A, Return>(
    named name: String? = nil, as type: ((A) async throws -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<(A) async throws -> Return, A, any Error, Return, Asynchronous> {
    function(name, strictness, arity: 1) { mock in { try await mock.call(.one($0)) } }
  }

  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: ((A, B) async throws -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<(A, B) async throws -> Return, (A, B), any Error, Return, Asynchronous> {
    function(name, strictness, arity: 2) { mock in { try await mock.call([$0, $1]) } }
  }

  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: ((A, B, C) async throws -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<(A, B, C) async throws -> Return, (A, B, C), any Error, Return, Asynchronous> {
    function(name, strictness, arity: 3) { mock in { try await mock.call([$0, $1, $2]) } }
  }

  public func mockFunction<A, B, C, D, Return>(
    named name: String? = nil, as type: ((A, B, C, D) async throws -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<
    (A, B, C, D) async throws -> Return, (A, B, C, D), any Error, Return, Asynchronous
  > {
    function(name, strictness, arity: 4) { mock in { try await mock.call([$0, $1, $2, $3]) } }
  }
}
