/// A state machine that restricts when a call may happen, and that calls can move to a state.
///
/// ```swift
/// let readiness = context.states("readiness").startsAs("unready")
/// context.check {
///   allowing(door).receives.open().then.state(readiness, becomes: "ready")
///   expectThat(guest).receives.enter().whenState(readiness.equals("ready"))
/// }
/// ```
///
/// From jMock and LRMocky (`States`); typed states are Mocky's own.
public struct StateMachine<State: Hashable & Sendable>: Sendable, SelfDescribing {
  let core: MachineCore

  /// The machine's name in failure messages.
  public var name: String { core.name }

  /// Appends the machine's name and its current state: "readiness is "ready"".
  ///
  /// - Parameter description: the text so far.
  public func describe(to description: inout Description) {
    description.append(core.text(in: core.context.lock.withLock { core.current }))
  }

  /// The current state; `""` for a machine over strings that has no first state.
  ///
  /// From LRMocky (`currentState`).
  public var currentState: State { cast(core.context.lock.withLock { core.current }.value.base) }

  /// Moves the machine to a state: `readiness.transition(to: "ready")`.
  ///
  /// You can call it on any thread. It ends waits for that state.
  ///
  /// - Parameter state: the new state.
  ///
  /// From LRMocky (`transitionToState:`) and jMock (`become`).
  public func transition(to state: State) {
    core.context.transition(Transition(machine: core, state: core.state(state)))
  }

  /// A condition that holds while the machine is in a state: `readiness.equals("ready")`.
  ///
  /// - Parameter state: the state.
  /// - Returns: the condition, for `whenState` and `waitUntil`.
  ///
  /// From LRMocky (`equals:`) and jMock (`is`).
  public func equals(_ state: State) -> StatePredicate {
    StatePredicate(core, equals: core.state(state))
  }

  /// A condition that holds while the machine is in any other state: `readiness.isNot("ready")`.
  ///
  /// - Parameter state: the state in which it does not hold.
  /// - Returns: the condition, for `whenState` and `waitUntil`.
  ///
  /// From jMock (`isNot`).
  public func isNot(_ state: State) -> StatePredicate { !equals(state) }
}

extension StateMachine where State == String {
  /// Sets the first state: `context.states("readiness").startsAs("unready")`.
  ///
  /// The machine returns to it when its context is reset.
  ///
  /// - Parameter state: the first state.
  /// - Returns: the machine itself.
  ///
  /// From jMock and LRMocky (`startsAs`).
  @discardableResult
  public func startsAs(_ state: String) -> StateMachine {
    core.context.start(core, as: core.state(state))
    return self
  }
}

extension Context {
  /// Changes the state of a machine, for test code or for an action.
  func transition(_ transition: Transition, of invocation: Invocation? = nil) {
    update { $0.make(transition, in: invocation) }
  }

  /// Sets the first state of a machine, which is also its current one.
  fileprivate func start(_ machine: MachineCore, as state: KnownState) {
    update { context in
      context.bin.add(machine.start)
      machine.start = state
      context.make(Transition(machine: machine, state: state), in: nil)
    }
  }
}

extension ContextState {
  /// Changes the state of a machine, for a call.
  mutating func make(_ transition: Transition, in invocation: Invocation?) {
    bin.add(transition.machine.current)
    transition.machine.current = transition.state
    invocation?.transitions.append(transition)
    waiters.change()
  }
}
