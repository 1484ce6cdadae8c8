extension Mockery {
  /// Makes a spy: it hands calls that nothing stubs to a real object, and records all.
  ///
  /// ```swift
  /// let clock = context.spy(MockClock.self, on: SystemClock())
  /// context.check { allowing(clock).receives.now.then.returns(noon) }
  /// // … all but `now` comes from the system's clock …
  /// context.verify { expectThat(clock).received.schedule(.any) }
  /// ```
  ///
  /// A call that an expectation matches in method and arguments, and that is wrong in count, state or
  /// sequence, fails as on any mock. Calls that the real object makes to itself do not pass through
  /// the spy.
  ///
  /// - Parameters:
  ///   - type: the mock's type.
  ///   - real: the object. A value that its own methods change is changed in the spy, not here.
  ///   - name: what failure messages call it; made from the type's name if not given. A name given
  ///     twice is misuse.
  ///   - fileID: the file of the caller, filled in by the compiler.
  ///   - filePath: the path of that file, filled in by the compiler.
  ///   - line: the line of the call, filled in by the compiler.
  ///   - column: the column of the call, filled in by the compiler.
  /// - Returns: the spy.
  ///
  /// From OCMock 1.4 and 6 (partial mocks), Mocka (`spy`).
  public func spy<Mocked: SpyMock>(
    _ type: Mocked.Type, on real: Mocked.MockReal, named name: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Mocked {
    let mock = mock(
      type, named: name, fileID: fileID, filePath: filePath, line: line, column: column)
    let realType = Swift.type(of: real as Any)
    if let refusal = MockTypeName("\(realType)").refusal(by: realType) {
      context.misuse(refusal, at: SourcePosition(fileID, filePath, line, column))
    }
    context.spy(mock.mockObject, on: .real(real))
    return mock
  }

  /// Makes a spy of a class: it hands calls that nothing stubs to `super`, and records all.
  ///
  /// ```swift
  /// let engine = context.spy { MockEngine($0, cylinders: 4) }
  /// context.check { allowing(engine).receives.ignite().then.returns(false) }
  /// engine.start()  // Engine's own `start()`, which now gets false from `ignite()`
  /// ```
  ///
  /// Calls that the object makes to itself pass through it, too, except those of the class's own
  /// initializer: these are neither recorded nor stubbed.
  ///
  /// - Parameters:
  ///   - name: what failure messages call it; made from the type's name if not given. A name given
  ///     twice is misuse.
  ///   - fileID: the file of the caller, filled in by the compiler.
  ///   - filePath: the path of that file, filled in by the compiler.
  ///   - line: the line of the call, filled in by the compiler.
  ///   - column: the column of the call, filled in by the compiler.
  ///   - make: makes the mock from what records its calls; what it throws is thrown on.
  /// - Returns: the spy.
  /// - Throws: what `make` throws.
  ///
  /// From OCMock 1.4 and 6 (partial mocks), Mocka (`spy`).
  public func spy<Mocked: ClassMock>(
    named name: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ make: (MockObject) throws -> Mocked
  ) rethrows -> Mocked {
    let mock = try mock(
      named: name, fileID: fileID, filePath: filePath, line: line, column: column, make)
    context.spy(mock.mockObject, on: .superclass)
    return mock
  }

  /// Takes a mock out of the test.
  ///
  /// ```swift
  /// context.stopMocking(clock)
  /// ```
  ///
  /// A spy then hands every call to its real object and records none; a call of any other mock fails
  /// and says that it was stopped. What it was called before can still be verified, and what was
  /// expected of it before is still wanted; to expect anything more of it is misuse.
  ///
  /// - Parameter mock: the mock or the spy.
  ///
  /// From OCMock 1.4 (`stopMocking`).
  public func stopMocking<Mocked: Mock>(_ mock: Mocked) {
    let object = mock.mockObject
    object.context.update { _ in object.forwarding.stop() }
  }
}

extension Context {
  /// Makes a mock a spy.
  fileprivate func spy(_ mock: MockObject, on target: Forwarding.Target) {
    update { state in
      mock.forwarding.target = target
      mock.forwarding.isSpy = true
      state.spies.append(Weak(mock))
    }
  }
}
