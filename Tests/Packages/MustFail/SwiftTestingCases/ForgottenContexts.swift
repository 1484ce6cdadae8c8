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
