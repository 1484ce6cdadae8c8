/// A state machine's step to a state, as an action or a test asks for it.
struct Transition: Sendable {
  let machine: MachineCore
  let state: StateID

  /// "readiness became "ready"".
  var pastText: String { "\(machine.name) became \(machine.text(of: state))" }
}
