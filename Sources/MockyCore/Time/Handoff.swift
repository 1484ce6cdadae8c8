import Foundation

/// Hands one value from whoever has it first to a task that waits for it.
/// `@unchecked Sendable`: what changes is behind the lock.
final class Handoff<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?
  private var continuation: CheckedContinuation<Value, Never>?

  /// Hands over a value.
  /// - Returns: false if another was before it.
  @discardableResult
  func send(_ value: Value) -> Bool {
    let (isFirst, continuation) = lock.withLock {
      let isFirst = self.value == nil
      if isFirst { self.value = value }
      defer { self.continuation = nil }
      return (isFirst, self.continuation)
    }
    continuation?.resume(returning: value)
    return isFirst
  }

  /// Suspends until there is a value, or the task is cancelled, which gives another one.
  func receive(
    ifCancelled substitute: Value, isolation: isolated (any Actor)? = #isolation
  ) async -> Value {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let sent = lock.withLock {
          if value == nil { self.continuation = continuation }
          return value
        }
        if let sent { continuation.resume(returning: sent) }
      }
    } onCancel: {
      send(substitute)
    }
  }
}

/// The contexts that wait for something outside of them.
/// `@unchecked Sendable`: what changes is behind the lock.
final class Watchers: @unchecked Sendable {
  private let lock = NSLock()
  private var contexts: [Context] = []

  func add(_ context: Context) { lock.withLock { contexts.append(context) } }

  func remove(_ context: Context) {
    lock.withLock {
      contexts.firstIndex { $0 === context }.map { _ = contexts.remove(at: $0) }
    }
  }

  /// Has them look again.
  func tell() {
    for context in lock.withLock({ contexts }) { context.update { $0.waiters.change() } }
  }
}

/// Something that no mock hears of, and a test can wait for: a ``Gate`` holds calls, a
/// ``ManualClock`` has sleepers, a ``FedSequence`` is asked for more.
///
/// ```swift
/// await context.waitUntil(gate.holds(2))
/// ```
public struct Occurrence: Sendable {
  let watchers: Watchers
  /// "the gate holds 2 calls".
  let words: String
  let isThere: @Sendable () -> Bool
  /// "it holds 1".
  let current: @Sendable () -> String

  init(
    _ watchers: Watchers, _ words: String, _ isThere: @escaping @Sendable () -> Bool,
    current: @escaping @Sendable () -> String
  ) {
    self.watchers = watchers
    self.words = words
    self.isThere = isThere
    self.current = current
  }
}
