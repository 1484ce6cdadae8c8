import Foundation

/// An asynchronous sequence whose elements a test feeds.
///
/// ```swift
/// let readings = FedSequence<Int, any Error>()
/// context.check { expectThat(display).receives.show(21) }
/// let task = Task { try await thermometer.follow(readings) }
/// readings.feed(21)
/// await context.waitUntil(readings.isAsked(times: 2))
/// readings.finish()
/// ```
///
/// Elements are kept until they are asked for; each goes to one of those who iterate, in the order in
/// which they ask. A task that is cancelled gets no more of them.
///
/// `@unchecked Sendable`: what changes is behind the lock.
public final class FedSequence<Element: Sendable, Failure: Error>: AsyncSequence,
  @unchecked Sendable
{
  /// Asks a ``FedSequence`` for its elements.
  public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
    let sequence: FedSequence

    /// The next element, as soon as there is one; nil at the end.
    public func next() async throws(Failure) -> Element? { try await sequence.next().get() }
  }

  private typealias Answer = Result<Element?, Failure>

  private let lock = NSLock()
  private var fed: [Element] = []
  private var end: Answer?
  private var waiting: [Handoff<Answer>] = []
  private var asked: Int = 0
  private let watchers = Watchers()

  /// Makes a sequence that has nothing yet.
  public init() {}

  /// Begins to ask for the elements.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(sequence: self) }

  /// Feeds elements, which come in this order.
  public func feed(_ elements: Element...) {
    for element in elements {
      while let waiter = waiter(orKeep: element), !waiter.send(.success(element)) {}
    }
  }

  /// Takes out who has waited longest; nil if nobody waits, and the element is kept.
  private func waiter(orKeep element: Element) -> Handoff<Answer>? {
    lock.withLock {
      if waiting.isEmpty, end.isNil { fed.append(element) }
      return waiting.isEmpty ? nil : waiting.removeFirst()
    }
  }

  /// Ends the sequence after what was fed.
  public func finish() { end(.success(nil)) }

  /// Ends the sequence with an error after what was fed.
  public func fail(_ error: Failure) { end(.failure(error)) }

  /// That it has been asked for an element so many times, or more: whoever asks a second time is done
  /// with the first element.
  ///
  /// `await context.waitUntil(readings.isAsked(times: 2))`
  public func isAsked(times count: Int) -> Occurrence {
    Occurrence(watchers, "the sequence is asked for \(Counts.of(count, "element"))") { [self] in
      lock.withLock { asked } >= count
    } current: { [self] in
      "it was asked for \(lock.withLock { asked })"
    }
  }

  private func end(_ answer: Answer) {
    let waiting = lock.withLock {
      if end.isNil { end = answer }
      defer { self.waiting = [] }
      return self.waiting
    }
    for handoff in waiting { handoff.send(answer) }
  }

  private func next() async -> Answer {
    let handoff = Handoff<Answer>()
    let answer: Answer? = lock.withLock {
      asked += 1
      if !fed.isEmpty { return .success(fed.removeFirst()) }
      if end.isNil { waiting.append(handoff) }
      return end
    }
    if let answer { handoff.send(answer) }
    watchers.tell()
    return await handoff.receive(
      ifCancelled: .success(nil), waiting: "waiting for the next element of a sequence")
  }
}

/// Hands one value from whoever has it first to a task that waits for it.
/// `@unchecked Sendable`: what changes is behind the lock.
package final class Handoff<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?
  private var continuation: CheckedContinuation<Value, Never>?

  package init() {}

  /// Hands over a value.
  /// - Returns: false if another was before it.
  @discardableResult
  package func send(_ value: Value) -> Bool {
    let (isFirst, continuation) = lock.withLock {
      let isFirst = self.value.isNil
      if isFirst { self.value = value }
      defer { self.continuation = nil }
      return (isFirst, self.continuation)
    }
    continuation?.resume(returning: value)
    return isFirst
  }

  /// Suspends until there is a value, or the task is cancelled, which gives another one.
  /// - Parameter words: what a report on a test that hangs says of it; nil if it says so elsewhere.
  package func receive(
    ifCancelled substitute: Value, waiting words: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Value {
    let context = words.isNil ? nil : Mockery.ofCurrentTask?.context ?? HangLimit.shared?.watched
    let wait = words.flatMap { words in context?.update { $0.waits.begin { _ in words } } }
    defer { wait.map { context?.endWait($0) } }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let sent = lock.withLock {
          if value.isNil { self.continuation = continuation }
          return value
        }
        if let sent { continuation.resume(returning: sent) }
      }
    } onCancel: {
      send(substitute)
    }
  }
}
