import Mocky
import MockyTestSupport
import Testing

/// An asynchronous sequence that a test feeds.
@Suite(.timeLimit(.minutes(10)))
struct FedSequenceTests {
  struct Broken: Error {}
  var (reporter, context) = recordedContext()
  let numbers = FedSequence<Int, any Error>()
  let seen = Captor<Int>()

  private func follow() -> Task<Void, any Error> {
    Task { [numbers, seen] in for try await number in numbers { seen.record(number) } }
  }

  @Test func elementsComeInTheOrderInWhichTheyAreFed() async throws {
    let task = follow()
    numbers.feed(1)
    numbers.feed(2, 3)
    await context.waitUntil(numbers.isAsked(times: 4), timeout: .seconds(600))
    #expect(seen.values == [1, 2, 3])
    numbers.feed(4)
    numbers.finish()
    numbers.feed(5)
    try await task.value
    #expect(seen.values == [1, 2, 3, 4])
    #expect(reporter.messages == [])
  }

  @Test func anErrorComesAfterWhatWasFed() async throws {
    numbers.feed(1)
    numbers.fail(Broken())
    numbers.finish()
    let task = follow()
    await #expect(throws: Broken.self) { try await task.value }
    #expect(seen.values == [1])
  }

  @Test func whatWaitsIsEnded() async throws {
    let task = follow()
    await context.waitUntil(numbers.isAsked(times: 1), timeout: .seconds(600))
    numbers.fail(Broken())
    await #expect(throws: Broken.self) { try await task.value }
  }

  @Test func aSequenceThatCannotFailNeedsNoTry() async {
    let words = FedSequence<String, Never>()
    words.feed("a", "b")
    words.finish()
    var all: [String] = []
    for await word in words { all.append(word) }
    #expect(all == ["a", "b"])
  }

  @Test func aCancelledTaskGetsNoMore() async throws {
    let task = follow()
    await context.waitUntil(numbers.isAsked(times: 1), timeout: .seconds(600))
    task.cancel()
    try await task.value
    numbers.feed(1)
    #expect(seen.values == [])
    let other = follow()
    await context.waitUntil(numbers.isAsked(times: 3), timeout: .seconds(600))
    #expect(seen.values == [1], "what the cancelled task did not take is not lost")
    numbers.finish()
    try await other.value
  }

  @Test func eachElementGoesToOneOfThoseWhoIterate() async throws {
    let tasks = (1...4).map { _ in follow() }
    await context.waitUntil(numbers.isAsked(times: 4), timeout: .seconds(600))
    for number in 1...100 { numbers.feed(number) }
    numbers.finish()
    for task in tasks { try await task.value }
    #expect(seen.values.sorted() == Array(1...100))
  }

  @Test func aTestThatWaitsInVainSaysHowOftenItWasAsked() async {
    await context.waitUntil(numbers.isAsked(times: 1), timeout: .zero)
    #expect(
      reporter.headlines == [
        "timed out after 0 seconds waiting until the sequence is asked for 1 element: "
          + "it was asked for 0"
      ])
  }
}
