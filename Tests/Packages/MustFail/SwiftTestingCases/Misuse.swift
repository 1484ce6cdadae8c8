import Mocky
import Publishing
import Testing

@Suite struct Misuse {
  @Test func aNameUsedTwice() {
    let context = Mockery()
    _ = context.mock(MockSubscriber.self, named: "one")
    _ = context.mock(MockSubscriber.self, named: "one")  // misuse of a name
  }

  @Test func anActionOnANever() {
    let context = Mockery()
    let subscriber: MockSubscriber = context.mock()
    context.check {
      expectThat(subscriber).receives(0).receive("x").then.performs { _ in }  // misuse of never
    }
  }

  @Test func theCurrentContextWithoutTheTrait() {
    _ = Mockery.current  // no current context
  }

  @Test func aDroppedExpectationOfAnyMock() {
    _ = allowing(anyMock, methods: .startingWith("log"))  // dropped
  }

  @Test(.mockery) func theCurrentContextInADetachedTask() async {
    await Task.detached { _ = Mockery.current }.value  // no current context, detached
  }

  @Test func aMissingValue() {
    let context = Mockery()
    let subscriber: MockSubscriber = context.mock()
    _ = Publisher(subscriber).receiptNumbers()  // no value
  }

  @Test func aMissingValueInADetachedTask() async {
    let context = Mockery()
    let subscriber: MockSubscriber = context.mock()
    await Task.detached { _ = Publisher(subscriber).receiptNumbers() }.value
  }
}
