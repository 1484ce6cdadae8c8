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
/// which they ask. A task that is cancelled gets no more of them. Mocky reports a sequence that is
/// released while an iterator asks it, because nobody could feed it any more.
public final class FedSequence<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
  /// Asks a ``FedSequence`` for its elements.
  public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
    let core: FedCore<Element, Failure>

    /// The next element, as soon as there is one; nil at the end.
    public func next() async throws(Failure) -> Element? { try await core.next().get() }
  }

  private let core: FedCore<Element, Failure>

  /// Makes a sequence that has nothing yet.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    core = FedCore(SourcePosition(fileID, filePath, line, column))
  }

  deinit { core.abandon() }

  /// Begins to ask for the elements.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(core: core) }

  /// Feeds elements, which come in this order.
  public func feed(_ elements: Element...) { for element in elements { core.feed(element) } }

  /// Ends the sequence after what was fed.
  public func finish() { core.end(.success(nil)) }

  /// Ends the sequence with an error after what was fed.
  public func fail(_ error: Failure) { core.end(.failure(error)) }

  /// That it has been asked for an element so many times, or more: whoever asks a second time is done
  /// with the first element.
  ///
  /// `await context.waitUntil(readings.isAsked(times: 2))`
  public func isAsked(times count: Int) -> Occurrence {
    Occurrence(
      watchers: core.watchers, subject: "the sequence is asked for", pronoun: "it was asked for",
      count: count, noun: "element"
    ) { [core] in core.askedTimes }
  }
}

/// What those who iterate over a ``FedSequence`` know of it: they do not keep it alive.
/// `@unchecked Sendable`: what changes is behind the lock.
final class FedCore<Element: Sendable, Failure: Error>: @unchecked Sendable {
  typealias Answer = Result<Element?, Failure>

  private let position: SourcePosition
  private let lock = NSLock()
  /// What was fed and is not taken, by its number.
  private var fed: [Int: Element] = [:]
  private var taken: Int = 0
  private var end: Answer?
  private var isAbandoned: Bool = false
  /// Who waits, by the number of the ask.
  private(set) var waiting: [Int: Handoff<Answer>] = [:]
  private var asked: Int = 0
  /// No ask up to this number waits.
  private var answered: Int = 0
  let watchers = Watchers()

  init(_ position: SourcePosition) { self.position = position }

  var askedTimes: Int { lock.withLock { asked } }

  func feed(_ element: Element) {
    while let waiter = waiter(orKeep: element), !waiter.send(.success(element)) {}
  }

  /// Takes out who has waited longest; nil if nobody waits, and the element is kept.
  private func waiter(orKeep element: Element) -> Handoff<Answer>? {
    lock.withLock {
      while answered < asked {
        answered += 1
        if let waiter = waiting.removeValue(forKey: answered) { return waiter }
      }
      if end.isNil { fed[taken + fed.count] = element }
      return nil
    }
  }

  func end(_ answer: Answer) { for waiter in close(answer) { waiter.send(answer) } }

  /// Nobody has the sequence any more.
  func abandon() {
    let isAsked = lock.withLock {
      isAbandoned = true
      return !waiting.isEmpty
    }
    if isAsked { refuse(close(.success(nil))) }
  }

  private func close(_ answer: Answer) -> [Handoff<Answer>] {
    lock.withLock {
      if end.isNil { end = answer }
      return takeWaiters()
    }
  }

  private func takeWaiters() -> [Handoff<Answer>] {
    defer { waiting = [:] }
    return Array(waiting.values)
  }

  func next() async -> Answer {
    let handoff = Handoff<Answer>()
    let (number, answer, isLost) = lock.withLock { () -> (Int, Answer?, Bool) in
      asked += 1
      if let element = fed.removeValue(forKey: taken) {
        taken += 1
        return (asked, .success(element), false)
      }
      if end.isNil { waiting[asked] = handoff }
      return (asked, end, end.isNil && isAbandoned)
    }
    if let answer { handoff.send(answer) }
    watchers.tell()
    if isLost { refuse(close(.success(nil))) }
    let words = "waiting for the next element of a sequence"
    return await handoff.receive(waiting: words) { [self] in
      handoff.send(.success(nil))
      _ = lock.withLock { waiting.removeValue(forKey: number) }
    }
  }

  /// Says that nobody can feed these any more, and ends them.
  private func refuse(_ waiters: [Handoff<Answer>]) {
    guard !waiters.isEmpty else { return }
    StrayMisuse.report(.sequenceGone, at: position, to: nil)
    for waiter in waiters { waiter.send(.success(nil)) }
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
        let sent = lock.withLock {
          if value.isNil { self.continuation = continuation }
          return value
        }
        if let sent { continuation.resume(returning: sent) }
      }
    } onCancel: {
      cancel()
    }
  }
}
