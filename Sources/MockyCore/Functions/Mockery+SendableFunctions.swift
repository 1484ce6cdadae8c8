/// Mocks of functions that are `@Sendable`.
extension Mockery {
  /// Makes the mock of a `@Sendable` function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (@Sendable () -> Return).Type
  ) -> MockFunction<@Sendable () -> Return, Void, Never, Return, Synchronous> {
    function(name, arity: 0) { mock in { mock.call([]) } }
  }

  /// Makes the mock of a `@Sendable` function with one parameter.
  public func mockFunction<A, Return>(
    named name: String? = nil, as type: (@Sendable (A) -> Return).Type
  ) -> MockFunction<@Sendable (A) -> Return, A, Never, Return, Synchronous> {
    function(name, arity: 1) { mock in { mock.call(.one($0)) } }
  }

  /// Makes the mock of a `@Sendable` function with two parameters.
  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: (@Sendable (A, B) -> Return).Type
  ) -> MockFunction<@Sendable (A, B) -> Return, (A, B), Never, Return, Synchronous> {
    function(name, arity: 2) { mock in { mock.call([$0, $1]) } }
  }

  /// Makes the mock of a `@Sendable` function with three parameters.
  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C) -> Return).Type
  ) -> MockFunction<@Sendable (A, B, C) -> Return, (A, B, C), Never, Return, Synchronous> {
    function(name, arity: 3) { mock in { mock.call([$0, $1, $2]) } }
  }

  /// Makes the mock of a throwing `@Sendable` function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (@Sendable () throws -> Return).Type
  ) -> MockFunction<@Sendable () throws -> Return, Void, any Error, Return, Synchronous> {
    function(name, arity: 0) { mock in { try mock.call([]) } }
  }

  /// Makes the mock of a throwing `@Sendable` function with one parameter.
  public func mockFunction<A, Return>(
    named name: String? = nil, as type: (@Sendable (A) throws -> Return).Type
  ) -> MockFunction<@Sendable (A) throws -> Return, A, any Error, Return, Synchronous> {
    function(name, arity: 1) { mock in { try mock.call(.one($0)) } }
  }

  /// Makes the mock of a throwing `@Sendable` function with two parameters.
  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: (@Sendable (A, B) throws -> Return).Type
  ) -> MockFunction<@Sendable (A, B) throws -> Return, (A, B), any Error, Return, Synchronous> {
    function(name, arity: 2) { mock in { try mock.call([$0, $1]) } }
  }

  /// Makes the mock of a throwing `@Sendable` function with three parameters.
  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C) throws -> Return).Type
  ) -> MockFunction<
    @Sendable (A, B, C) throws -> Return, (A, B, C), any Error, Return, Synchronous
  > {
    function(name, arity: 3) { mock in { try mock.call([$0, $1, $2]) } }
  }

  /// Makes the mock of an `async` `@Sendable` function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (@Sendable () async -> Return).Type
  ) -> MockFunction<@Sendable () async -> Return, Void, Never, Return, Asynchronous> {
    function(name, arity: 0) { mock in { await mock.call([]) } }
  }

  /// Makes the mock of an `async` `@Sendable` function with one parameter.
  public func mockFunction<A, Return>(
    named name: String? = nil, as type: (@Sendable (A) async -> Return).Type
  ) -> MockFunction<@Sendable (A) async -> Return, A, Never, Return, Asynchronous> {
    function(name, arity: 1) { mock in { await mock.call(.one($0)) } }
  }

  /// Makes the mock of an `async` `@Sendable` function with two parameters.
  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: (@Sendable (A, B) async -> Return).Type
  ) -> MockFunction<@Sendable (A, B) async -> Return, (A, B), Never, Return, Asynchronous> {
    function(name, arity: 2) { mock in { await mock.call([$0, $1]) } }
  }

  /// Makes the mock of an `async` `@Sendable` function with three parameters.
  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C) async -> Return).Type
  ) -> MockFunction<@Sendable (A, B, C) async -> Return, (A, B, C), Never, Return, Asynchronous> {
    function(name, arity: 3) { mock in { await mock.call([$0, $1, $2]) } }
  }

  /// Makes the mock of an `async` throwing `@Sendable` function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (@Sendable () async throws -> Return).Type
  ) -> MockFunction<@Sendable () async throws -> Return, Void, any Error, Return, Asynchronous> {
    function(name, arity: 0) { mock in { try await mock.call([]) } }
  }

  /// Makes the mock of an `async` throwing `@Sendable` function with one parameter.
  public func mockFunction<A, Return>(
    named name: String? = nil, as type: (@Sendable (A) async throws -> Return).Type
  ) -> MockFunction<@Sendable (A) async throws -> Return, A, any Error, Return, Asynchronous> {
    function(name, arity: 1) { mock in { try await mock.call(.one($0)) } }
  }

  /// Makes the mock of an `async` throwing `@Sendable` function with two parameters.
  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: (@Sendable (A, B) async throws -> Return).Type
  ) -> MockFunction<
    @Sendable (A, B) async throws -> Return, (A, B), any Error, Return, Asynchronous
  > {
    function(name, arity: 2) { mock in { try await mock.call([$0, $1]) } }
  }

  /// Makes the mock of an `async` throwing `@Sendable` function with three parameters.
  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C) async throws -> Return).Type
  ) -> MockFunction<
    @Sendable (A, B, C) async throws -> Return, (A, B, C), any Error, Return, Asynchronous
  > {
    function(name, arity: 3) { mock in { try await mock.call([$0, $1, $2]) } }
  }
}
