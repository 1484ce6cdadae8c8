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
    let transition = Transition(machine: core, state: core.state(state))
    core.context.update { $0.make(transition, in: nil) }
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
    let first = core.state(state)
    core.context.update { context in
      core.start = first
      context.make(Transition(machine: core, state: first), in: nil)
    }
    return self
  }
}

extension ContextState {
  /// Changes the state of a machine, for a call.
  mutating func make(_ transition: Transition, in invocation: Invocation?) {
    transition.machine.current = transition.state
    invocation?.transitions.append(transition)
    waiters.change()
  }
}

/// A state machine behind its typed handle. `@unchecked Sendable`: `current`, `start` and `met` are
/// used only under the context's lock.
final class MachineCore: @unchecked Sendable {
  let name: String
  let context: Context

  // Under the context's lock.
  var current: KnownState
  var start: KnownState
  /// The states that it has met, by the hashes of their values.
  private var met: [Int: [KnownState]] = Dictionary()
  /// The object for no state, if the machine was made without a first one.
  private let none: KnownState?

  init(
    name: String, startingAs state: AnyHashable, beginsWithoutState: Bool = false, context: Context
  ) {
    self.name = name
    self.context = context
    start = KnownState(state)
    current = start
    none = beginsWithoutState ? start : nil
    met[state.hashValue] = [start]
  }

  /// Returns the state of a value. The user's `hash` and `==` run outside the lock.
  func state(_ value: AnyHashable) -> KnownState {
    let (new, hash) = (KnownState(value), value.hashValue)
    while true {
      let known = context.lock.withLock { met[hash] ?? [] }
      if let state = known.first(where: { $0.value == value }) { return state }
      let isMet = context.lock.withLock {
        guard met[hash]?.count ?? 0 == known.count else { return false }
        met[hash] = known + [new]
        return true
      }
      if isMet { return new }
    }
  }

  /// "door is "open"", or "door has no state".
  func text(in state: KnownState) -> String {
    state === none ? "\(name) has no state" : "\(name) is \(state.text)"
  }
}

/// A state of a machine: one object for all equal values. The engine compares objects under the
/// lock, where users' `==` can't run. `@unchecked Sendable`: the value has a `Sendable` type, and
/// doesn't change.
final class KnownState: @unchecked Sendable {
  let value: AnyHashable

  init(_ value: AnyHashable) { self.value = value }

  /// The state in messages.
  var text: String { ValueText.of(value.base) }
}

/// The change of a state machine to a state, by an action or by the test.
struct Transition: Sendable {
  let machine: MachineCore
  let state: KnownState

  var change: RecordedCall.StateChange { .init(machine: machine.name, state: state.text) }
}

/// A condition on state machines, for `whenState` and `waitUntil`.
///
/// ```swift
/// whenState(door.equals(.open) && !guest.equals("inside")) { … }
/// ```
///
/// From jMock (`StatePredicate`); the operators are Mocky's own.
public struct StatePredicate: Sendable, SelfDescribing {
  /// A machine and its required state.
  typealias Test = (machine: MachineCore, state: KnownState)

  private let logic: Logic<Test>

  private init(_ logic: Logic<Test>) { self.logic = logic }

  init(_ machine: MachineCore, equals state: KnownState) { self.init(.leaf((machine, state))) }

  /// A condition that holds while both of two do, as several `when` clauses of jMock.
  public static func && (left: Self, right: Self) -> Self {
    Self(.all([left.logic, right.logic]))
  }

  /// A condition that holds while at least one of two does.
  public static func || (left: Self, right: Self) -> Self {
    Self(.any([left.logic, right.logic]))
  }

  /// A condition that holds while another does not.
  ///
  /// From jMock (`isNot`), for any condition.
  public static prefix func ! (predicate: Self) -> Self { Self(.not(predicate.logic)) }

  /// Appends the required states: "door is .open and guest is not "inside"".
  ///
  /// - Parameter description: the text so far.
  public func describe(to description: inout Description) {
    description.append(Self.text(of: logic))
  }

  /// True if it holds now. Reads the machines, so only under the context's lock.
  var holds: Bool { holds { $0.current } }

  /// Returns whether it holds while the machines are in some states.
  func holds(in state: (MachineCore) -> KnownState?) -> Bool {
    logic.holds { state($0.machine) === $0.state }
  }

  /// The states that it mentions.
  var tests: [Test] { logic.leaves }

  /// The machines that it mentions, without duplicates, in their order.
  var machines: [MachineCore] { tests.map(\.machine).withoutDuplicates { ObjectIdentifier($0) } }

  private static func text(of logic: Logic<Test>) -> String {
    switch logic {
    case .leaf(let test): return "\(test.machine.name) is \(test.state.text)"
    case .not(.leaf(let test)): return "\(test.machine.name) is not \(test.state.text)"
    case .not(let part): return "not (\(text(of: part)))"
    case .any(let parts): return parts.map(text).joined(separator: " or ")
    case .all(let parts):
      let texts = parts.map { part in
        if case .any = part { "(\(text(of: part)))" } else { text(of: part) }
      }
      return texts.joined(separator: " and ")
    }
  }
}
