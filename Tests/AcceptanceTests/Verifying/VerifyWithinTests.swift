import Dispatch
import Mocky
import MockyTestSupport
import Testing

/// Asking what is called within a time.
@Suite(.timeLimit(.minutes(10)))
struct VerifyWithinTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self, strictness: .nice)

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

  @Test func whatMustNotBeCalledInOrderEndsTheWait() async {
    turtle.up()
    later { $0.down() }
    await context.verify(within: .seconds(600)) {
      inOrder {
        expectThat(turtle).received.up()
        expectThat(turtle).received(.never).down()
      }
    }
    #expect(
      reporter.headlines == ["turtle.down(): called once after turtle.up(), expected never"])
  }

  @Test func whatMustNotBeCalledTooOftenEndsTheWait() async {
    later { turtle in
      turtle.up()
      turtle.up()
    }
    await context.verify(within: .seconds(600)) {
      expectThat(turtle).received(.atMost(1)).up()
    }
    #expect(reporter.headlines == ["turtle.up(): called 2 times, expected at most once"])
  }

  @Test func whatWasCalledAndMustNotBeFailsAtOnce() async {
    turtle.down()
    await context.verify(within: .seconds(600)) {
      expectThat(turtle).received(.never).down()
      expectThat(turtle).received.up()
    }
    #expect(
      reporter.headlines == [
        "turtle.down(): called once, expected never",
        "turtle.up(): never called, expected at least once",
      ])
  }

  @Test func whatIsCalledMeanwhileAndMustNotBeEndsTheWait() async {
    later { $0.down() }
    await context.verify(within: .seconds(600)) {
      expectThat(turtle).received(.never).down()
    }
    #expect(reporter.headlines == ["turtle.down(): called once, expected never"])
  }

  @Test func whatIsCalledTooOftenEndsTheWait() async {
    later { turtle in for _ in 1...3 { turtle.up() } }
    turtle.down()
    await context.verify(within: .seconds(600)) {
      expectThat(turtle).received(2).up()
      expectThat(turtle).received(2).down()
    }
    #expect(
      reporter.headlines == [
        "turtle.up(): called 3 times, expected exactly 2 times",
        "turtle.down(): called once, expected exactly 2 times",
      ])
  }

  @Test func whatIsCalledTooOftenInOrderOrAsAllAlternativesEndsTheWait() async {
    for _ in 1...2 { turtle.up() }
    turtle.down()
    await context.verify(within: .seconds(600)) {
      inOrder {
        expectThat(turtle).received(1).up()
        expectThat(turtle).received.down()
      }
      expectThat(turtle).received.name()
    }
    await context.verify(within: .seconds(600)) {
      anyOf {
        expectThat(turtle).received(.once).up()
        expectThat(turtle).received(.never).down()
      }
    }
    #expect(
      reporter.headlines == [
        "turtle.up(): called 2 times, expected once",
        "turtle.name(): never called, expected at least once",
        "neither turtle.up() nor turtle.down() was called as wanted",
      ])
  }

  /// A total of a choice is false for good only if all others are, too.
  @Test func aChoiceWithATotalThatIsFalseMayStillBeMet() async {
    turtle.say("one")
    later { $0.say("two") }
    await context.verify(within: .seconds(1)) {
      expectThat(turtle).received(2).say(.any)
      anyOf {
        expectThat(turtle).received(.never).say("one")
        expectThat(turtle).received.say("two")
      }
    }
    #expect(reporter.headlines == [])
  }

  @Test func aTotalThatIsFalseEndsTheWaitWhereverItStands() async {
    turtle.say("one")
    await context.verify(within: .seconds(600)) {
      expectThat(turtle).received.say("two")
      inOrder {
        expectThat(turtle).received.say("one")
        expectThat(turtle).received.up()
      }
      expectThat(turtle).received(...0).say(.any)
    }
    #expect(
      reporter.headlines == [
        #"turtle.say("two"): never called, expected at least once"#,
        #"turtle.up(): never called, expected at least once"#,
        "turtle.say(any): called once, expected never",
      ])
  }

  @Test func aWaitMarksItsCallsIfTheWholeBlockIsMet() async {
    turtle.say("one")
    await context.verify(within: .zero) {
      expectThat(turtle).received.say("one")
      expectThat(turtle).received.up()
    }
    #expect(reporter.failures.count == 1)
    context.verify { expectThat(turtle).received.say("one") }
    #expect(reporter.failures.count == 1)
  }

  @Test func aWaitThatBlocksTheTestNamesTheAwaitForm() {
    let callback = Callback()
    let context = Mockery(reporter: callback)
    let turtle = context.mock(MockTurtle.self, strictness: .nice)
    context.verify(within: .milliseconds(20)) {
      expectThat(turtle).received.up()
      anyOf { expectThat(turtle).received.down() }
    }
    #expect(
      callback.headlines == [
        "turtle.up(): never called within 0.02 seconds, expected at least once",
        "turtle.down(): never called within 0.02 seconds, expected at least once",
      ])
    #expect(
      callback.failures.first?.message.section(.blocked) == [
        "the test itself, which runs on the thread that waited:",
        "in Swift Testing write `await context.verify(within:)` in an async test",
      ])
    #expect(
      callback.failures.last?.message.section(.blocked) == [
        "the test itself, which runs on the thread that waited:",
        "in Swift Testing write `await context.verify(within:)` in an async test",
      ])
  }

  @Test @MainActor func aBlockOfTheMainActorIsTaken() async {
    turtle.up()
    await context.verify(within: .seconds(600)) { expectThat(turtle).received.up() }
    #expect(reporter.messages == [])
  }
}
