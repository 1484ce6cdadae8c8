/// The waits for a context to change that are under way.
struct Waiters {
  /// Something has changed since a waiter was entered.
  private(set) var mustWake: Bool = false
  /// The waiters by their numbers, so that one that gives up is found quickly.
  private var waiting: [Int: Waiter] = Dictionary()
  private var isWaitedFor: Bool = false
  private var lastNumber: Int = 0

  mutating func change() { mustWake = isWaitedFor }

  /// Enters a waiter, who looks after that whether what it waits for has come.
  mutating func add() -> Waiter {
    lastNumber += 1
    let waiter = Waiter(id: lastNumber)
    waiting[lastNumber] = waiter
    isWaitedFor = true
    return waiter
  }

  /// Takes out a waiter that has stopped waiting.
  mutating func remove(_ waiter: Waiter) {
    waiting[waiter.id] = nil
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
  /// Someone who waits for a context to change: woken once, by whatever changes first.
  struct Waiter {
    let id: Int
    let signal = ChangeSignal()

    /// Ends the wait. Called outside the lock; more than once does no harm.
    func wake() { signal.set() }
  }
}
