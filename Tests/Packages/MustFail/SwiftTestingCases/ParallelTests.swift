import Mocky
import Publishing
import Testing

/// Run in parallel; one of them fails.
@Suite struct ParallelTests {
  @Test func one() async { await publish("hello", expecting: "hello") }
  @Test func two() async { await publish("hello", expecting: "hello") }
  @Test func three() async { await publish("bye", expecting: "hello") }
  @Test func four() async { await publish("hello", expecting: "hello") }

  private func publish(_ message: String, expecting expected: String) async {
    let context = Mockery()
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives(20).receive(expected) }  // parallel
    for _ in 1...20 {
      await Publisher(subscriber).publishDetached(message).value
      await Task.yield()
    }
    assertContextSatisfied(context)
  }
}
