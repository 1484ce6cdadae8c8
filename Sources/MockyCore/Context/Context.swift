import Foundation

/// What a ``Mockery`` is the handle of: its state behind one lock, and its reporter.
///
/// Mocks hold it strongly, so that a mock can still answer when its mockery has gone.
///
/// `@unchecked Sendable`: `state` is touched under `lock` only. Nothing that others wrote
/// (matchers, actions, descriptions, reporters, `==`, `hash`) runs under it.
package final class Context: @unchecked Sendable {
  package let reporter: any FailureReporter
  /// Where the mockery was made.
  package var origin: SourcePosition { findOrigin() }
  private let findOrigin: @Sendable () -> SourcePosition
  let lock = NSLock()
  /// Under the lock only, which makes the compiler's own checks for overlapping access needless.
  @exclusivity(unchecked) var state = ContextState()

  /// - Parameter origin: tells where the mockery was made, whenever somebody asks.
  init(
    reporter: any FailureReporter, origin: @escaping @autoclosure @Sendable () -> SourcePosition
  ) {
    self.reporter = reporter
    findOrigin = origin
  }

  /// Looks at the state, or changes it, and then wakes those who wait for the change.
  @discardableResult
  func update<Result>(_ body: (inout ContextState) -> Result) -> Result {
    lock.lock()
    let result = body(&state)
    unlockAndWake()
    return result
  }

  /// Puts in something of the user's; what it replaces is released outside the lock.
  func exchange<Value>(
    _ path: WritableKeyPath<ContextState, Value>, _ change: (inout Value) -> Void
  ) {
    let old = update { state in
      let old = state[keyPath: path]
      change(&state[keyPath: path])
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Ends what began with taking the lock.
  func unlockAndWake() {
    guard state.mustWake else { return lock.unlock() }
    let woken = state.takeWoken()
    lock.unlock()
    for waiter in woken { waiter.wake() }
  }
}
