/// Mocks of functions that are `@Sendable`.
extension Mockery {
  /// Makes the mock of a `@Sendable` function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (@Sendable () -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<@Sendable () -> Return, Void, Never, Return, Synchronous> {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 0) {
      object in
      { object.returning([]) }
    }
  }

  /// Makes the mock of a `@Sendable` function with one parameter.
  public func mockFunction<A, Return>(
    named name: String? = nil, as type: (@Sendable (A) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<@Sendable (A) -> Return, A, Never, Return, Synchronous> {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 1) {
      object in
      { a in object.returning(.one(a)) }
    }
  }

  /// Makes the mock of a `@Sendable` function with two parameters.
  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: (@Sendable (A, B) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<@Sendable (A, B) -> Return, (A, B), Never, Return, Synchronous> {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 2) {
      object in
      { a, b in object.returning([a, b]) }
    }
  }

  /// Makes the mock of a `@Sendable` function with three parameters.
  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<@Sendable (A, B, C) -> Return, (A, B, C), Never, Return, Synchronous> {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 3) {
      object in
      { a, b, c in object.returning([a, b, c]) }
    }
  }

  /// Makes the mock of a `@Sendable` function with four parameters.
  public func mockFunction<A, B, C, D, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C, D) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<@Sendable (A, B, C, D) -> Return, (A, B, C, D), Never, Return, Synchronous> {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 4) {
      object in
      { a, b, c, d in object.returning([a, b, c, d]) }
    }
  }

  /// Makes the mock of a throwing `@Sendable` function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (@Sendable () throws -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<@Sendable () throws -> Return, Void, any Error, Return, Synchronous> {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 0) {
      object in
      { try object.throwing([]) }
    }
  }

  /// Makes the mock of a throwing `@Sendable` function with one parameter.
  public func mockFunction<A, Return>(
    named name: String? = nil, as type: (@Sendable (A) throws -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<@Sendable (A) throws -> Return, A, any Error, Return, Synchronous> {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 1) {
      object in
      { a in try object.throwing(.one(a)) }
    }
  }

  /// Makes the mock of a throwing `@Sendable` function with two parameters.
  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: (@Sendable (A, B) throws -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<@Sendable (A, B) throws -> Return, (A, B), any Error, Return, Synchronous> {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 2) {
      object in
      { a, b in try object.throwing([a, b]) }
    }
  }

  /// Makes the mock of a throwing `@Sendable` function with three parameters.
  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C) throws -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<@Sendable (A, B, C) throws -> Return, (A, B, C), any Error, Return, Synchronous>
  {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 3) {
      object in
      { a, b, c in try object.throwing([a, b, c]) }
    }
  }

  /// Makes the mock of a throwing `@Sendable` function with four parameters.
  public func mockFunction<A, B, C, D, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C, D) throws -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @Sendable (A, B, C, D) throws -> Return, (A, B, C, D), any Error, Return, Synchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 4) {
      object in
      { a, b, c, d in try object.throwing([a, b, c, d]) }
    }
  }

  /// Makes the mock of an `async` `@Sendable` function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (@Sendable () async -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<@Sendable () async -> Return, Void, Never, Return, Asynchronous> {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 0) {
      object in
      { await object.returning([]) }
    }
  }

  /// Makes the mock of an `async` `@Sendable` function with one parameter.
  public func mockFunction<A, Return>(
    named name: String? = nil, as type: (@Sendable (A) async -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<@Sendable (A) async -> Return, A, Never, Return, Asynchronous> {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 1) {
      object in
      { a in await object.returning(.one(a)) }
    }
  }

  /// Makes the mock of an `async` `@Sendable` function with two parameters.
  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: (@Sendable (A, B) async -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<@Sendable (A, B) async -> Return, (A, B), Never, Return, Asynchronous> {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 2) {
      object in
      { a, b in await object.returning([a, b]) }
    }
  }

  /// Makes the mock of an `async` `@Sendable` function with three parameters.
  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C) async -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<@Sendable (A, B, C) async -> Return, (A, B, C), Never, Return, Asynchronous> {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 3) {
      object in
      { a, b, c in await object.returning([a, b, c]) }
    }
  }

  /// Makes the mock of an `async` `@Sendable` function with four parameters.
  public func mockFunction<A, B, C, D, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C, D) async -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @Sendable (A, B, C, D) async -> Return, (A, B, C, D), Never, Return, Asynchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 4) {
      object in
      { a, b, c, d in await object.returning([a, b, c, d]) }
    }
  }

  /// Makes the mock of an `async` throwing `@Sendable` function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (@Sendable () async throws -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<@Sendable () async throws -> Return, Void, any Error, Return, Asynchronous> {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 0) {
      object in
      { try await object.throwing([]) }
    }
  }

  /// Makes the mock of an `async` throwing `@Sendable` function with one parameter.
  public func mockFunction<A, Return>(
    named name: String? = nil, as type: (@Sendable (A) async throws -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<@Sendable (A) async throws -> Return, A, any Error, Return, Asynchronous> {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 1) {
      object in
      { a in try await object.throwing(.one(a)) }
    }
  }

  /// Makes the mock of an `async` throwing `@Sendable` function with two parameters.
  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: (@Sendable (A, B) async throws -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @Sendable (A, B) async throws -> Return, (A, B), any Error, Return, Asynchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 2) {
      object in
      { a, b in try await object.throwing([a, b]) }
    }
  }

  /// Makes the mock of an `async` throwing `@Sendable` function with three parameters.
  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C) async throws -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @Sendable (A, B, C) async throws -> Return, (A, B, C), any Error, Return, Asynchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 3) {
      object in
      { a, b, c in try await object.throwing([a, b, c]) }
    }
  }

  /// Makes the mock of an `async` throwing `@Sendable` function with four parameters.
  public func mockFunction<A, B, C, D, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C, D) async throws -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @Sendable (A, B, C, D) async throws -> Return, (A, B, C, D), any Error, Return, Asynchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 4) {
      object in
      { a, b, c, d in try await object.throwing([a, b, c, d]) }
    }
  }
}
