import Dispatch
import Foundation

/// Ends one wait, by a change, at the deadline, or on cancellation.
final class ChangeSignal: Sendable {
  private let state = Locked((isSet: false, resume: Optional<() -> Void>.none))

  /// Ends the wait. Later calls have no effect.
  func set() {
    let resume = state.withLock { state in
      defer { state = (true, nil) }
      return state.resume
    }
    resume?()
  }

  /// Suspends until the signal is set, the deadline has come, or the task is canceled.
  ///
  /// - Parameter isCancellable: false if cancellation does not end the wait.
  func wait(until deadline: Deadline, isCancellable: Bool = true) async {
    let timer = DispatchWorkItem(block: set)
    DispatchQueue.global().asyncAfter(deadline: deadline.dispatchTime, execute: timer)
    await withTaskCancellationHandler {
      await wait()
    } onCancel: {
      if isCancellable { set() }
    }
    timer.cancel()
  }

  /// Suspends until the signal is set.
  func wait(isolation: isolated (any Actor)? = #isolation) async {
    await withCheckedContinuation { continuation in
      if !arm({ continuation.resume() }) { continuation.resume() }
    }
  }

  /// Blocks until the signal is set or the deadline has come. On the main thread, the run loop
  /// continues to run blocks on the main queue and jobs of the main actor.
  ///
  /// - Parameter runsLoop: false to stop the run loop during the wait.
  func wait(until deadline: Deadline, runsLoop: Bool = true) {
    guard runsLoop, Thread.isMainThread else { return block(until: deadline) }
    // A block on the main queue counts as an event, which ends one turn of the run loop.
    guard arm({ DispatchQueue.main.async {} }) else { return }
    while !state.isSet, !deadline.hasPassed {
      let limit = Date(timeIntervalSinceNow: deadline.remainingSeconds)
      if !RunLoop.main.run(mode: .default, before: limit) { block(until: deadline) }
    }
  }

  private func block(until deadline: Deadline) {
    let semaphore = DispatchSemaphore(value: 0)
    guard arm({ semaphore.signal() }) else { return }
    _ = semaphore.wait(timeout: deadline.dispatchTime)
  }

  /// Sets the closure that ends the wait; false if it has ended already.
  private func arm(_ resume: @escaping () -> Void) -> Bool {
    state.withLock { state in
      guard !state.isSet else { return false }
      state.resume = resume
      return true
    }
  }
}

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
