/// The calls that have not returned, and their current actions.
struct CallsUnderWay {
  /// The running calls keep these objects alive, so none is released here.
  private var calls: [ObjectIdentifier: PendingCall] = Dictionary()

  /// A call with its action, and with the gate at which a closure waits.
  typealias PendingCall = (call: Invocation, step: ActionStep?, gate: SourcePosition?)

  /// All of them, in order of arrival.
  var all: [PendingCall] { calls.values.sorted { $0.call.place < $1.call.place } }

  /// - Parameter step: the action that begins; nil for the implementation behind the mock.
  mutating func begin(_ call: Invocation, _ step: ActionStep?) {
    calls[ObjectIdentifier(call)] = (call, step, nil)
  }

  /// Notes the gate at which the closure of a call waits, unless the call has returned.
  mutating func hold(_ call: Invocation, at gate: SourcePosition?) {
    calls[ObjectIdentifier(call)]?.gate = gate
  }

  func contains(_ call: Invocation) -> Bool { calls[ObjectIdentifier(call)] != nil }

  mutating func end(_ call: Invocation) { calls[ObjectIdentifier(call)] = nil }
}
