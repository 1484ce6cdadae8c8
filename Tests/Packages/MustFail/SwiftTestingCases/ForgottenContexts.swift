import Mocky
import Publishing
import Testing

/// Nobody verifies the context; it does so itself, when the suite's instance goes.
@Suite struct ForgottenContexts {
  private let context = Mockery()  // the forgotten context of a suite

  @Test func ofASuite() {
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }  // forgotten in a suite
  }

  @Test func ofATest() {
    let context = Mockery()  // the forgotten context of a test
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }  // forgotten in a test
    Publisher().publish("hello")
  }

  @Test func ofATestThatHoldsAFailure() async {
    let context = Mockery()
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }  // held and forgotten
    await Publisher(subscriber).publishDetached("bye").value
  }
}

/// Two tests share a context, and neither verifies it: the failure of the first explains nothing of the second.
@Suite(.serialized) struct SharedContext {
  private static let context = Mockery()

  @Test func first() {
    let subscriber: MockSubscriber = Self.context.mock()
    subscriber.receive("two")  // the first of a shared context
  }

  @Test func second() {
    let subscriber: MockSubscriber = Self.context.mock()
    subscriber.receive("three")
  }
}
