/// The contexts with waits for a gate, a clock or a sequence.
final class ContextsToWake: Sendable {
  /// Each context with the number of its waits.
  private let contexts = Locked([ObjectIdentifier: (context: Context, waits: Int)]())

  func add(_ context: Context) {
    contexts.withLock { $0[ObjectIdentifier(context), default: (context, 0)].waits += 1 }
  }

  func remove(_ context: Context) {
    let id = ObjectIdentifier(context)
    contexts.withLock {
      $0[id]?.waits -= 1
      if $0[id]?.waits == 0 { $0[id] = nil }
    }
  }

  /// Makes the contexts look again.
  func tell() {
    for (context, _) in contexts.value.values { context.update { $0.waiters.change() } }
  }
}
