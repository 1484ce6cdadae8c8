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

  private init(_ kind: Logic<Test>.Kind, _ parts: [StatePredicate]) {
    logic = Logic(kind, parts.map(\.logic))
  }

  init(_ machine: MachineCore, equals state: KnownState) { logic = Logic(.leaf((machine, state))) }

  /// A condition that holds while both of two do, as several `when` clauses of jMock.
  public static func && (left: Self, right: Self) -> Self { Self(.all, [left, right]) }

  /// A condition that holds while at least one of two does.
  public static func || (left: Self, right: Self) -> Self { Self(.any, [left, right]) }

  /// A condition that holds while another does not.
  ///
  /// From jMock (`isNot`), for any condition.
  public static prefix func ! (predicate: Self) -> Self { Self(.not, [predicate]) }

  /// Appends the required states: "door is .open and guest is not "inside"".
  ///
  /// - Parameter description: the text so far.
  public func describe(to description: inout Description) {
    description.append(logic.text(Self.pieces))
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

  private static func pieces(of logic: Logic<Test>) -> [Logic<Test>.Piece] {
    switch logic.kind {
    case .leaf(let test):
      return [.words("\(test.machine.name) is \(test.state.text)")]
    case .not:
      guard case .leaf(let test) = logic.parts[0].kind else {
        return [.words("not (")] + [.part(logic.parts[0])] + [.words(")")]
      }
      return [.words("\(test.machine.name) is not \(test.state.text)")]
    case .all:
      return Logic.pieces(
        of: logic.parts.map { part in
          guard case .any = part.kind else { return [.part(part)] }
          return [.words("("), .part(part), .words(")")]
        }, joinedBy: "and")
    case .any: return Logic.pieces(of: logic.parts.map { [.part($0)] }, joinedBy: "or")
    }
  }
}
