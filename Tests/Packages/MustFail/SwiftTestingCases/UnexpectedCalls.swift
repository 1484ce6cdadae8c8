import Foundation
import Mocky
import Publishing
import Testing

@Suite struct UnexpectedCalls {
  private let context = Mockery()
  private let subscriber: MockSubscriber

  init() { subscriber = context.mock() }

  @Test func inTheTest() {
    Publisher(subscriber).publish("hello")  // unexpected in the test
  }

  @Test func swallowedByTheCodeUnderTest() {
    context.check { expectThat(subscriber).receives.confirm("hello") }
    Publisher(subscriber).publishForgivingly("bye")  // unexpected, swallowed
    assertContextSatisfied(context)
  }

  @Test func fromADetachedTask() async {
    context.check { expectThat(subscriber).receives.receive("hello") }  // unexpected, detached
    await Publisher(subscriber).publishDetached("bye").value
    assertContextSatisfied(context)
  }

  @Test func fromADetachedTaskThatIsWaitedFor() async {
    context.check { expectThat(subscriber).receives.receive("hello") }  // unexpected, wait
    _ = Publisher(subscriber).publishDetached("bye")
    await context.waitUntilSatisfied(timeout: .seconds(20))
  }

  @Test func fromARawThread() {
    context.check { expectThat(subscriber).receives.receive("hello") }  // unexpected, thread
    Publisher(subscriber).publishOnThread("bye").wait()
    assertContextSatisfied(context)
  }

  @Test func fromAQueue() {
    context.check { expectThat(subscriber).receives.receive("hello") }  // unexpected, queue
    Publisher(subscriber).publishOnQueue("bye")
    assertContextSatisfied(context)
  }

  @Test(.mockery) func thrownOutOfATestWithTheTrait() throws {
    let subscriber: MockSubscriber = Mockery.current.mock()
    try subscriber.confirm("hello")  // unexpected, thrown
  }

  @Test func thatPasses() {
    context.check { expectThat(subscriber).receives.receive("hello") }
    Publisher(subscriber).publish("hello")
    assertContextSatisfied(context)
  }
}
