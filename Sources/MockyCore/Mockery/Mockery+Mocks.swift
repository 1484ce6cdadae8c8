extension Mockery {
  /// Makes a mock.
  ///
  /// ```swift
  /// let turtle = context.mock(MockTurtle.self)
  /// let other = context.mock(MockTurtle.self, named: "other", strictness: .nice)
  /// print(turtle, other)  // turtle other
  /// ```
  ///
  /// - Parameters:
  ///   - type: the mock's type, which Swift can also infer.
  ///   - name: its name in failure messages; by default, the type's name, with a number from the
  ///     second mock on: "turtle", "turtle2". Mocky reports a name that you use twice.
  ///   - strictness: the treatment of calls that no expectation mentions; the context's if not
  ///     given.
  ///
  /// From jMock and LRMocky (`mock:named:`), OCMock 1.1 to 1.4.
  public func mock<Mocked: MakeableMock>(
    _ type: Mocked.Type = Mocked.self, named name: String? = nil,
    strictness: Strictness? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) -> Mocked {
    let position = SourcePosition(fileID, filePath, line, column)
    return Mocked(
      context.mockObject(Mocked.self, named: name, strictness: strictness, at: position))
  }

  /// Makes a mock by a closure, such as a mock of a class whose initializer has parameters.
  ///
  /// ```swift
  /// let engine = context.mock { MockEngine($0, cylinders: 4) }
  /// ```
  ///
  /// - Parameters:
  ///   - name: its name in failure messages, as for any mock.
  ///   - strictness: the treatment of calls that no expectation mentions; the context's if not
  ///     given.
  ///   - make: makes the mock from the object that records its calls. Its error is rethrown.
  ///
  /// From OCMock 1.1 (class mocks).
  @_disfavoredOverload
  public func mock<Mocked: Mock>(
    named name: String? = nil, strictness: Strictness? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column,
    _ make: (MockObject) throws -> Mocked
  ) rethrows -> Mocked {
    let position = SourcePosition(fileID, filePath, line, column)
    let object = context.mockObject(
      Mocked.self, named: name, strictness: strictness, at: position)
    return try context.making(object) { try make(object) }
  }
}
