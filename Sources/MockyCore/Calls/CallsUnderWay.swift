/// The calls that have not returned, and what each of them does.
struct CallsUnderWay {
  /// The calls themselves keep them alive, so none is released here.
  private var calls: [ObjectIdentifier: (call: Invocation, step: ActionStep?)] = Dictionary()

  /// In the order in which they came.
  var all: [(call: Invocation, step: ActionStep?)] {
    calls.values.sorted { $0.call.place < $1.call.place }
  }

  /// - Parameter step: the action that begins; nil for what is behind the mock.
  mutating func begin(_ call: Invocation, _ step: ActionStep?) {
    calls[ObjectIdentifier(call)] = (call, step)
  }

  mutating func end(_ call: Invocation) { calls[ObjectIdentifier(call)] = nil }
}
