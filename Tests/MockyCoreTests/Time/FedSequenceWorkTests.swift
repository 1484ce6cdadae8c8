import MockyTestSupport
import Testing

@testable import MockyCore

/// A fed sequence keeps little of the iterators that have asked it.
@Suite(.timeLimit(.minutes(10)))
struct FedSequenceWorkTests {
  private var (reporter, context) = recordedContext()

  @Test func anAskThatIsCancelledIsKeptNoLonger() async throws {
    let numbers = FedSequence<Int, Never>()
    let first = Task { await numbers.makeAsyncIterator().next() }
    #expect(await context.waitUntil(numbers.isAsked(times: 1), timeout: .seconds(600)))
    let others = (0..<50).map { _ in Task { await numbers.makeAsyncIterator().next() } }
    #expect(await context.waitUntil(numbers.isAsked(times: 51), timeout: .seconds(600)))
    for other in others { other.cancel() }
    for other in others { #expect(await other.value == nil) }
    #expect(numbers.makeAsyncIterator().core.state.waiting.count == 1)
    numbers.feed(7)
    #expect(await first.value == 7)
    #expect(numbers.makeAsyncIterator().core.state.waiting.isEmpty)
  }
}
