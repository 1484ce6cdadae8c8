extension Mockery {
  /// Makes a state machine over strings.
  ///
  /// ```swift
  /// let readiness = context.states("readiness").startsAs("unready")
  /// ```
  ///
  /// Its state is `""` until `.startsAs(…)` sets the first one.
  ///
  /// - Parameter name: its name in failure messages. Mocky reports a name that you use twice.
  ///
  /// From jMock and LRMocky (`states`).
  public func states(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: Int = #column
  ) -> StateMachine<String> {
    let machine = MachineCore(
      name: name, startingAs: "", beginsWithoutState: true, context: context)
    return states(machine, at: SourcePosition(fileID, filePath, line, column))
  }

  /// Makes a state machine over a type of your own, such as an enum.
  ///
  /// ```swift
  /// let door = context.states("door", startingAs: Door.closed)
  /// ```
  ///
  /// - Parameters:
  ///   - name: its name in failure messages. Mocky reports a name that you use twice.
  ///   - state: its first state, to which it returns when the context is reset.
  ///
  /// From jMock and LRMocky (`states`); typed states are Mocky's own.
  public func states<State: Hashable & Sendable>(
    _ name: String, startingAs state: State, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) -> StateMachine<State> {
    let machine = MachineCore(name: name, startingAs: AnyHashable(state), context: context)
    return states(machine, at: SourcePosition(fileID, filePath, line, column))
  }

  private func states<State>(
    _ machine: MachineCore, at position: SourcePosition
  ) -> StateMachine<State> {
    context.update { $0.machines.append(machine) }
    context.claim("state machine", machine.name, at: position)
    return StateMachine(core: machine)
  }

  /// Makes a sequence, to which `inSequence` adds calls in the expected order.
  ///
  /// See ``CallSequence`` for an example.
  ///
  /// - Parameter name: its name in failure messages; by default, its line. Mocky reports a name
  ///   that you use twice.
  ///
  /// From jMock (`sequence`).
  public func sequence(
    _ name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: Int = #column
  ) -> CallSequence {
    let position = SourcePosition(fileID, filePath, line, column)
    let sequence = CallSequence(name: name ?? position.text, context: context)
    context.update { $0.sequences.append(sequence) }
    if let name { context.claim("sequence", name, at: position) }
    return sequence
  }
}
