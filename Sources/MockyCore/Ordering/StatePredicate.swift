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

  /// True while both conditions are.
  ///
  /// ```swift
  /// whenState(door.equals(.open) && light.equals("on")) { … }
  /// ```
  ///
  /// After jMock, where several `when` clauses are all needed.
  public static func && (left: StatePredicate, right: StatePredicate) -> StatePredicate {
    StatePredicate(.both(left.term, right.term))
  }

  /// True while at least one of two conditions is.
  ///
  /// ```swift
  /// whenState(door.equals(.open) || window.equals(.open)) { … }
  /// ```
  ///
  /// After jMock's predicates; the operator is Mocky's own.
  public static func || (left: StatePredicate, right: StatePredicate) -> StatePredicate {
    StatePredicate(.either(left.term, right.term))
  }

  /// True while a condition is not.
  ///
  /// ```swift
  /// whenState(!(door.equals(.open) && light.equals("on"))) { … }
  /// ```
  ///
  /// From jMock (`isNot`), for any condition.
  public static prefix func ! (predicate: StatePredicate) -> StatePredicate {
    StatePredicate(.not(predicate.term))
  }

  /// Appends which states are needed: "door is .open and guest is not "inside"".
  public func describe(to description: inout Description) {
    description.append(term.text)
  }

  /// Whether it holds now.
  ///
  /// Reads the machines: under the context's lock only.
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
