/// The waits for a change of a context, each with the signal that ends it.
struct Waiters {
  /// True if something has changed since a wait was added.
  private(set) var mustWake: Bool = false
  private var waiting: [ChangeSignal] = [] { didSet { isWaitedFor = !waiting.isEmpty } }
  private(set) var isWaitedFor: Bool = false

  mutating func change() { mustWake = isWaitedFor }

  /// Adds a wait, which then looks for its goal.
  mutating func add() -> ChangeSignal {
    let signal = ChangeSignal()
    waiting.append(signal)
    return signal
  }

  /// Removes a wait that has ended.
  mutating func remove(_ signal: ChangeSignal) { waiting.removeAll { $0 === signal } }

  /// Removes and returns all waits, in order of arrival. The caller ends them outside the lock.
  mutating func takeWoken() -> [ChangeSignal] {
    mustWake = false
    defer { waiting = [] }
    return waiting
  }
}

/// The contexts with waits for a gate, a clock or a sequence.
final class ContextsToWake: Sendable {
  /// A context for each wait.
  private let contexts = Locked([Context]())

  func add(_ context: Context) { contexts.withLock { $0.append(context) } }

  func remove(_ context: Context) {
    _ = contexts.withLock { all in
      all.firstIndex { $0 === context }.map { all.remove(at: $0) }
    }
  }

  /// Makes the contexts look again.
  func tell() { for context in contexts.value { context.update { $0.waiters.change() } } }
}
