/// Someone who waits for a context to change: woken once, by whatever changes first.
///
/// After waking it looks for itself whether what it waits for has come.
struct Waiter {
  let id: Int
  /// Ends the wait.
  ///
  /// Called outside the lock; more than once does no harm.
  let wake: @Sendable () -> Void
}
