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
