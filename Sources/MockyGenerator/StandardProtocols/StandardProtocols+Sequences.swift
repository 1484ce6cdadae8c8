extension StandardProtocols {
  static let sequences = [
    "IteratorProtocol": """
    protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }
    """,
    "Sequence": """
    protocol Sequence<Element> {
      associatedtype Element
      associatedtype Iterator: Swift.IteratorProtocol = Swift.AnyIterator<Element>
      where Iterator.Element == Element
      func makeIterator() -> Iterator
    }
    """,
    "LazySequenceProtocol": "protocol LazySequenceProtocol: Sequence {}",
    "AsyncIteratorProtocol": """
    protocol AsyncIteratorProtocol<Element, Failure> {
      associatedtype Element
      mutating func next() async throws -> Element?
    }
    """,
    "AsyncSequence": """
    protocol AsyncSequence<Element, Failure> {
      associatedtype Element
      associatedtype AsyncIterator: _Concurrency.AsyncIteratorProtocol
        = _Concurrency.AsyncThrowingStream<Element, any Swift.Error>.Iterator
      where AsyncIterator.Element == Element
      func makeAsyncIterator() -> AsyncIterator
    }
    """,
  ]
}
