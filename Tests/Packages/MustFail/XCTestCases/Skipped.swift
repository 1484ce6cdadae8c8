import Mocky
import Publishing
import XCTest

/// A test that is skipped has not called what it expects, and that is no failure.
final class SkippedInAMockeryTestCase: MockeryTestCase {
  func testInTheMiddle() throws {
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }
    throw XCTSkip("not today")
  }
}

final class SkippedInSetUp: MockeryTestCase {
  override func setUpWithError() throws {
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }
    throw XCTSkip("not here")
  }

  func testThatDoesNotRun() { XCTFail("runs") }
}

final class SkippedWithTearDown: XCTestCase {
  private let context = Mockery()

  override func tearDown() { assertContextSatisfied(context) }

  func testInTheMiddle() throws {
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }
    throw XCTSkip("not today")
  }
}

final class SkippedWithAContextOfSetUp: XCTestCase {
  private var context: Mockery!

  override func setUp() { context = Mockery() }
  override func tearDown() { assertContextSatisfied(context) }

  func testInTheMiddle() throws {
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }
    throw XCTSkip("not today")
  }
}

/// A failure before the test is skipped remains a failure.
final class SkippedTooLate: MockeryTestCase {
  func testAfterAnUnexpectedCall() throws {
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }
    Publisher(subscriber).publish("bye")  // unexpected, and then skipped
    throw XCTSkip("not today")
  }
}
