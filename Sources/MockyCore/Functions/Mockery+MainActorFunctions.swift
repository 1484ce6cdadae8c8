/// Mocks of functions on the main actor.
///
/// The compiler confuses an `async` overload with the `@Sendable` one of the same shape, unless the
/// type parameters have another order. Without arguments, the unused parameter `mark` distinguishes
/// them.
extension Mockery {
  /// Makes the mock of a `@MainActor` function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (@MainActor () -> Return).Type
  ) -> MockFunction<@MainActor () -> Return, Void, Never, Return, OnMainActor> {
    function(name, arity: 0) { mock in { mock.call([]) } }
  }

  /// Makes the mock of a `@MainActor` function with one parameter.
  public func mockFunction<A, Return>(
    named name: String? = nil, as type: (@MainActor (A) -> Return).Type
  ) -> MockFunction<@MainActor (A) -> Return, A, Never, Return, OnMainActor> {
    function(name, arity: 1) { mock in { mock.call(.one($0)) } }
  }

  /// Makes the mock of a `@MainActor` function with two parameters.
  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: (@MainActor (A, B) -> Return).Type
  ) -> MockFunction<@MainActor (A, B) -> Return, (A, B), Never, Return, OnMainActor> {
    function(name, arity: 2) { mock in { mock.call([$0, $1]) } }
  }

  /// Makes the mock of a `@MainActor` function with three parameters.
  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: (@MainActor (A, B, C) -> Return).Type
  ) -> MockFunction<@MainActor (A, B, C) -> Return, (A, B, C), Never, Return, OnMainActor> {
    function(name, arity: 3) { mock in { mock.call([$0, $1, $2]) } }
  }

  /// Makes the mock of a `@MainActor` function with four parameters.
  public func mockFunction<A, B, C, D, Return>(
    named name: String? = nil, as type: (@MainActor (A, B, C, D) -> Return).Type
  ) -> MockFunction<@MainActor (A, B, C, D) -> Return, (A, B, C, D), Never, Return, OnMainActor> {
    function(name, arity: 4) { mock in { mock.call([$0, $1, $2, $3]) } }
  }

  /// Makes the mock of a throwing `@MainActor` function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (@MainActor () throws -> Return).Type
  ) -> MockFunction<@MainActor () throws -> Return, Void, any Error, Return, OnMainActor> {
    function(name, arity: 0) { mock in { try mock.call([]) } }
  }

  /// Makes the mock of a throwing `@MainActor` function with one parameter.
  public func mockFunction<A, Return>(
    named name: String? = nil, as type: (@MainActor (A) throws -> Return).Type
  ) -> MockFunction<@MainActor (A) throws -> Return, A, any Error, Return, OnMainActor> {
    function(name, arity: 1) { mock in { try mock.call(.one($0)) } }
  }

  /// Makes the mock of a throwing `@MainActor` function with two parameters.
  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: (@MainActor (A, B) throws -> Return).Type
  ) -> MockFunction<@MainActor (A, B) throws -> Return, (A, B), any Error, Return, OnMainActor> {
    function(name, arity: 2) { mock in { try mock.call([$0, $1]) } }
  }

  /// Makes the mock of a throwing `@MainActor` function with three parameters.
  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: (@MainActor (A, B, C) throws -> Return).Type
  ) -> MockFunction<
    @MainActor (A, B, C) throws -> Return, (A, B, C), any Error, Return, OnMainActor
  > {
    function(name, arity: 3) { mock in { try mock.call([$0, $1, $2]) } }
  }

  /// Makes the mock of a throwing `@MainActor` function with four parameters.
  public func mockFunction<A, B, C, D, Return>(
    named name: String? = nil, as type: (@MainActor (A, B, C, D) throws -> Return).Type
  ) -> MockFunction<
    @MainActor (A, B, C, D) throws -> Return, (A, B, C, D), any Error, Return, OnMainActor
  > {
    function(name, arity: 4) { mock in { try mock.call([$0, $1, $2, $3]) } }
  }

  /// Makes the mock of an `async` `@MainActor` function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (@MainActor () async -> Return).Type, _ mark: Void = ()
  ) -> MockFunction<@MainActor () async -> Return, Void, Never, Return, Asynchronous> {
    function(name, arity: 0) { mock in { await mock.call([]) } }
  }

  /// Makes the mock of an `async` `@MainActor` function with one parameter.
  public func mockFunction<Return, A>(
    named name: String? = nil, as type: (@MainActor (A) async -> Return).Type
  ) -> MockFunction<@MainActor (A) async -> Return, A, Never, Return, Asynchronous> {
    function(name, arity: 1) { mock in { await mock.call(.one($0)) } }
  }

  /// Makes the mock of an `async` `@MainActor` function with two parameters.
  public func mockFunction<Return, A, B>(
    named name: String? = nil, as type: (@MainActor (A, B) async -> Return).Type
  ) -> MockFunction<@MainActor (A, B) async -> Return, (A, B), Never, Return, Asynchronous> {
    function(name, arity: 2) { mock in { await mock.call([$0, $1]) } }
  }

  /// Makes the mock of an `async` `@MainActor` function with three parameters.
  public func mockFunction<Return, A, B, C>(
    named name: String? = nil, as type: (@MainActor (A, B, C) async -> Return).Type
  ) -> MockFunction<@MainActor (A, B, C) async -> Return, (A, B, C), Never, Return, Asynchronous> {
    function(name, arity: 3) { mock in { await mock.call([$0, $1, $2]) } }
  }

  /// Makes the mock of an `async` `@MainActor` function with four parameters.
  public func mockFunction<Return, A, B, C, D>(
    named name: String? = nil, as type: (@MainActor (A, B, C, D) async -> Return).Type
  ) -> MockFunction<
    @MainActor (A, B, C, D) async -> Return, (A, B, C, D), Never, Return, Asynchronous
  > {
    function(name, arity: 4) { mock in { await mock.call([$0, $1, $2, $3]) } }
  }

  /// Makes the mock of an `async` throwing `@MainActor` function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (@MainActor () async throws -> Return).Type,
    _ mark: Void = ()
  ) -> MockFunction<@MainActor () async throws -> Return, Void, any Error, Return, Asynchronous> {
    function(name, arity: 0) { mock in { try await mock.call([]) } }
  }

  /// Makes the mock of an `async` throwing `@MainActor` function with one parameter.
  public func mockFunction<Return, A>(
    named name: String? = nil, as type: (@MainActor (A) async throws -> Return).Type
  ) -> MockFunction<@MainActor (A) async throws -> Return, A, any Error, Return, Asynchronous> {
    function(name, arity: 1) { mock in { try await mock.call(.one($0)) } }
  }

  /// Makes the mock of an `async` throwing `@MainActor` function with two parameters.
  public func mockFunction<Return, A, B>(
    named name: String? = nil, as type: (@MainActor (A, B) async throws -> Return).Type
  ) -> MockFunction<
    @MainActor (A, B) async throws -> Return, (A, B), any Error, Return, Asynchronous
  > {
    function(name, arity: 2) { mock in { try await mock.call([$0, $1]) } }
  }

  /// Makes the mock of an `async` throwing `@MainActor` function with three parameters.
  public func mockFunction<Return, A, B, C>(
    named name: String? = nil, as type: (@MainActor (A, B, C) async throws -> Return).Type
  ) -> MockFunction<
    @MainActor (A, B, C) async throws -> Return, (A, B, C), any Error, Return, Asynchronous
  > {
    function(name, arity: 3) { mock in { try await mock.call([$0, $1, $2]) } }
  }

  /// Makes the mock of an `async` throwing `@MainActor` function with four parameters.
  public func mockFunction<Return, A, B, C, D>(
    named name: String? = nil, as type: (@MainActor (A, B, C, D) async throws -> Return).Type
  ) -> MockFunction<
    @MainActor (A, B, C, D) async throws -> Return, (A, B, C, D), any Error, Return, Asynchronous
  > {
    function(name, arity: 4) { mock in { try await mock.call([$0, $1, $2, $3]) } }
  }
}
