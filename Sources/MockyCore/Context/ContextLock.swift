import Foundation

/// The one lock of a context: an `NSLock` without the object, which every call would retain and
/// release. `@unchecked Sendable`: the mutex doesn't move until the context frees it.
struct ContextLock: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  @_transparent func lock() { pthread_mutex_lock(mutex) }
  @_transparent func unlock() { pthread_mutex_unlock(mutex) }

  func free() {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func withLock<Result>(_ body: () -> Result) -> Result {
    lock()
    defer { unlock() }
    return body()
  }
}

extension Context {
  /// Unlocks, releases dropped values, and wakes the waits.
  @_transparent func unlockAndWake() {
    if state.waiters.mustWake { return unlockAndWakeAll() }
    if state.bin.hasContents { return unlockAndWakeAll() }
    lock.unlock()
  }

  private func unlockAndWakeAll() {
    let woken = state.waiters.mustWake ? state.waiters.takeWoken() : []
    let released = state.bin.removeAll()
    lock.unlock()
    for signal in woken { signal.set() }
    withExtendedLifetime(released) {}
  }
}

/// State that several threads use, behind a lock of its own.
///
/// Users' code never runs under the lock. A body that replaces a user's value returns the old one,
/// so that it is released outside. `@unchecked Sendable`: the state is used only under the lock.
@dynamicMemberLookup
package final class Locked<State>: @unchecked Sendable {
  private let lock = NSLock()
  private var state: State

  package init(_ state: State) { self.state = state }

  /// The current state.
  package var value: State { withLock { $0 } }

  /// A part of the current state.
  package subscript<Part>(dynamicMember part: KeyPath<State, Part>) -> Part {
    withLock { $0[keyPath: part] }
  }

  /// Reads or changes the state.
  package func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&state)
  }
}
