/// The change of a state machine to a state, by an action or by the test.
struct Transition: Sendable {
  let machine: MachineCore
  let state: KnownState

  var change: RecordedCall.StateChange { .init(machine: machine.name, state: state.text) }
}
