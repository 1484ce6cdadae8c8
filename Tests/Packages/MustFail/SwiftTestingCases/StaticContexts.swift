import Mocky
import Publishing
import Testing

/// Several tests use the context that the first of them makes.
@Suite(.serialized) struct StaticContexts {
  private static let context = Mockery()
  private static let subscriber = context.mock(MockSubscriber.self, named: "subscriber")
  private static let press = context.states("press", startingAs: "idle")

  @Test func makes() {
    Self.context.check { expectThat(Self.subscriber).receives.receive("one") }
    Publisher(Self.subscriber).publish("one")
    assertContextSatisfied(Self.context)
  }

  @Test func asserts() {
    Self.context.check { expectThat(Self.subscriber).receives.receive("two") }  // asserted
    assertContextSatisfied(Self.context)
  }

  @Test func checks() {
    Self.context.check { expectThat(Self.subscriber).receives.receive("two") }  // checked
    Self.context.checkpoint()
  }

  @Test func verifies() {
    Self.context.verify { expectThat(Self.subscriber).received.receive("three") }  // verified
  }

  @Test func waits() async {
    await Self.context.waitUntil(Self.press.equals("busy"), timeout: .milliseconds(1))  // waited
    Self.context.check { expectThat(Self.subscriber).receives.receive("four") }
    assertContextSatisfied(Self.context)
  }

  @Test func waitsForCalls() async {
    await Self.context.verify(within: .milliseconds(1)) {
      expectThat(Self.subscriber).received.receive("five")  // verified within
    }
  }

  @Test func mistakes() {
    _ = Self.context.mock(MockSubscriber.self, named: "subscriber")  // mistaken
  }

  @Test func calls() { Publisher(Self.subscriber).publish("six") }

  @Test func assertsAfterACall() {
    Self.context.check { expectThat(Self.subscriber).receives.receive("seven") }  // asserted after
    assertContextSatisfied(Self.context)
  }
}
