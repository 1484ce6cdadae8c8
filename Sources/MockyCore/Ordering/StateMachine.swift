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
public struct StateMachine<State: Hashable & Sendable>: Sendable, SelfDescribing {
  let core: MachineCore

  /// The machine's name, as failure messages give it.
  public var name: String { core.name }

  /// Appends the state that it is in: "readiness is "ready"".
  public func describe(to description: inout Description) {
    description.append(core.text(in: core.context.lock.withLock { core.current }))
  }

  /// The state it is in now: `""` for a machine over strings that was not given one. From LRMocky
  /// (`currentState`).
  public var currentState: State {
    let id = core.context.lock.withLock { core.current }
    return cast(core.value(of: id).base)
  }

  /// Moves the machine to a state, by the test's own code, on any thread; whoever waits for that
  /// state goes on. From LRMocky (`transitionToState:`) and jMock (`become`).
  public func transition(to state: State) {
    let id = core.id(of: state)
    core.context.transition(Transition(machine: core, state: id))
  }

  /// True while the machine is in the given state: `whenState(readiness.equals("ready")) { … }`.
  /// From LRMocky (`equals:`) and jMock (`is`).
  public func equals(_ state: State) -> StatePredicate {
    StatePredicate(.equals(core, core.id(of: state)))
  }

  /// True while the machine is in any other state: `whenState(readiness.isNot("ready")) { … }`.
  /// From jMock (`isNot`).
  public func isNot(_ state: State) -> StatePredicate {
    StatePredicate(.not(.equals(core, core.id(of: state))))
  }
}

extension StateMachine where State == String {
  /// Says which state the machine starts in, and goes back to when its context is reset:
  /// `context.states("readiness").startsAs("unready")`. From jMock and LRMocky (`startsAs`).
  @discardableResult
  public func startsAs(_ state: String) -> StateMachine {
    core.context.start(core, as: core.id(of: state))
    return self
  }
}

/// The number of a machine's state. Numbers are compared under the lock, where no user's `==` may
/// run.
typealias StateID = Int

/// A state machine behind its typed handle.
/// `@unchecked Sendable`: `current`, `start` and `known` are touched under the context's lock only.
final class MachineCore: @unchecked Sendable {
  let name: String
  let context: Context

  // Under the context's lock.
  var current: StateID = 0
  var start: StateID = 0
  private var known: KnownStates
  /// It was made without a first state: the state numbered 0 stands for none.
  private let beginsWithoutState: Bool

  init(
    name: String, startingAs state: AnyHashable, beginsWithoutState: Bool = false,
    context: Context
  ) {
    self.name = name
    self.beginsWithoutState = beginsWithoutState
    self.context = context
    known = KnownStates(first: state)
  }

  /// The number of a state. The user's `hash` and `==` run on a copy, outside the lock.
  func id(of state: AnyHashable) -> StateID {
    while true {
      let snapshot = context.lock.withLock { known }
      if let id = snapshot.ids[state] { return id }
      let grown = snapshot.adding(state)
      let isAdded = context.lock.withLock {
        guard known.values.count == snapshot.values.count else { return false }
        known = grown
        return true
      }
      if isAdded { return snapshot.values.count }
    }
  }

  func value(of id: StateID) -> AnyHashable {
    context.lock.withLock { known.values[id] }
  }

  /// "door is "open"", or "door has no state".
  func text(in id: StateID) -> String {
    beginsWithoutState && id == 0 ? "\(name) has no state" : "\(name) is \(text(of: id))"
  }

  /// A state as messages show it.
  func text(of id: StateID) -> String {
    ValueText.of(value(of: id).base)
  }
}

/// The states that a machine has met, each with its number: a value, changed by replacing it.
private struct KnownStates {
  private(set) var values: [AnyHashable]
  private(set) var ids: [AnyHashable: StateID]

  init(first state: AnyHashable) {
    values = [state]
    ids = [state: 0]
  }

  func adding(_ state: AnyHashable) -> KnownStates {
    var grown = self
    grown.ids[state] = values.count
    grown.values.append(state)
    return grown
  }
}

/// The change of a state machine to a state, by an action or by the test.
struct Transition: Sendable {
  let machine: MachineCore
  let state: StateID

  /// "readiness became "ready"".
  var pastText: String { "\(machine.name) became \(machine.text(of: state))" }
}

extension Context {
  /// Moves a state machine on: by test code, or later in a call.
  func transition(_ transition: Transition, of invocation: Invocation? = nil) {
    update { $0.make(transition, in: invocation) }
  }

  /// Says where a machine starts, which is also where it is now.
  fileprivate func start(_ machine: MachineCore, as state: StateID) {
    update { context in
      machine.start = state
      context.make(Transition(machine: machine, state: state), in: nil)
    }
  }
}

extension ContextState {
  /// Moves a state machine on, as a call does.
  mutating func make(_ transition: Transition, in invocation: Invocation?) {
    transition.machine.current = transition.state
    invocation?.transitions.append(transition)
    waiters.change()
  }
}

/// A condition on state machines, for `whenState` and `waitUntil`.
///
/// ```swift
/// whenState(door.equals(.open) && !guest.equals("inside")) { … }
/// ```
///
/// From jMock (`StatePredicate`); the operators are Mocky's own.
public struct StatePredicate: Sendable, SelfDescribing {
  indirect enum Term: Sendable {
    case equals(MachineCore, StateID)
    case not(Term)
    case both(Term, Term)
    case either(Term, Term)
  }

  let term: Term

  init(_ term: Term) { self.term = term }

  /// True while both conditions are: where jMock has several `when` clauses.
  public static func && (left: StatePredicate, right: StatePredicate) -> StatePredicate {
    StatePredicate(.both(left.term, right.term))
  }

  /// True while at least one of two conditions is.
  public static func || (left: StatePredicate, right: StatePredicate) -> StatePredicate {
    StatePredicate(.either(left.term, right.term))
  }

  /// True while a condition is not; from jMock (`isNot`), for any condition.
  public static prefix func ! (predicate: StatePredicate) -> StatePredicate {
    StatePredicate(.not(predicate.term))
  }

  /// Appends which states are needed: "door is .open and guest is not "inside"".
  public func describe(to description: inout Description) {
    description.append(term.text)
  }

  /// Whether it holds now. Reads the machines: under the context's lock only.
  var holds: Bool { term.holds }

  /// The machines it looks at, each once, in the order in which it names them.
  var machines: [MachineCore] {
    var machines: [MachineCore] = []
    term.forEachTest { machine, _ in
      if !machines.contains(where: { $0 === machine }) { machines.append(machine) }
    }
    return machines
  }
}

extension StatePredicate.Term {
  var holds: Bool {
    switch self {
    case .equals(let machine, let state): machine.current == state
    case .not(let term): !term.holds
    case .both(let left, let right): left.holds && right.holds
    case .either(let left, let right): left.holds || right.holds
    }
  }

  var text: String {
    switch self {
    case .equals(let machine, let state): "\(machine.name) is \(machine.text(of: state))"
    case .not(.equals(let machine, let state)): "\(machine.name) is not \(machine.text(of: state))"
    case .not(let term): "not (\(term.text))"
    case .both(let left, let right): "\(left.operand) and \(right.operand)"
    case .either(let left, let right): "\(left.text) or \(right.text)"
    }
  }

  private var operand: String {
    if case .either = self { "(\(text))" } else { text }
  }

  func forEachTest(_ body: (MachineCore, StateID) -> Void) {
    switch self {
    case .equals(let machine, let state): body(machine, state)
    case .not(let term): term.forEachTest(body)
    case .both(let left, let right), .either(let left, let right):
      left.forEachTest(body)
      right.forEachTest(body)
    }
  }
}
