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
  ///   - type: the mock's type; inferred where the context tells it.
  ///   - name: what failure messages call it. If not given, it is made from the type's name, with a
  ///     number from the second on: "turtle", "turtle2". A name given twice is misuse.
  ///   - strictness: what it does with calls that nothing speaks of.
  ///   - fileID: the file of the caller, filled in by the compiler.
  ///   - filePath: the path of that file, filled in by the compiler.
  ///   - line: the line of the call, filled in by the compiler.
  ///   - column: the column of the call, filled in by the compiler.
  /// - Returns: the mock.
  ///
  /// From jMock and LRMocky (`mock:named:`), OCMock 1.1 to 1.4.
  public func mock<Mocked: MakeableMock>(
    _ type: Mocked.Type = Mocked.self, named name: String? = nil,
    strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> Mocked {
    let position = SourcePosition(fileID, filePath, line, column)
    return Mocked(
      context.mockObject(Mocked.self, named: name, strictness: strictness, at: position))
  }

  /// Makes a mock that needs more than its context: one of a class, say.
  ///
  /// ```swift
  /// let engine = context.mock { MockEngine($0, cylinders: 4) }
  /// ```
  ///
  /// - Parameters:
  ///   - name: what failure messages call it; made from the type's name if not given. A name given
  ///     twice is misuse.
  ///   - strictness: what it does with calls that nothing speaks of.
  ///   - fileID: the file of the caller, filled in by the compiler.
  ///   - filePath: the path of that file, filled in by the compiler.
  ///   - line: the line of the call, filled in by the compiler.
  ///   - column: the column of the call, filled in by the compiler.
  ///   - make: makes the mock from what records its calls; what it throws is thrown on.
  /// - Returns: the mock.
  /// - Throws: what `make` throws.
  ///
  /// From OCMock 1.1 (class mocks).
  public func mock<Mocked: Mock>(
    named name: String? = nil, strictness: Strictness = .strict, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ make: (MockObject) throws -> Mocked
  ) rethrows -> Mocked {
    let position = SourcePosition(fileID, filePath, line, column)
    let object = context.mockObject(
      Mocked.self, named: name, strictness: strictness, at: position)
    return try context.making(object) { try make(object) }
  }

  /// Makes a state machine over strings; `.startsAs(…)` gives it its first state.
  ///
  /// ```swift
  /// let readiness = context.states("readiness").startsAs("unready")
  /// ```
  ///
  /// - Parameters:
  ///   - name: what failure messages call it; given twice, it is misuse.
  ///   - fileID: the file of the caller, filled in by the compiler.
  ///   - filePath: the path of that file, filled in by the compiler.
  ///   - line: the line of the call, filled in by the compiler.
  ///   - column: the column of the call, filled in by the compiler.
  /// - Returns: the machine, which has no state yet: its `currentState` is `""`.
  ///
  /// From jMock and LRMocky (`states`).
  public func states(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> StateMachine<String> {
    let machine = MachineCore(
      name: name, startingAs: "", beginsWithoutState: true, context: context)
    return states(machine, at: SourcePosition(fileID, filePath, line, column))
  }

  /// Makes a state machine over a type of your own, such as an enum.
  ///
  /// ```swift
  /// enum Door { case open, closed }
  /// let door = context.states("door", startingAs: Door.closed)
  /// ```
  ///
  /// - Parameters:
  ///   - name: what failure messages call it; given twice, it is misuse.
  ///   - state: the state it starts in, and goes back to when the context is reset.
  ///   - fileID: the file of the caller, filled in by the compiler.
  ///   - filePath: the path of that file, filled in by the compiler.
  ///   - line: the line of the call, filled in by the compiler.
  ///   - column: the column of the call, filled in by the compiler.
  /// - Returns: the machine.
  ///
  /// From jMock and LRMocky (`states`); typed states are Mocky's own.
  public func states<State: Hashable & Sendable>(
    _ name: String, startingAs state: State, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> StateMachine<State> {
    let machine = MachineCore(name: name, startingAs: AnyHashable(state), context: context)
    return states(machine, at: SourcePosition(fileID, filePath, line, column))
  }

  private func states<State>(
    _ machine: MachineCore, at position: SourcePosition
  ) -> StateMachine<State> {
    context.update { $0.machines.append(machine) }
    context.take("state machine", machine.name, at: position)
    return StateMachine(core: machine)
  }

  /// Makes a sequence, whose members are said by `inSequence`.
  ///
  /// ```swift
  /// let opening = context.sequence("opening")
  /// context.check { expectThat(door).receives.open().inSequence(opening) }
  /// ```
  ///
  /// - Parameters:
  ///   - name: what failure messages call it; given twice, it is misuse.
  ///   - fileID: the file of the caller, filled in by the compiler.
  ///   - filePath: the path of that file, filled in by the compiler.
  ///   - line: the line of the call, filled in by the compiler.
  ///   - column: the column of the call, filled in by the compiler.
  /// - Returns: the sequence, still empty; see ``CallSequence`` for an example.
  ///
  /// From jMock (`sequence`).
  public func sequence(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> CallSequence {
    let sequence = SequenceCore(name: name, context: context)
    context.update { $0.sequences.append(sequence) }
    context.take("sequence", name, at: SourcePosition(fileID, filePath, line, column))
    return CallSequence(core: sequence)
  }
}
