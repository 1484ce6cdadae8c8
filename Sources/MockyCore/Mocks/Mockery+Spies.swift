extension Mockery {
  /// Makes a spy, which forwards calls that you don't stub to a real object, and records all calls.
  ///
  /// ```swift
  /// let clock = context.spy(MockClock.self, on: SystemClock())
  /// context.check { allowing(clock).receives.now.then.returns(noon) }
  /// // … all but `now` comes from the system's clock …
  /// context.verify { expectThat(clock).received.schedule(.any) }
  /// ```
  ///
  /// A call that matches an expectation but comes too often, in the wrong state or out of order
  /// fails, as on any mock. Calls that the real object makes to itself don't pass through the spy.
  ///
  /// - Parameters:
  ///   - type: the mock's type.
  ///   - real: the real object. If methods change a value, the spy's copy changes, and yours
  ///     doesn't.
  ///   - name: its name in failure messages, as for a mock.
  ///
  /// From OCMock 1.4 and 6 (partial mocks), Mocka (`spy`).
  public func spy<Mocked: SpyMock>(
    _ type: Mocked.Type, on real: Mocked.MockReal, named name: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: Int = #column
  ) -> Mocked {
    let mock = mock(
      type, named: name, fileID: fileID, filePath: filePath, line: line, column: column)
    if let refusal = Misuse.refusal(by: Swift.type(of: real as Any)) {
      context.misuse(refusal, at: SourcePosition(fileID, filePath, line, column))
    }
    context.spy(mock.mockObject, on: .real(real))
    return mock
  }

  /// Makes a spy of a class, which forwards calls that you don't stub to `super`, and records all
  /// calls.
  ///
  /// ```swift
  /// let engine = context.spy { MockEngine($0, cylinders: 4) }
  /// context.check { allowing(engine).receives.ignite().then.returns(false) }
  /// engine.start()  // Engine's own `start()`, which now gets false from `ignite()`
  /// ```
  ///
  /// It also sees the calls that the object makes to itself. Calls by the class's own initializer
  /// are neither recorded nor stubbed.
  ///
  /// - Parameters:
  ///   - name: its name in failure messages, as for a mock.
  ///   - make: makes the mock from the object that records its calls. Its error is rethrown.
  ///
  /// From OCMock 1.4 and 6 (partial mocks), Mocka (`spy`).
  @_disfavoredOverload
  public func spy<Mocked: ClassMock>(
    named name: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column,
    _ make: (MockObject) throws -> Mocked
  ) rethrows -> Mocked {
    let mock = try mock(
      named: name, fileID: fileID, filePath: filePath, line: line, column: column, make)
    context.spy(mock.mockObject, on: .superclass)
    return mock
  }

  /// Removes a mock from the test: `context.stopMocking(clock)`.
  ///
  /// A spy then forwards every call to its real object and records none. A call of any other mock
  /// fails, and the failure shows that it was stopped. You can still verify earlier calls, and
  /// earlier expectations must still be satisfied. Mocky reports new expectations of the mock.
  ///
  /// - Parameter mock: the mock to stop.
  ///
  /// From OCMock 1.4 (`stopMocking`).
  public func stopMocking<Mocked: Mock>(_ mock: Mocked) {
    mock.mockObject.changeUse { $0.isStopped = true }
  }
}

extension Context {
  /// Turns a mock into a spy.
  fileprivate func spy(_ mock: MockObject, on target: Forwarding.Target) {
    update { state in
      mock.forwarding.target = target
      mock.forwarding.isSpy = true
      state.bin.add(state.mocks.spies.add(mock))
    }
  }
}
