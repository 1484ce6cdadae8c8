import Mocky
import Testing

/// The cheat sheet: mocks by hand.
struct CheatSheetByHand {
  let subscriber = HandWrittenSubscriber()

  @Test func counters() {
    subscriber.calls.expected = 2
    subscriber.message.expected = .startingWith("he")

    subscriber.receive("hello")
    subscriber.receive("hey")

    subscriber.verify()
  }
}

final class HandWrittenSubscriber: Verifiable {
  let calls = ExpectationCounter("calls")  // fails at once, or failsOnVerify
  let message = ExpectationMatcher<String>("message")

  func receive(_ text: String) {
    calls.increment()
    message.actual = text
  }
}
