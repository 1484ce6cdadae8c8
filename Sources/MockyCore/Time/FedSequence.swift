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
/// It keeps elements until an iterator asks for them. Each element goes to one iterator, in the
/// order in which iterators ask. If a task is canceled while it waits for an element, its iteration
/// ends. Mocky reports a sequence that is released while an iterator waits, because nobody could
/// feed it any more.
public final class FedSequence<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
  /// An iterator of a ``FedSequence``.
  public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
    let core: FedCore<Element, Failure>

    /// Suspends until there is an element.
    ///
    /// - Returns: the element; nil at the end of the sequence.
    /// - Throws: the error with which the test ended the sequence.
    public func next() async throws(Failure) -> Element? { try await core.next().get() }
  }

  private let core: FedCore<Element, Failure>

  /// Makes a sequence without elements.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: Int = #column
  ) {
    core = FedCore(SourcePosition(fileID, filePath, line, column))
  }

  deinit {
    core.state.withLock { $0.isAbandoned = true }
    core.refuse()
  }

  /// Returns an iterator, which shares the elements with all others.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(core: core) }

  /// Feeds elements, in this order: `readings.feed(21, 22)`.
  ///
  /// - Parameter elements: the elements. They are dropped if the sequence has ended.
  public func feed(_ elements: Element...) { for element in elements { core.feed(element) } }

  /// Ends the sequence after the elements that were fed.
  public func finish() { core.end(.success(nil)) }

  /// Ends the sequence with an error, after the elements that were fed.
  ///
  /// - Parameter error: the error.
  public func fail(_ error: Failure) { core.end(.failure(error)) }

  /// A condition that is met when the sequence was asked for at least this many elements.
  ///
  /// ```swift
  /// await context.waitUntil(readings.isAsked(times: 2))
  /// ```
  ///
  /// If one piece of code reads the sequence, it has finished with the first element when it asks
  /// for the second one.
  ///
  /// - Parameter count: the number of times.
  /// - Returns: the condition, for `waitUntil`.
  public func isAsked(times count: Int) -> WaitCondition {
    WaitCondition(
      watchers: core.watchers, subject: "the sequence is asked for", pronoun: "it was asked for",
      count: count, noun: "element"
    ) { [core] in core.state.asked }
  }
}

/// The part of a ``FedSequence`` that its iterators know: they do not keep the sequence alive.
final class FedCore<Element: Sendable, Failure: Error>: Sendable {
  typealias Next = Result<Element?, Failure>

  struct State {
    /// The fed elements that no iterator has taken.
    var fed: ArraySlice<Element> = []
    var end: Next?
    var isAbandoned: Bool = false
    /// The waiting tasks, in the order of their asks.
    var waiting: [Handoff<Next>] = []
    var asked: Int = 0
  }

  private let position: SourcePosition
  let state = Locked(State())
  let watchers = ContextsToWake()

  init(_ position: SourcePosition) { self.position = position }

  /// Gives an element to the iterator that has waited longest, or keeps it if none waits.
  func feed(_ element: Element) {
    let waiter = state.withLock { state -> Handoff<Next>? in
      if !state.waiting.isEmpty { return state.waiting.removeFirst() }
      if state.end.isNil { state.fed.append(element) }
      return nil
    }
    // The task of the iterator may have been canceled.
    if let waiter, !waiter.send(.success(element)) { feed(element) }
  }

  func end(_ answer: Next) {
    let waiters = state.withLock { state in
      state.end = state.end ?? answer
      defer { state.waiting = [] }
      return state.waiting
    }
    for waiter in waiters { waiter.send(answer) }
  }

  /// Reports iterators that nothing can feed any more, and ends them.
  func refuse() {
    if state.waiting.isEmpty { return }
    MisuseOutsideContexts.report(.sequenceGone, at: position, to: nil)
    end(.success(nil))
  }

  func next() async -> Next {
    let handoff = Handoff<Next>()
    let (answer, isLost) = state.withLock { state -> (Next?, Bool) in
      state.asked += 1
      if let element = state.fed.popFirst() { return (.success(element), false) }
      if let end = state.end { return (end, false) }
      state.waiting.append(handoff)
      return (nil, state.isAbandoned)
    }
    if let answer { handoff.send(answer) }
    watchers.tell()
    if isLost { refuse() }
    let words = "waiting for the next element of a sequence"
    return await handoff.receive(waiting: words) { [self] in
      handoff.send(.success(nil))
      state.withLock { $0.waiting.removeAll { $0 === handoff } }
    }
  }
}
