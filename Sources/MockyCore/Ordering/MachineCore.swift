/// A state of a machine by its number, so that no user's `==` is needed under the lock.
typealias StateID = Int

/// A state machine behind its typed handle.
///
/// `@unchecked Sendable`: `current`, `start` and `known` are touched under the context's lock only.
final class MachineCore: @unchecked Sendable {
  let name: String
  let context: Context

  // Under the context's lock.
  var current: StateID = 0
  var start: StateID = 0
  private var known: KnownStates
  /// Its first state only stands for none: it was made without one.
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

  /// The number of a state.
  ///
  /// The user's `hash` and `==` run on a copy, outside the lock.
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
