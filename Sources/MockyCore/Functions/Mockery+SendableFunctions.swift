/// Mocks of functions that are `@Sendable`.
extension Mockery {
  /// Makes the mock of a `@Sendable` function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (@Sendable () -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<@Sendable () -> Return, Void, Never, Return, Synchronous> {
    function(name, strictness, arity: 0) { $0.closure() }
  }

  public func mockFunction<A, Return>(
    named name: String? = nil, as type: (@Sendable (A) -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<@Sendable (A) -> Return, A, Never, Return, Synchronous> {
    function(name, strictness, arity: 1) { $0.closure(A.self) }
  }

  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: (@Sendable (A, B) -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<@Sendable (A, B) -> Return, (A, B), Never, Return, Synchronous> {
    function(name, strictness, arity: 2) { $0.closure(A.self, B.self) }
  }

  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C) -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<@Sendable (A, B, C) -> Return, (A, B, C), Never, Return, Synchronous> {
    function(name, strictness, arity: 3) { $0.closure(A.self, B.self, C.self) }
  }

  public func mockFunction<A, B, C, D, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C, D) -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<@Sendable (A, B, C, D) -> Return, (A, B, C, D), Never, Return, Synchronous> {
    function(name, strictness, arity: 4) { $0.closure(A.self, B.self, C.self, D.self) }
  }

  /// Makes the mock of a throwing `@Sendable` function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (@Sendable () throws -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<@Sendable () throws -> Return, Void, any Error, Return, Synchronous> {
    function(name, strictness, arity: 0) { $0.throwingClosure() }
  }

  public func mockFunction<A, Return>(
    named name: String? = nil, as type: (@Sendable (A) throws -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<@Sendable (A) throws -> Return, A, any Error, Return, Synchronous> {
    function(name, strictness, arity: 1) { $0.throwingClosure(A.self) }
  }

  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: (@Sendable (A, B) throws -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<@Sendable (A, B) throws -> Return, (A, B), any Error, Return, Synchronous> {
    function(name, strictness, arity: 2) { $0.throwingClosure(A.self, B.self) }
  }

  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C) throws -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<
    @Sendable (A, B, C) throws -> Return, (A, B, C), any Error, Return, Synchronous
  > {
    function(name, strictness, arity: 3) { $0.throwingClosure(A.self, B.self, C.self) }
  }

  public func mockFunction<A, B, C, D, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C, D) throws -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<
    @Sendable (A, B, C, D) throws -> Return, (A, B, C, D), any Error, Return, Synchronous
  > {
    function(name, strictness, arity: 4) { $0.throwingClosure(A.self, B.self, C.self, D.self) }
  }

  /// Makes the mock of an `async` `@Sendable` function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (@Sendable () async -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<@Sendable () async -> Return, Void, Never, Return, Asynchronous> {
    function(name, strictness, arity: 0) { $0.asyncClosure() }
  }

  public func mockFunction<A, Return>(
    named name: String? = nil, as type: (@Sendable (A) async -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<@Sendable (A) async -> Return, A, Never, Return, Asynchronous> {
    function(name, strictness, arity: 1) { $0.asyncClosure(A.self) }
  }

  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: (@Sendable (A, B) async -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<@Sendable (A, B) async -> Return, (A, B), Never, Return, Asynchronous> {
    function(name, strictness, arity: 2) { $0.asyncClosure(A.self, B.self) }
  }

  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C) async -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<@Sendable (A, B, C) async -> Return, (A, B, C), Never, Return, Asynchronous> {
    function(name, strictness, arity: 3) { $0.asyncClosure(A.self, B.self, C.self) }
  }

  public func mockFunction<A, B, C, D, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C, D) async -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<
    @Sendable (A, B, C, D) async -> Return, (A, B, C, D), Never, Return, Asynchronous
  > {
    function(name, strictness, arity: 4) { $0.asyncClosure(A.self, B.self, C.self, D.self) }
  }

  /// Makes the mock of an `async` throwing `@Sendable` function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (@Sendable () async throws -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<@Sendable () async throws -> Return, Void, any Error, Return, Asynchronous> {
    function(name, strictness, arity: 0) { $0.asyncThrowingClosure() }
  }

  public func mockFunction<A, Return>(
    named name: String? = nil, as type: (@Sendable (A) async throws -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<@Sendable (A) async throws -> Return, A, any Error, Return, Asynchronous> {
    function(name, strictness, arity: 1) { $0.asyncThrowingClosure(A.self) }
  }

  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: (@Sendable (A, B) async throws -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<
    @Sendable (A, B) async throws -> Return, (A, B), any Error, Return, Asynchronous
  > {
    function(name, strictness, arity: 2) { $0.asyncThrowingClosure(A.self, B.self) }
  }

  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C) async throws -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<
    @Sendable (A, B, C) async throws -> Return, (A, B, C), any Error, Return, Asynchronous
  > {
    function(name, strictness, arity: 3) { $0.asyncThrowingClosure(A.self, B.self, C.self) }
  }

  public func mockFunction<A, B, C, D, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C, D) async throws -> Return).Type,
    strictness: Strictness = .strict
  ) -> MockFunction<
    @Sendable (A, B, C, D) async throws -> Return, (A, B, C, D), any Error, Return, Asynchronous
  > {
    function(name, strictness, arity: 4) { $0.asyncThrowingClosure(A.self, B.self, C.self, D.self) }
  }
}

/// The closures of functions, each for a number of parameters. They are `@Sendable`, and so are those
/// of other functions, which need not be; only what suspends on the main actor is made there.
extension MockObject {
  func closure<Return>() -> @Sendable () -> Return {
    { self.returning([]) }
  }

  func closure<A, Return>(_: A.Type) -> @Sendable (A) -> Return {
    { a in self.returning(.one(a)) }
  }

  func closure<A, B, Return>(_: A.Type, _: B.Type) -> @Sendable (A, B) -> Return {
    { a, b in self.returning([a, b]) }
  }

  func closure<A, B, C, Return>(_: A.Type, _: B.Type, _: C.Type) -> @Sendable (A, B, C) -> Return {
    { a, b, c in self.returning([a, b, c]) }
  }

  func closure<A, B, C, D, Return>(
    _: A.Type, _: B.Type, _: C.Type, _: D.Type
  ) -> @Sendable (A, B, C, D) -> Return {
    { a, b, c, d in self.returning([a, b, c, d]) }
  }

  func throwingClosure<Return>() -> @Sendable () throws -> Return {
    { try self.throwing([]) }
  }

  func throwingClosure<A, Return>(_: A.Type) -> @Sendable (A) throws -> Return {
    { a in try self.throwing(.one(a)) }
  }

  func throwingClosure<A, B, Return>(_: A.Type, _: B.Type) -> @Sendable (A, B) throws -> Return {
    { a, b in try self.throwing([a, b]) }
  }

  func throwingClosure<A, B, C, Return>(
    _: A.Type, _: B.Type, _: C.Type
  ) -> @Sendable (A, B, C) throws -> Return {
    { a, b, c in try self.throwing([a, b, c]) }
  }

  func throwingClosure<A, B, C, D, Return>(
    _: A.Type, _: B.Type, _: C.Type, _: D.Type
  ) -> @Sendable (A, B, C, D) throws -> Return {
    { a, b, c, d in try self.throwing([a, b, c, d]) }
  }

  func asyncClosure<Return>() -> @Sendable () async -> Return {
    { await self.returning([]) }
  }

  func asyncClosure<A, Return>(_: A.Type) -> @Sendable (A) async -> Return {
    { a in await self.returning(.one(a)) }
  }

  func asyncClosure<A, B, Return>(_: A.Type, _: B.Type) -> @Sendable (A, B) async -> Return {
    { a, b in await self.returning([a, b]) }
  }

  func asyncClosure<A, B, C, Return>(
    _: A.Type, _: B.Type, _: C.Type
  ) -> @Sendable (A, B, C) async -> Return {
    { a, b, c in await self.returning([a, b, c]) }
  }

  func asyncClosure<A, B, C, D, Return>(
    _: A.Type, _: B.Type, _: C.Type, _: D.Type
  ) -> @Sendable (A, B, C, D) async -> Return {
    { a, b, c, d in await self.returning([a, b, c, d]) }
  }

  func asyncThrowingClosure<Return>() -> @Sendable () async throws -> Return {
    { try await self.throwing([]) }
  }

  func asyncThrowingClosure<A, Return>(_: A.Type) -> @Sendable (A) async throws -> Return {
    { a in try await self.throwing(.one(a)) }
  }

  func asyncThrowingClosure<A, B, Return>(
    _: A.Type, _: B.Type
  ) -> @Sendable (A, B) async throws -> Return {
    { a, b in try await self.throwing([a, b]) }
  }

  func asyncThrowingClosure<A, B, C, Return>(
    _: A.Type, _: B.Type, _: C.Type
  ) -> @Sendable (A, B, C) async throws -> Return {
    { a, b, c in try await self.throwing([a, b, c]) }
  }

  func asyncThrowingClosure<A, B, C, D, Return>(
    _: A.Type, _: B.Type, _: C.Type, _: D.Type
  ) -> @Sendable (A, B, C, D) async throws -> Return {
    { a, b, c, d in try await self.throwing([a, b, c, d]) }
  }
}
