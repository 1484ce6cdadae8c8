/// A state machine that says when a call may happen, and that calls move on.
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
public struct StateMachine<State: Hashable & Sendable>: Sendable {
  let core: MachineCore

  /// The machine's name, as failure messages give it.
  public var name: String { core.name }

  /// The state it is in now.
  ///
  /// ```swift
  /// #expect(readiness.currentState == "ready")
  /// ```
  ///
  /// A machine over strings that was not given one is in the state `""`.
  ///
  /// From LRMocky (`currentState`).
  public var currentState: State {
    let id = core.context.lock.withLock { core.current }
    return cast(core.value(of: id).base)
  }

  /// Moves the machine to a state, by the test's own code.
  ///
  /// ```swift
  /// readiness.transition(to: "ready")
  /// ```
  ///
  /// Waits for that state end. It may be called on any thread.
  ///
  /// - Parameter state: the state it is in from now on.
  ///
  /// From LRMocky (`transitionToState:`) and jMock (`become`).
  public func transition(to state: State) {
    let id = core.id(of: state)
    core.context.transition(Transition(machine: core, state: id))
  }

  /// True while the machine is in the given state.
  ///
  /// ```swift
  /// whenState(readiness.equals("ready")) { … }
  /// ```
  ///
  /// - Parameter state: the state to be in.
  /// - Returns: a predicate for `whenState` and `waitUntil`.
  ///
  /// From LRMocky (`equals:`) and jMock (`is`).
  public func equals(_ state: State) -> StatePredicate {
    StatePredicate(.equals(core, core.id(of: state)))
  }

  /// True while the machine is in any other state.
  ///
  /// ```swift
  /// await context.waitUntil(readiness.isNot("unready"))
  /// ```
  ///
  /// - Parameter state: the state not to be in.
  /// - Returns: a predicate for `whenState` and `waitUntil`.
  ///
  /// From jMock (`isNot`).
  public func isNot(_ state: State) -> StatePredicate {
    StatePredicate(.not(.equals(core, core.id(of: state))))
  }
}

extension StateMachine where State == String {
  /// Says which state the machine starts in, and goes back to when its context is reset.
  ///
  /// ```swift
  /// let readiness = context.states("readiness").startsAs("unready")
  /// ```
  ///
  /// - Parameter state: the first state, which it is in from now on.
  /// - Returns: the same machine.
  ///
  /// From jMock and LRMocky (`startsAs`).
  @discardableResult
  public func startsAs(_ state: String) -> StateMachine {
    core.context.start(core, as: core.id(of: state))
    return self
  }
}
