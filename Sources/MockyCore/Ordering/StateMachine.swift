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

/// A state of a machine: one object for all equal values. The engine compares objects under the
/// lock, where users' `==` can't run. `@unchecked Sendable`: the value has a `Sendable` type, and
/// doesn't change.
final class MetState: @unchecked Sendable {
  fileprivate let value: AnyHashable

  fileprivate init(_ value: AnyHashable) { self.value = value }

  /// The state in messages.
  var text: String { ValueText.of(value.base) }
}

/// A state machine behind its typed handle. `@unchecked Sendable`: `current`, `start` and `met` are
/// used only under the context's lock.
final class MachineCore: @unchecked Sendable {
  let name: String
  let context: Context

  // Under the context's lock.
  var current: MetState
  var start: MetState
  private var met = MetStates()
  /// The object for no state, if the machine was made without a first one.
  private let none: MetState?

  init(
    name: String, startingAs state: AnyHashable, beginsWithoutState: Bool = false,
    context: Context
  ) {
    self.name = name
    self.context = context
    start = MetState(state)
    current = start
    none = beginsWithoutState ? start : nil
    _ = met.add(start, hash: state.hashValue)
  }

  /// Returns the state of a value. The user's `hash` and `==` run outside the lock.
  func state(_ value: AnyHashable) -> MetState {
    let (new, hash) = (MetState(value), value.hashValue)
    while true {
      let (known, additions) = context.lock.withLock { (met[hash], met.additions) }
      if let state = known.first(where: { $0.value == value }) { return state }
      let others = context.lock.withLock {
        met.additions == additions ? met.add(new, hash: hash) : nil
      }
      if !others.isNil { return new }
    }
  }

  /// "door is "open"", or "door has no state".
  func text(in state: MetState) -> String {
    state === none ? "\(name) has no state" : "\(name) is \(state.text)"
  }
}

/// The states of a machine, by the hashes of their values. It drops unused states when the number
/// has doubled.
private struct MetStates {
  private var states: [Int: [Weak<MetState>]] = Dictionary()
  private(set) var additions: Int = 0
  private var count: Int = 0
  private var limit: Int = 64

  /// The states that still exist. Release them outside the lock.
  subscript(hash: Int) -> [MetState] { states[hash]?.compactMap(\.object) ?? [] }

  /// Adds a state.
  /// - Returns: states to release outside the lock.
  mutating func add(_ state: MetState, hash: Int) -> [MetState] {
    states[hash, default: []].append(Weak(state))
    additions += 1
    count += 1
    guard count > limit else { return [] }
    let kept = states.mapValues { $0.compactMap(\.object) }.filter { !$0.value.isEmpty }
    states = kept.mapValues { $0.map(Weak.init) }
    count = kept.values.reduce(0) { $0 + $1.count }
    limit = max(64, 2 * count)
    return Array(kept.values.joined())
  }
}

extension Context {
  /// Changes the state of a machine, for test code or for an action.
  func transition(_ transition: Transition, of invocation: Invocation? = nil) {
    update { $0.make(transition, in: invocation) }
  }

  /// Sets the first state of a machine, which is also its current one.
  fileprivate func start(_ machine: MachineCore, as state: MetState) {
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
