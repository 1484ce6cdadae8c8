import Mocky
import Publishing
import Testing

@Suite struct Unsatisfied {
  @Test func atAnAssertion() {
    let context = Mockery()
    let subscriber: MockSubscriber = context.mock()
    context.check {
      expectThat(subscriber).receives.receive("hello")
      expectThat(subscriber).receives.receive("bye")  // unsatisfied at an assertion
    }
    Publisher(subscriber).publish("hello")
    assertContextSatisfied(context)
  }

  @Test(.mockery) func withTheTrait() {
    let subscriber: MockSubscriber = Mockery.current.mock()
    Mockery.current.check {
      expectThat(subscriber).receives.receive("hello")  // unsatisfied with the trait
    }
  }

  @Test(.mockery, arguments: ["hello", "bye", "again"])
  func withTheTraitAndArguments(message: String) {
    let subscriber: MockSubscriber = Mockery.current.mock()
    Mockery.current.check {
      expectThat(subscriber).receives.receive("bye")
      expectThat(subscriber).receives.receive(message)  // unsatisfied with arguments
    }
    Publisher(subscriber).publish("bye")
    if message != "again" { Publisher(subscriber).publish(message) }
  }

  @Test func whenABlockingWaitTimesOut() {
    let context = Mockery()
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }
    context.waitUntilSatisfied(timeout: .milliseconds(50))  // blocking wait
    assertContextSatisfied(context)
  }

  @Test func whenAWaitTimesOut() async {
    let context = Mockery()
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }
    await context.waitUntilSatisfied(timeout: .milliseconds(50))  // suspending wait
    assertContextSatisfied(context)
  }
}

@Suite(.mockery) struct UnsatisfiedInASuiteWithTheTrait {
  @Test func theExpectation() {
    let subscriber: MockSubscriber = Mockery.current.mock()
    Mockery.current.check {
      expectThat(subscriber).receives.receive("hello")  // unsatisfied, trait of the suite
    }
  }
}
