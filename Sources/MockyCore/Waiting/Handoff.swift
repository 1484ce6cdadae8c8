/// Passes one value to a waiting task. The first value that is sent counts.
package final class Handoff<Value: Sendable>: Sendable {
  private let sent = Locked(Value?.none)
  private let signal = ChangeSignal()

  package init() {}

  /// Sends a value.
  ///
  /// - Returns: false if another value was first.
  @discardableResult
  package func send(_ value: Value) -> Bool {
    let isFirst = sent.withLock { sent in
      defer { sent = sent ?? value }
      return sent.isNil
    }
    signal.set()
    return isFirst
  }

  /// Suspends until there is a value.
  ///
  /// - Parameters:
  ///   - words: the words for a report on a test that hangs; nil if another report has them.
  ///   - cancel: sends a value, when the task is canceled.
  package func receive(
    waiting words: String? = nil, isolation: isolated (any Actor)? = #isolation,
    orCancel cancel: @Sendable () -> Void
  ) async -> Value {
    let context = words.isNil ? nil : Mockery.ofCurrentTask?.context
    let wait = words.flatMap { words in context?.beginWait { _ in words } }
    defer { wait.map { context?.endWait($0) } }
    while true {
      if let sent = sent.value { return sent }
      await withTaskCancellationHandler {
        await signal.wait()
      } onCancel: {
        cancel()
      }
    }
  }
}
