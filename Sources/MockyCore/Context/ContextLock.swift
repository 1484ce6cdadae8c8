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
    for waiter in woken { waiter.signal.set() }
    withExtendedLifetime(released) {}
  }
}
