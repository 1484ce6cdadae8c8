import Mocky
import Publishing
import XCTest

final class Unsatisfied: XCTestCase {
  func testAtAnAssertion() {
    let context = Mockery()
    let subscriber: MockSubscriber = context.mock()
    context.check {
      expectThat(subscriber).receives.receive("hello")
      expectThat(subscriber).receives.receive("bye")  // unsatisfied at an assertion
    }
    Publisher(subscriber).publish("hello")
    assertContextSatisfied(context)
  }

  func testInATestCaseContext() {
    let context = Mockery(testCase: self)
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }  // unsatisfied in testCase:
  }

  func testInAContextThatIsReleased() {
    let context = Mockery()
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }  // unsatisfied at release
  }

  func testWhenAWaitTimesOut() {
    let context = Mockery(testCase: self)
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }
    context.waitUntilSatisfied(timeout: .milliseconds(50))  // timed out
  }
}

final class UnsatisfiedInAMockeryTestCase: MockeryTestCase {
  func testAtTearDown() {
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }  // unsatisfied at tear-down
  }
}
