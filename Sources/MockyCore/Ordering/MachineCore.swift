/// A state machine behind its typed handle. `@unchecked Sendable`: `current`, `start` and `met` are
/// used only under the context's lock.
final class MachineCore: @unchecked Sendable {
  let name: String
  let context: Context

  // Under the context's lock.
  var current: KnownState
  var start: KnownState
  private var met: [Int: WeakList<KnownState>] = Dictionary()
  private var additions: Int = 0
  /// The object for no state, if the machine was made without a first one.
  private let none: KnownState?

  init(
    name: String, startingAs state: AnyHashable, beginsWithoutState: Bool = false,
    context: Context
  ) {
    self.name = name
    self.context = context
    start = KnownState(state)
    current = start
    none = beginsWithoutState ? start : nil
    _ = met[state.hashValue, default: WeakList()].add(start)
  }

  /// Returns the state of a value. The user's `hash` and `==` run outside the lock.
  func state(_ value: AnyHashable) -> KnownState {
    let (new, hash) = (KnownState(value), value.hashValue)
    while true {
      let (known, count) = context.lock.withLock { (met[hash]?.objects, additions) }
      if let state = known?.first(where: { $0.value == value }) { return state }
      let others = context.lock.withLock { () -> [KnownState]? in
        guard count == additions else { return nil }
        additions += 1
        return met[hash, default: WeakList()].add(new)
      }
      if !others.isNil { return new }
    }
  }

  /// "door is "open"", or "door has no state".
  func text(in state: KnownState) -> String {
    state === none ? "\(name) has no state" : "\(name) is \(state.text)"
  }
}
