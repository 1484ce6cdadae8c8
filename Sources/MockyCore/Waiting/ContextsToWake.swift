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
