/// The waits for a context to change that are under way.
struct Waiters {
  /// Counts whatever a waiter may wait for.
  private(set) var changes: Int = 0
  /// Something has changed since a waiter was entered.
  private(set) var mustWake: Bool = false
  /// The waiters by their numbers, so that one that gives up is found quickly.
  private var waiting: [Int: Waiter] = Dictionary()
  private var isWaitedFor: Bool = false
  private var lastNumber: Int = 0

  mutating func change() {
    changes += 1
    mustWake = isWaitedFor
  }

  /// Enters a waiter, unless something has changed since it last looked.
  /// - Returns: the waiter's number; nil if something has changed.
  mutating func add(since change: Int, wake: @escaping @Sendable () -> Void) -> Int? {
    guard changes == change else { return nil }
    lastNumber += 1
    waiting[lastNumber] = Waiter(id: lastNumber, wake: wake)
    isWaitedFor = true
    return lastNumber
  }

  /// Takes out a waiter that has stopped waiting.
  mutating func remove(_ id: Int) {
    waiting[id] = nil
    isWaitedFor = !waiting.isEmpty
  }

  /// Takes out those that are to be woken, outside the lock: who came first is woken first.
  mutating func takeWoken() -> [Waiter] {
    mustWake = false
    isWaitedFor = false
    defer { waiting = [:] }
    return waiting.values.sorted { $0.id < $1.id }
  }
}

extension Waiters {
  /// Someone who waits for a context to change: woken once, by whatever changes first. After waking
  /// it looks for itself whether what it waits for has come.
  struct Waiter {
    let id: Int
    /// Ends the wait. Called outside the lock; more than once does no harm.
    let wake: @Sendable () -> Void
  }
}
