extension __ActionSyntax {
  /// Moves a state machine on.
  ///
  /// ```swift
  /// allowing(door).receives.open().then.state(readiness, becomes: "ready")
  /// ```
  ///
  /// Before any clause that runs something it is part of the call itself: whatever the call does
  /// sees the new state. After one it happens in its turn.
  ///
  /// - Parameters:
  ///   - machine: the state machine; one of another context is misuse.
  ///   - state: the state it is in from then on.
  /// - Returns: the expectation, to be continued; nothing in a closure that collects actions.
  ///
  /// From jMock and LRMocky (`state:becomes:`).
  public func state<State>(_ machine: StateMachine<State>, becomes state: State) -> Continuation {
    let transition = Transition(machine: machine.core, state: machine.core.id(of: state))
    return adding(
      __TypedAction("makes \(machine.name) \(ValueText.of(state))", .transition(transition)))
  }
}
