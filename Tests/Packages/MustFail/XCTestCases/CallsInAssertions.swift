import Mocky
import Publishing
import XCTest

/// The commonest form of a test: the code under test is called inside an assertion.
final class CallsInAssertions: MockeryTestCase {
  private var publisher: Publisher { Publisher(context.mock(MockSubscriber.self)) }

  func testForgivingly() {
    XCTAssertEqual(publisher.receiptNumber("hello"), 0)  // in an assertion
  }

  func testOverSeveralLines() {
    XCTAssertEqual(
      publisher.receiptNumber("hello"),
      0,
      "a message")
  }

  func testWithAnOperator() {
    XCTAssert(true && publisher.receiptNumber("hello") == 0)  // in an operator
  }

  func testAnError() {
    XCTAssertThrowsError(try publisher.publishConfirmed("hello"))  // in an expected error
  }

  func testInAClosure() {
    let publisher = publisher
    let publish = { publisher.receiptNumber("hello") }  // in a closure
    XCTAssertEqual(publish(), 0)
  }

  func testInAsyncCode() async {
    let publisher = publisher
    let number = await Task { publisher.receiptNumber("hello") }.value  // in async code
    XCTAssertEqual(number, 0)
  }

  func testInAHelper() {
    assertNothingIsReceived(by: publisher)  // in a helper
  }
}

/// Calls in assertions, with a context that a fixture makes in another file.
final class CallsInAssertionsWithAFixture: XCTestCase {
  private let fixture = Fixture()

  override func tearDown() { assertContextSatisfied(fixture.context) }

  func testForgivingly() {
    XCTAssertEqual(fixture.publisher.receiptNumber("hello"), 0)  // with a fixture
  }

  func testAnError() {
    XCTAssertThrowsError(try fixture.publisher.publishConfirmed("hello"))  // error, fixture
  }
}

/// Tests that end by throwing.
final class ThrowingTests: MockeryTestCase {
  struct OwnError: Error, CustomStringConvertible {
    var description = "no such file"
  }

  func testThrowsBeforeItHasCalled() throws {
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }
    throw OwnError()
  }

  func testThrowsAnErrorThatSaysTheSame() throws {
    let subscriber: MockSubscriber = context.mock()
    do { try subscriber.confirm("hello") } catch { throw OwnError(description: "\(error)") }
  }

  func testThrowsTheErrorOfItsCall() throws {
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("hello") }
    try subscriber.confirm("hello")
  }
}
