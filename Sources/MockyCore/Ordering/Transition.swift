/// The change of a state machine to a state, by an action or by the test.
struct Transition: Sendable {
  let machine: MachineCore
  let state: KnownState

  /// "readiness became "ready"".
  var pastText: String { "\(machine.name) became \(state.text)" }
}
