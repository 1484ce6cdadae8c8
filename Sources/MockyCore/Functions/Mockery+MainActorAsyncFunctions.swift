// The type parameters stand in another order than those of `@Sendable` functions: the compiler would
// take these functions for the same.

// Functions of the main actor that are `async`.
extension Mockery {
  /// Makes the mock of a function of the main actor that is `async` without parameters.
  public func mockFunction<Return, Failure: Error>(
    named name: String? = nil, as type: (@MainActor () async throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @MainActor () async throws(Failure) -> Return, Void, Failure, Return, Asynchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 0) {
      object in
      let function: @MainActor () async throws(Failure) -> Return = {
        () async throws(Failure) -> Return in try await object.function([], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @MainActor () async throws -> Return = { () async throws -> Return in
        try await object.function([], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @MainActor () async -> Return = { () async -> Return in
        await object.function([], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function of the main actor that is `async` with one parameter.
  public func mockFunction<Failure: Error, Return, A>(
    named name: String? = nil, as type: (@MainActor (A) async throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @MainActor (A) async throws(Failure) -> Return, A, Failure, Return, Asynchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 1) {
      object in
      let function: @MainActor (A) async throws(Failure) -> Return = {
        (a: A) async throws(Failure) -> Return in try await object.function([a], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @MainActor (A) async throws -> Return = { (a: A) async throws -> Return in
        try await object.function([a], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @MainActor (A) async -> Return = { (a: A) async -> Return in
        await object.function([a], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function of the main actor that is `async` with two parameters.
  public func mockFunction<Failure: Error, Return, A, B>(
    named name: String? = nil, as type: (@MainActor (A, B) async throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @MainActor (A, B) async throws(Failure) -> Return, (A, B), Failure, Return, Asynchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 2) {
      object in
      let function: @MainActor (A, B) async throws(Failure) -> Return = {
        (a: A, b: B) async throws(Failure) -> Return in
        try await object.function([a, b], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @MainActor (A, B) async throws -> Return = {
        (a: A, b: B) async throws -> Return in try await object.function([a, b], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @MainActor (A, B) async -> Return = { (a: A, b: B) async -> Return in
        await object.function([a, b], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function of the main actor that is `async` with three parameters.
  public func mockFunction<Failure: Error, Return, A, B, C>(
    named name: String? = nil, as type: (@MainActor (A, B, C) async throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @MainActor (A, B, C) async throws(Failure) -> Return, (A, B, C), Failure, Return, Asynchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 3) {
      object in
      let function: @MainActor (A, B, C) async throws(Failure) -> Return = {
        (a: A, b: B, c: C) async throws(Failure) -> Return in
        try await object.function([a, b, c], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @MainActor (A, B, C) async throws -> Return = {
        (a: A, b: B, c: C) async throws -> Return in
        try await object.function([a, b, c], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @MainActor (A, B, C) async -> Return = { (a: A, b: B, c: C) async -> Return in
        await object.function([a, b, c], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function of the main actor that is `async` with four parameters.
  public func mockFunction<Failure: Error, Return, A, B, C, D>(
    named name: String? = nil,
    as type: (@MainActor (A, B, C, D) async throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @MainActor (A, B, C, D) async throws(Failure) -> Return, (A, B, C, D), Failure, Return,
    Asynchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 4) {
      object in
      let function: @MainActor (A, B, C, D) async throws(Failure) -> Return = {
        (a: A, b: B, c: C, d: D) async throws(Failure) -> Return in
        try await object.function([a, b, c, d], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @MainActor (A, B, C, D) async throws -> Return = {
        (a: A, b: B, c: C, d: D) async throws -> Return in
        try await object.function([a, b, c, d], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @MainActor (A, B, C, D) async -> Return = {
        (a: A, b: B, c: C, d: D) async -> Return in await object.function([a, b, c, d], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function of the main actor that is `async` with five parameters.
  public func mockFunction<Failure: Error, Return, A, B, C, D, E>(
    named name: String? = nil,
    as type: (@MainActor (A, B, C, D, E) async throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @MainActor (A, B, C, D, E) async throws(Failure) -> Return, (A, B, C, D, E), Failure, Return,
    Asynchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 5) {
      object in
      let function: @MainActor (A, B, C, D, E) async throws(Failure) -> Return = {
        (a: A, b: B, c: C, d: D, e: E) async throws(Failure) -> Return in
        try await object.function([a, b, c, d, e], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @MainActor (A, B, C, D, E) async throws -> Return = {
        (a: A, b: B, c: C, d: D, e: E) async throws -> Return in
        try await object.function([a, b, c, d, e], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @MainActor (A, B, C, D, E) async -> Return = {
        (a: A, b: B, c: C, d: D, e: E) async -> Return in
        await object.function([a, b, c, d, e], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function of the main actor that is `async` with six parameters.
  public func mockFunction<Failure: Error, Return, A, B, C, D, E, F>(
    named name: String? = nil,
    as type: (@MainActor (A, B, C, D, E, F) async throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @MainActor (A, B, C, D, E, F) async throws(Failure) -> Return, (A, B, C, D, E, F), Failure,
    Return, Asynchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 6) {
      object in
      let function: @MainActor (A, B, C, D, E, F) async throws(Failure) -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F) async throws(Failure) -> Return in
        try await object.function([a, b, c, d, e, f], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @MainActor (A, B, C, D, E, F) async throws -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F) async throws -> Return in
        try await object.function([a, b, c, d, e, f], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @MainActor (A, B, C, D, E, F) async -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F) async -> Return in
        await object.function([a, b, c, d, e, f], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function of the main actor that is `async` with seven parameters.
  public func mockFunction<Failure: Error, Return, A, B, C, D, E, F, G>(
    named name: String? = nil,
    as type: (@MainActor (A, B, C, D, E, F, G) async throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @MainActor (A, B, C, D, E, F, G) async throws(Failure) -> Return, (A, B, C, D, E, F, G),
    Failure, Return, Asynchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 7) {
      object in
      let function: @MainActor (A, B, C, D, E, F, G) async throws(Failure) -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G) async throws(Failure) -> Return in
        try await object.function([a, b, c, d, e, f, g], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @MainActor (A, B, C, D, E, F, G) async throws -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G) async throws -> Return in
        try await object.function([a, b, c, d, e, f, g], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @MainActor (A, B, C, D, E, F, G) async -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G) async -> Return in
        await object.function([a, b, c, d, e, f, g], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function of the main actor that is `async` with eight parameters.
  public func mockFunction<Failure: Error, Return, A, B, C, D, E, F, G, H>(
    named name: String? = nil,
    as type: (@MainActor (A, B, C, D, E, F, G, H) async throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @MainActor (A, B, C, D, E, F, G, H) async throws(Failure) -> Return, (A, B, C, D, E, F, G, H),
    Failure, Return, Asynchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 8) {
      object in
      let function: @MainActor (A, B, C, D, E, F, G, H) async throws(Failure) -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H) async throws(Failure) -> Return in
        try await object.function([a, b, c, d, e, f, g, h], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @MainActor (A, B, C, D, E, F, G, H) async throws -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H) async throws -> Return in
        try await object.function([a, b, c, d, e, f, g, h], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @MainActor (A, B, C, D, E, F, G, H) async -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H) async -> Return in
        await object.function([a, b, c, d, e, f, g, h], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function of the main actor that is `async` with nine parameters.
  public func mockFunction<Failure: Error, Return, A, B, C, D, E, F, G, H, I>(
    named name: String? = nil,
    as type: (@MainActor (A, B, C, D, E, F, G, H, I) async throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @MainActor (A, B, C, D, E, F, G, H, I) async throws(Failure) -> Return,
    (A, B, C, D, E, F, G, H, I), Failure, Return, Asynchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 9) {
      object in
      let function: @MainActor (A, B, C, D, E, F, G, H, I) async throws(Failure) -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I) async throws(Failure) -> Return in
        try await object.function([a, b, c, d, e, f, g, h, i], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @MainActor (A, B, C, D, E, F, G, H, I) async throws -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I) async throws -> Return in
        try await object.function([a, b, c, d, e, f, g, h, i], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @MainActor (A, B, C, D, E, F, G, H, I) async -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I) async -> Return in
        await object.function([a, b, c, d, e, f, g, h, i], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function of the main actor that is `async` with ten parameters.
  public func mockFunction<Failure: Error, Return, A, B, C, D, E, F, G, H, I, J>(
    named name: String? = nil,
    as type: (@MainActor (A, B, C, D, E, F, G, H, I, J) async throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @MainActor (A, B, C, D, E, F, G, H, I, J) async throws(Failure) -> Return,
    (A, B, C, D, E, F, G, H, I, J), Failure, Return, Asynchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 10) {
      object in
      let function: @MainActor (A, B, C, D, E, F, G, H, I, J) async throws(Failure) -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J) async throws(Failure) -> Return
        in try await object.function([a, b, c, d, e, f, g, h, i, j], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @MainActor (A, B, C, D, E, F, G, H, I, J) async throws -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J) async throws -> Return in
        try await object.function([a, b, c, d, e, f, g, h, i, j], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @MainActor (A, B, C, D, E, F, G, H, I, J) async -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J) async -> Return in
        await object.function([a, b, c, d, e, f, g, h, i, j], Never.self)
      }
      return function
    }
  }

}
