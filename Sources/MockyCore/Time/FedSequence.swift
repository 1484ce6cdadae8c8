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

  deinit { core.abandon() }

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
    ) { [core] in core.askedTimes }
  }
}
