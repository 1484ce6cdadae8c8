extension Mockery {
  /// The calls of all mocks so far, oldest first, for your own assertions and reports.
  ///
  /// ```swift
  /// #expect(context.history.map(\.text) == ["store.open()", "store.close()"])
  /// ```
  ///
  /// It includes unexpected calls. An assertion keeps the calls, and ``reset()`` forgets them.
  ///
  /// After unittest.mock (`mock_calls`).
  public var history: [RecordedCall] {
    let calls = context.update { state in
      let heard = state.history.calls().filter { $0.takenBy?.isSilent != true }
      return heard.map { RecordedCall.making($0, in: state) }
    }
    // The arguments' own descriptions run outside the lock.
    return Rendering.run { calls.map { $0() } }
  }

  /// The current expectations and allowances, in search order, for your own assertions and reports.
  ///
  /// ```swift
  /// #expect(context.expectations.allSatisfy { $0.isSatisfied })
  /// ```
  ///
  /// An assertion forgets them, unless ``automaticallyResetsWhenAsserting`` is false.
  public var expectations: [DeclaredExpectation] {
    let entries = context.update { state in state.table.all.map { $0.copied() } }
    return Rendering.run { entries.map { DeclaredExpectation($0) } }
  }

  /// The way in which the history keeps arguments of later calls; `.strongly` by default.
  ///
  /// With `.weakly`, a test can check that an argument is released.
  ///
  /// After OCMock 9.5 (breaking retain cycles).
  public var recordsArguments: ArgumentRecording {
    get {
      context.update { $0.settings.callOptions.contains(.weakArguments) } ? .weakly : .strongly
    }
    set { context.update { $0.settings.set(.weakArguments, newValue == .weakly) } }
  }

  /// Forgets the calls so far, so verification and the history begin here.
  ///
  /// ```swift
  /// basket.open()  // prepares the test
  /// context.forgetCalls(of: store, printer)
  /// ```
  ///
  /// Expectations, their counts and states stay, and so do failures.
  ///
  /// - Parameter mocks: the mocks, such as `of: store, printer`; all mocks by default. Mocky
  ///   reports a mock of another context.
  ///
  /// From Mockito (`clearInvocations`).
  public func forgetCalls(
    of mocks: any Mock..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: Int = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let mocks = context.objects(of: mocks, at: position) else { return }
    context.update { $0.forgetCalls(of: mocks) }
  }
}
