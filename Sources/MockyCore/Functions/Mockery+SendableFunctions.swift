// Functions that are `@Sendable`.
extension Mockery {
  /// Makes the mock of a function that is `@Sendable` without parameters.
  public func mockFunction<Failure: Error, Return>(
    named name: String? = nil, as type: (@Sendable () throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<@Sendable () throws(Failure) -> Return, Void, Failure, Return, Synchronous> {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 0) {
      object in
      let function: @Sendable () throws(Failure) -> Return = { () throws(Failure) -> Return in
        try object.function([], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @Sendable () throws -> Return = { () throws -> Return in
        try object.function([], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @Sendable () -> Return = { () -> Return in object.function([], Never.self) }
      return function
    }
  }

  /// Makes the mock of a function that is `@Sendable` with one parameter.
  public func mockFunction<A, Failure: Error, Return>(
    named name: String? = nil, as type: (@Sendable (A) throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<@Sendable (A) throws(Failure) -> Return, A, Failure, Return, Synchronous> {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 1) {
      object in
      let function: @Sendable (A) throws(Failure) -> Return = { (a: A) throws(Failure) -> Return in
        try object.function([a], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @Sendable (A) throws -> Return = { (a: A) throws -> Return in
        try object.function([a], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @Sendable (A) -> Return = { (a: A) -> Return in object.function([a], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function that is `@Sendable` with two parameters.
  public func mockFunction<A, B, Failure: Error, Return>(
    named name: String? = nil, as type: (@Sendable (A, B) throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @Sendable (A, B) throws(Failure) -> Return, (A, B), Failure, Return, Synchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 2) {
      object in
      let function: @Sendable (A, B) throws(Failure) -> Return = {
        (a: A, b: B) throws(Failure) -> Return in try object.function([a, b], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @Sendable (A, B) throws -> Return = { (a: A, b: B) throws -> Return in
        try object.function([a, b], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @Sendable (A, B) -> Return = { (a: A, b: B) -> Return in
        object.function([a, b], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function that is `@Sendable` with three parameters.
  public func mockFunction<A, B, C, Failure: Error, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C) throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @Sendable (A, B, C) throws(Failure) -> Return, (A, B, C), Failure, Return, Synchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 3) {
      object in
      let function: @Sendable (A, B, C) throws(Failure) -> Return = {
        (a: A, b: B, c: C) throws(Failure) -> Return in
        try object.function([a, b, c], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @Sendable (A, B, C) throws -> Return = { (a: A, b: B, c: C) throws -> Return in
        try object.function([a, b, c], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @Sendable (A, B, C) -> Return = { (a: A, b: B, c: C) -> Return in
        object.function([a, b, c], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function that is `@Sendable` with four parameters.
  public func mockFunction<A, B, C, D, Failure: Error, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C, D) throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @Sendable (A, B, C, D) throws(Failure) -> Return, (A, B, C, D), Failure, Return, Synchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 4) {
      object in
      let function: @Sendable (A, B, C, D) throws(Failure) -> Return = {
        (a: A, b: B, c: C, d: D) throws(Failure) -> Return in
        try object.function([a, b, c, d], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @Sendable (A, B, C, D) throws -> Return = {
        (a: A, b: B, c: C, d: D) throws -> Return in
        try object.function([a, b, c, d], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @Sendable (A, B, C, D) -> Return = { (a: A, b: B, c: C, d: D) -> Return in
        object.function([a, b, c, d], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function that is `@Sendable` with five parameters.
  public func mockFunction<A, B, C, D, E, Failure: Error, Return>(
    named name: String? = nil, as type: (@Sendable (A, B, C, D, E) throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @Sendable (A, B, C, D, E) throws(Failure) -> Return, (A, B, C, D, E), Failure, Return,
    Synchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 5) {
      object in
      let function: @Sendable (A, B, C, D, E) throws(Failure) -> Return = {
        (a: A, b: B, c: C, d: D, e: E) throws(Failure) -> Return in
        try object.function([a, b, c, d, e], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @Sendable (A, B, C, D, E) throws -> Return = {
        (a: A, b: B, c: C, d: D, e: E) throws -> Return in
        try object.function([a, b, c, d, e], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @Sendable (A, B, C, D, E) -> Return = {
        (a: A, b: B, c: C, d: D, e: E) -> Return in object.function([a, b, c, d, e], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function that is `@Sendable` with six parameters.
  public func mockFunction<A, B, C, D, E, F, Failure: Error, Return>(
    named name: String? = nil,
    as type: (@Sendable (A, B, C, D, E, F) throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @Sendable (A, B, C, D, E, F) throws(Failure) -> Return, (A, B, C, D, E, F), Failure, Return,
    Synchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 6) {
      object in
      let function: @Sendable (A, B, C, D, E, F) throws(Failure) -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F) throws(Failure) -> Return in
        try object.function([a, b, c, d, e, f], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @Sendable (A, B, C, D, E, F) throws -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F) throws -> Return in
        try object.function([a, b, c, d, e, f], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @Sendable (A, B, C, D, E, F) -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F) -> Return in
        object.function([a, b, c, d, e, f], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function that is `@Sendable` with seven parameters.
  public func mockFunction<A, B, C, D, E, F, G, Failure: Error, Return>(
    named name: String? = nil,
    as type: (@Sendable (A, B, C, D, E, F, G) throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @Sendable (A, B, C, D, E, F, G) throws(Failure) -> Return, (A, B, C, D, E, F, G), Failure,
    Return, Synchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 7) {
      object in
      let function: @Sendable (A, B, C, D, E, F, G) throws(Failure) -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G) throws(Failure) -> Return in
        try object.function([a, b, c, d, e, f, g], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @Sendable (A, B, C, D, E, F, G) throws -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G) throws -> Return in
        try object.function([a, b, c, d, e, f, g], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @Sendable (A, B, C, D, E, F, G) -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G) -> Return in
        object.function([a, b, c, d, e, f, g], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function that is `@Sendable` with eight parameters.
  public func mockFunction<A, B, C, D, E, F, G, H, Failure: Error, Return>(
    named name: String? = nil,
    as type: (@Sendable (A, B, C, D, E, F, G, H) throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @Sendable (A, B, C, D, E, F, G, H) throws(Failure) -> Return, (A, B, C, D, E, F, G, H), Failure,
    Return, Synchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 8) {
      object in
      let function: @Sendable (A, B, C, D, E, F, G, H) throws(Failure) -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H) throws(Failure) -> Return in
        try object.function([a, b, c, d, e, f, g, h], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @Sendable (A, B, C, D, E, F, G, H) throws -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H) throws -> Return in
        try object.function([a, b, c, d, e, f, g, h], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @Sendable (A, B, C, D, E, F, G, H) -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H) -> Return in
        object.function([a, b, c, d, e, f, g, h], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function that is `@Sendable` with nine parameters.
  public func mockFunction<A, B, C, D, E, F, G, H, I, Failure: Error, Return>(
    named name: String? = nil,
    as type: (@Sendable (A, B, C, D, E, F, G, H, I) throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @Sendable (A, B, C, D, E, F, G, H, I) throws(Failure) -> Return, (A, B, C, D, E, F, G, H, I),
    Failure, Return, Synchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 9) {
      object in
      let function: @Sendable (A, B, C, D, E, F, G, H, I) throws(Failure) -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I) throws(Failure) -> Return in
        try object.function([a, b, c, d, e, f, g, h, i], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @Sendable (A, B, C, D, E, F, G, H, I) throws -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I) throws -> Return in
        try object.function([a, b, c, d, e, f, g, h, i], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @Sendable (A, B, C, D, E, F, G, H, I) -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I) -> Return in
        object.function([a, b, c, d, e, f, g, h, i], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function that is `@Sendable` with ten parameters.
  public func mockFunction<A, B, C, D, E, F, G, H, I, J, Failure: Error, Return>(
    named name: String? = nil,
    as type: (@Sendable (A, B, C, D, E, F, G, H, I, J) throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @Sendable (A, B, C, D, E, F, G, H, I, J) throws(Failure) -> Return,
    (A, B, C, D, E, F, G, H, I, J), Failure, Return, Synchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 10) {
      object in
      let function: @Sendable (A, B, C, D, E, F, G, H, I, J) throws(Failure) -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J) throws(Failure) -> Return in
        try object.function([a, b, c, d, e, f, g, h, i, j], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @Sendable (A, B, C, D, E, F, G, H, I, J) throws -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J) throws -> Return in
        try object.function([a, b, c, d, e, f, g, h, i, j], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @Sendable (A, B, C, D, E, F, G, H, I, J) -> Return = {
        (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J) -> Return in
        object.function([a, b, c, d, e, f, g, h, i, j], Never.self)
      }
      return function
    }
  }

}
