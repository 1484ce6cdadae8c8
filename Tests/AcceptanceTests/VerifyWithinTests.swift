import Dispatch
import HandWrittenMocks
import Mocky
import Testing

/// Asking what is called within a time.
@Suite(.timeLimit(.minutes(1)))
struct VerifyWithinTests {
  let reporter = RecordingReporter()
  let context: Mockery
  let turtle: MockTurtle

  init() {
    context = Mockery(reporter: reporter)
    turtle = context.mock(strictness: .nice)
  }

  /// Calls while the test waits, from a thread that other tests cannot keep busy.
  private func later(_ call: @escaping @Sendable (MockTurtle) -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { [turtle] in call(turtle) }
  }

  @Test func whatMustNotBeCalledLetsTheOthersBeFound() async {
    let words = Captor<String?>()
    turtle.up()
    turtle.say("hello")
    await context.verify(within: .milliseconds(50)) {
      expectThat(turtle).received.up()
      expectThat(turtle).received.say(.capturing(into: words))
      expectThat(turtle).received(.never).down()
    }
    #expect(reporter.messages == [])
    #expect(words.values == ["hello"])
  }

  @Test func whatMustNotBeCalledInOrderIsWaitedForToTheEnd() async {
    turtle.up()
    later { $0.down() }
    await context.verify(within: .seconds(1)) {
      inOrder {
        expectThat(turtle).received.up()
        expectThat(turtle).received(.never).down()
      }
    }
    #expect(
      reporter.headlines == ["turtle.down(): called once after turtle.up(), expected never"])
  }

  @Test func whatMustNotBeCalledTooOftenIsWaitedForToTheEnd() async {
    later { turtle in
      turtle.up()
      turtle.up()
    }
    await context.verify(within: .seconds(1)) {
      expectThat(turtle).received(.atMost(1)).up()
    }
    #expect(reporter.headlines == ["turtle.up(): called 2 times, expected at most once"])
  }

  @Test @MainActor func aBlockOfTheMainActorIsTaken() async {
    turtle.up()
    await context.verify(within: .seconds(600)) { expectThat(turtle).received.up() }
    #expect(reporter.messages == [])
  }
}
