import Mocky
import Publishing
import XCTest

final class UnexpectedCalls: XCTestCase {
  private var context: Mockery!
  private var subscriber: MockSubscriber!

  override func setUp() {
    context = Mockery()
    subscriber = context.mock()
  }

  override func tearDown() { assertContextSatisfied(context) }

  func testInTheTest() {
    Publisher(subscriber).publish("hello")  // unexpected in the test
  }

  func testSwallowedByTheCodeUnderTest() {
    context.check { expectThat(subscriber).receives.confirm("hello") }
    Publisher(subscriber).publishForgivingly("bye")  // unexpected, swallowed
  }

  func testFromADetachedTask() async {
    context.check { expectThat(subscriber).receives.receive("hello") }  // unexpected, detached
    await Publisher(subscriber).publishDetached("bye").value
  }

  func testFromARawThread() {
    context.check { expectThat(subscriber).receives.receive("hello") }  // unexpected, thread
    Publisher(subscriber).publishOnThread("bye").wait()
  }

  func testFromAQueue() {
    context.check { expectThat(subscriber).receives.receive("hello") }  // unexpected, queue
    Publisher(subscriber).publishOnQueue("bye")
  }

  func testThatPasses() {
    context.check { expectThat(subscriber).receives.receive("hello") }
    Publisher(subscriber).publish("hello")
  }
}

final class UnexpectedCallsInAMockeryTestCase: MockeryTestCase {
  func testOfAMockWithoutExpectations() {
    let subscriber: MockSubscriber = context.mock()
    Publisher(subscriber).publish("hello")  // unexpected in a MockeryTestCase
  }

  func testWhoseErrorIsThrown() throws {
    let subscriber: MockSubscriber = context.mock()
    try subscriber.confirm("hello")  // unexpected, thrown in a MockeryTestCase
  }
}

final class UnexpectedCallsWithASharedSetUp: SharedSetUp {
  func testOfAMockWithoutExpectations() {
    let subscriber: MockSubscriber = context.mock()
    Publisher(subscriber).publish("hello")  // unexpected with a shared set-up
  }
}
