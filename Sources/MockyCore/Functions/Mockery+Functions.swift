/// Mocks of functions, for what is common; everything else is mocked by its type alias.
extension Mockery {
  /// Makes the mock of a function without parameters; see ``MockFunction`` for an example.
  ///
  /// There is one for each number of parameters up to four, for what is `async` and what throws,
  /// and for `@Sendable` and `@MainActor`. Any other function is mocked by its type alias: see
  /// ``MockableFunction()``.
  ///
  /// - Parameters:
  ///   - name: what failure messages call it; "function" if not given. A name given twice is
  ///     misuse.
  ///   - type: the function's type; closures among its parameters are written with `@escaping`.
  ///   - strictness: what it does with calls that nothing speaks of.
  /// - Returns: the mock; its `function` is handed to the code under test.
  ///
  /// After Jest (`jest.fn`) and jMock (roles with one method).
  public func mockFunction<Return>(
    named name: String? = nil, as type: (() -> Return).Type, strictness: Strictness = .strict,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> MockFunction<() -> Return, Void, Never, Return, Synchronous> {
    let object = functionObject(name, strictness, fileID, filePath, line, column)
    return MockFunction(object, arity: 0, object.closure())
  }

  public func mockFunction<A, Return>(
    named name: String? = nil, as type: ((A) -> Return).Type, strictness: Strictness = .strict,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> MockFunction<(A) -> Return, A, Never, Return, Synchronous> {
    let object = functionObject(name, strictness, fileID, filePath, line, column)
    return MockFunction(object, arity: 1, object.closure(A.self))
  }

  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: ((A, B) -> Return).Type, strictness: Strictness = .strict,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> MockFunction<(A, B) -> Return, (A, B), Never, Return, Synchronous> {
    let object = functionObject(name, strictness, fileID, filePath, line, column)
    return MockFunction(object, arity: 2, object.closure(A.self, B.self))
  }

  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: ((A, B, C) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<(A, B, C) -> Return, (A, B, C), Never, Return, Synchronous> {
    let object = functionObject(name, strictness, fileID, filePath, line, column)
    return MockFunction(object, arity: 3, object.closure(A.self, B.self, C.self))
  }

  public func mockFunction<A, B, C, D, Return>(
    named name: String? = nil, as type: ((A, B, C, D) -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<(A, B, C, D) -> Return, (A, B, C, D), Never, Return, Synchronous> {
    let object = functionObject(name, strictness, fileID, filePath, line, column)
    return MockFunction(object, arity: 4, object.closure(A.self, B.self, C.self, D.self))
  }

  /// Makes the mock of a throwing function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (() throws -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<() throws -> Return, Void, any Error, Return, Synchronous> {
    let object = functionObject(name, strictness, fileID, filePath, line, column)
    return MockFunction(object, arity: 0, object.throwingClosure())
  }

  public func mockFunction<A, Return>(
    named name: String? = nil, as type: ((A) throws -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<(A) throws -> Return, A, any Error, Return, Synchronous> {
    let object = functionObject(name, strictness, fileID, filePath, line, column)
    return MockFunction(object, arity: 1, object.throwingClosure(A.self))
  }

  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: ((A, B) throws -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<(A, B) throws -> Return, (A, B), any Error, Return, Synchronous> {
    let object = functionObject(name, strictness, fileID, filePath, line, column)
    return MockFunction(object, arity: 2, object.throwingClosure(A.self, B.self))
  }

  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: ((A, B, C) throws -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<(A, B, C) throws -> Return, (A, B, C), any Error, Return, Synchronous> {
    let object = functionObject(name, strictness, fileID, filePath, line, column)
    return MockFunction(object, arity: 3, object.throwingClosure(A.self, B.self, C.self))
  }

  public func mockFunction<A, B, C, D, Return>(
    named name: String? = nil, as type: ((A, B, C, D) throws -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<(A, B, C, D) throws -> Return, (A, B, C, D), any Error, Return, Synchronous> {
    let object = functionObject(name, strictness, fileID, filePath, line, column)
    return MockFunction(object, arity: 4, object.throwingClosure(A.self, B.self, C.self, D.self))
  }

  /// Makes the mock of an `async` function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (() async -> Return).Type, strictness: Strictness = .strict,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> MockFunction<() async -> Return, Void, Never, Return, Asynchronous> {
    let object = functionObject(name, strictness, fileID, filePath, line, column)
    return MockFunction(object, arity: 0, object.asyncClosure())
  }

  public func mockFunction<A, Return>(
    named name: String? = nil, as type: ((A) async -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<(A) async -> Return, A, Never, Return, Asynchronous> {
    let object = functionObject(name, strictness, fileID, filePath, line, column)
    return MockFunction(object, arity: 1, object.asyncClosure(A.self))
  }

  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: ((A, B) async -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<(A, B) async -> Return, (A, B), Never, Return, Asynchronous> {
    let object = functionObject(name, strictness, fileID, filePath, line, column)
    return MockFunction(object, arity: 2, object.asyncClosure(A.self, B.self))
  }

  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: ((A, B, C) async -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<(A, B, C) async -> Return, (A, B, C), Never, Return, Asynchronous> {
    let object = functionObject(name, strictness, fileID, filePath, line, column)
    return MockFunction(object, arity: 3, object.asyncClosure(A.self, B.self, C.self))
  }

  public func mockFunction<A, B, C, D, Return>(
    named name: String? = nil, as type: ((A, B, C, D) async -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<(A, B, C, D) async -> Return, (A, B, C, D), Never, Return, Asynchronous> {
    let object = functionObject(name, strictness, fileID, filePath, line, column)
    return MockFunction(object, arity: 4, object.asyncClosure(A.self, B.self, C.self, D.self))
  }

  /// Makes the mock of an `async` throwing function without parameters.
  public func mockFunction<Return>(
    named name: String? = nil, as type: (() async throws -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<() async throws -> Return, Void, any Error, Return, Asynchronous> {
    let object = functionObject(name, strictness, fileID, filePath, line, column)
    return MockFunction(object, arity: 0, object.asyncThrowingClosure())
  }

  public func mockFunction<A, Return>(
    named name: String? = nil, as type: ((A) async throws -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<(A) async throws -> Return, A, any Error, Return, Asynchronous> {
    let object = functionObject(name, strictness, fileID, filePath, line, column)
    return MockFunction(object, arity: 1, object.asyncThrowingClosure(A.self))
  }

  public func mockFunction<A, B, Return>(
    named name: String? = nil, as type: ((A, B) async throws -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<(A, B) async throws -> Return, (A, B), any Error, Return, Asynchronous> {
    let object = functionObject(name, strictness, fileID, filePath, line, column)
    return MockFunction(object, arity: 2, object.asyncThrowingClosure(A.self, B.self))
  }

  public func mockFunction<A, B, C, Return>(
    named name: String? = nil, as type: ((A, B, C) async throws -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<(A, B, C) async throws -> Return, (A, B, C), any Error, Return, Asynchronous> {
    let object = functionObject(name, strictness, fileID, filePath, line, column)
    return MockFunction(object, arity: 3, object.asyncThrowingClosure(A.self, B.self, C.self))
  }

  public func mockFunction<A, B, C, D, Return>(
    named name: String? = nil, as type: ((A, B, C, D) async throws -> Return).Type,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> MockFunction<
    (A, B, C, D) async throws -> Return, (A, B, C, D), any Error, Return, Asynchronous
  > {
    let object = functionObject(name, strictness, fileID, filePath, line, column)
    return MockFunction(
      object, arity: 4, object.asyncThrowingClosure(A.self, B.self, C.self, D.self))
  }
}
