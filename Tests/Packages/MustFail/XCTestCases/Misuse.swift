import Mocky
import Publishing
import XCTest

final class Misuse: XCTestCase {
  func testANameUsedTwice() {
    let context = Mockery(testCase: self)
    _ = context.mock(MockSubscriber.self, named: "one")
    _ = context.mock(MockSubscriber.self, named: "one")  // misuse of a name
  }

  func testAnActionOnANever() {
    let context = Mockery(testCase: self)
    let subscriber: MockSubscriber = context.mock()
    context.check {
      expectThat(subscriber).receives(0).receive("x").then.performs { _ in }  // misuse of never
    }
  }

  func testTheCurrentContextWithoutTheTrait() {
    _ = Mockery.current  // no current context
  }

  func testTheCurrentContextSeveralTimesWithoutTheTrait() {
    let subscriber = Mockery.current.mock(MockSubscriber.self)  // no current context, often
    Mockery.current.check { expectThat(subscriber).receives.receive("x") }
  }

  func testADroppedExpectationOfAnyMock() {
    _ = allowing(anyMock, methods: .startingWith("log"))  // dropped
  }

  func testAMissingValue() {
    let context = Mockery(testCase: self)
    let subscriber: MockSubscriber = context.mock()
    _ = Publisher(subscriber).receiptNumbers()  // no value
  }

  func testAMissingValueOfAnExpectedCall() {
    let context = Mockery(testCase: self)
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receipt() }  // no value, expected
    _ = Publisher(subscriber).receiptNumbers()
  }

  func testAMissingValueOnAQueue() {
    let context = Mockery(testCase: self)
    let subscriber: MockSubscriber = context.mock()
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      _ = Publisher(subscriber).receiptNumbers()  // no value on a queue
      done.signal()
    }
    done.wait()
  }
}
