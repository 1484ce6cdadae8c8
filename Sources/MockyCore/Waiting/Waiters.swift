/// The waits for a change of a context.
struct Waiters {
  /// True if something has changed since a waiter was added.
  private(set) var mustWake: Bool = false
  /// The waiters by their numbers, to find one quickly when it stops waiting.
  private var waiting: [Int: Waiter] = Dictionary()
  private(set) var isWaitedFor: Bool = false
  private var lastNumber: Int = 0

  mutating func change() { mustWake = isWaitedFor }

  /// Adds a waiter, which then looks for its goal.
  mutating func add() -> Waiter {
    lastNumber += 1
    let waiter = Waiter(id: lastNumber)
    waiting[lastNumber] = waiter
    isWaitedFor = true
    return waiter
  }

  /// Removes a waiter that has stopped waiting.
  mutating func remove(_ waiter: Waiter) {
    waiting[waiter.id] = nil
    isWaitedFor = !waiting.isEmpty
  }

  /// Removes and returns all waiters, in order of arrival. The caller wakes them outside the lock.
  mutating func takeWoken() -> [Waiter] {
    mustWake = false
    isWaitedFor = false
    defer { waiting = [:] }
    return waiting.values.sorted { $0.id < $1.id }
  }

  /// A wait for a context to change, which the first change ends.
  struct Waiter {
    let id: Int
    /// The signal that ends the wait. It is set outside the lock.
    let signal = ChangeSignal()
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
