/// Hands one value from whoever has it first to a task that waits for it.
package final class Handoff<Value: Sendable>: Sendable {
  private struct State {
    var value: Value?
    var continuation: CheckedContinuation<Value, Never>?
  }

  private let state = Locked(State())

  package init() {}

  /// Hands over a value.
  /// - Returns: false if another was before it.
  @discardableResult
  package func send(_ value: Value) -> Bool {
    let (isFirst, continuation) = state.withLock { state in
      let isFirst = state.value.isNil
      if isFirst { state.value = value }
      defer { state.continuation = nil }
      return (isFirst, state.continuation)
    }
    continuation?.resume(returning: value)
    return isFirst
  }

  /// Suspends until there is a value.
  /// - Parameters:
  ///   - words: what a report on a test that hangs says of it; nil if it says so elsewhere.
  ///   - cancel: sends one, when the task is cancelled.
  package func receive(
    waiting words: String? = nil, isolation: isolated (any Actor)? = #isolation,
    orCancel cancel: @Sendable () -> Void
  ) async -> Value {
    let context = words.isNil ? nil : Mockery.ofCurrentTask?.context ?? HangLimit.shared?.watched
    let wait = words.flatMap { words in context?.update { $0.waits.begin { _ in words } } }
    defer { wait.map { context?.endWait($0) } }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let sent = state.withLock { state in
          if state.value.isNil { state.continuation = continuation }
          return state.value
        }
        if let sent { continuation.resume(returning: sent) }
      }
    } onCancel: {
      cancel()
    }
  }
}
