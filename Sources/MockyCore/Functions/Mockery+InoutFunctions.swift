// Functions whose first parameter is `inout`. The type of a generic function cannot say of a parameter
// that it may be so: each form is written out, and these are the ones that are met.
extension Mockery {
  /// Makes the mock of a function with an `inout` parameter.
  public func mockFunction<A, Failure: Error, Return>(
    named name: String? = nil, as type: ((inout A) throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<(inout A) throws(Failure) -> Return, Inout<A>, Failure, Return, Synchronous> {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 1) {
      object in
      let function: (inout A) throws(Failure) -> Return = {
        (a: inout A) throws(Failure) -> Return in
        let box = Inout(a)
        defer { a = box.value }
        return try object.function([box], Failure.self)
      }
      return function
    } untyped: { object in
      let function: (inout A) throws -> Return = { (a: inout A) throws -> Return in
        let box = Inout(a)
        defer { a = box.value }
        return try object.function([box], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: (inout A) -> Return = { (a: inout A) -> Return in
        let box = Inout(a)
        defer { a = box.value }
        return object.function([box], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function with an `inout` parameter and another one.
  public func mockFunction<A, B, Failure: Error, Return>(
    named name: String? = nil, as type: ((inout A, B) throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    (inout A, B) throws(Failure) -> Return, (Inout<A>, B), Failure, Return, Synchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 2) {
      object in
      let function: (inout A, B) throws(Failure) -> Return = {
        (a: inout A, b: B) throws(Failure) -> Return in
        let box = Inout(a)
        defer { a = box.value }
        return try object.function([box, b], Failure.self)
      }
      return function
    } untyped: { object in
      let function: (inout A, B) throws -> Return = { (a: inout A, b: B) throws -> Return in
        let box = Inout(a)
        defer { a = box.value }
        return try object.function([box, b], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: (inout A, B) -> Return = { (a: inout A, b: B) -> Return in
        let box = Inout(a)
        defer { a = box.value }
        return object.function([box, b], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function that is `@Sendable` with an `inout` parameter.
  public func mockFunction<A, Failure: Error, Return>(
    named name: String? = nil, as type: (@Sendable (inout A) throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @Sendable (inout A) throws(Failure) -> Return, Inout<A>, Failure, Return, Synchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 1) {
      object in
      let function: @Sendable (inout A) throws(Failure) -> Return = {
        (a: inout A) throws(Failure) -> Return in
        let box = Inout(a)
        defer { a = box.value }
        return try object.function([box], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @Sendable (inout A) throws -> Return = { (a: inout A) throws -> Return in
        let box = Inout(a)
        defer { a = box.value }
        return try object.function([box], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @Sendable (inout A) -> Return = { (a: inout A) -> Return in
        let box = Inout(a)
        defer { a = box.value }
        return object.function([box], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function that is `@Sendable` with an `inout` parameter and another one.
  public func mockFunction<A, B, Failure: Error, Return>(
    named name: String? = nil, as type: (@Sendable (inout A, B) throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    @Sendable (inout A, B) throws(Failure) -> Return, (Inout<A>, B), Failure, Return, Synchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 2) {
      object in
      let function: @Sendable (inout A, B) throws(Failure) -> Return = {
        (a: inout A, b: B) throws(Failure) -> Return in
        let box = Inout(a)
        defer { a = box.value }
        return try object.function([box, b], Failure.self)
      }
      return function
    } untyped: { object in
      let function: @Sendable (inout A, B) throws -> Return = {
        (a: inout A, b: B) throws -> Return in
        let box = Inout(a)
        defer { a = box.value }
        return try object.function([box, b], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: @Sendable (inout A, B) -> Return = { (a: inout A, b: B) -> Return in
        let box = Inout(a)
        defer { a = box.value }
        return object.function([box, b], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function that is `async` with an `inout` parameter.
  public func mockFunction<A, Failure: Error, Return>(
    named name: String? = nil, as type: ((inout A) async throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    (inout A) async throws(Failure) -> Return, Inout<A>, Failure, Return, Asynchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 1) {
      object in
      let function: (inout A) async throws(Failure) -> Return = {
        (a: inout A) async throws(Failure) -> Return in
        let box = Inout(a)
        defer { a = box.value }
        return try await object.function([box], Failure.self)
      }
      return function
    } untyped: { object in
      let function: (inout A) async throws -> Return = { (a: inout A) async throws -> Return in
        let box = Inout(a)
        defer { a = box.value }
        return try await object.function([box], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: (inout A) async -> Return = { (a: inout A) async -> Return in
        let box = Inout(a)
        defer { a = box.value }
        return await object.function([box], Never.self)
      }
      return function
    }
  }

  /// Makes the mock of a function that is `async` with an `inout` parameter and another one.
  public func mockFunction<A, B, Failure: Error, Return>(
    named name: String? = nil, as type: ((inout A, B) async throws(Failure) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    (inout A, B) async throws(Failure) -> Return, (Inout<A>, B), Failure, Return, Asynchronous
  > {
    function(named: name, strictness, SourcePosition(fileID, filePath, line, column), arity: 2) {
      object in
      let function: (inout A, B) async throws(Failure) -> Return = {
        (a: inout A, b: B) async throws(Failure) -> Return in
        let box = Inout(a)
        defer { a = box.value }
        return try await object.function([box, b], Failure.self)
      }
      return function
    } untyped: { object in
      let function: (inout A, B) async throws -> Return = {
        (a: inout A, b: B) async throws -> Return in
        let box = Inout(a)
        defer { a = box.value }
        return try await object.function([box, b], (any Error).self)
      }
      return function
    } unthrowing: { object in
      let function: (inout A, B) async -> Return = { (a: inout A, b: B) async -> Return in
        let box = Inout(a)
        defer { a = box.value }
        return await object.function([box, b], Never.self)
      }
      return function
    }
  }

}
