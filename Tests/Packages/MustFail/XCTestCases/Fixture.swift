import Mocky
import Publishing
import XCTest

/// Makes contexts for tests in other files.
struct Fixture {
  let context = Mockery()
  let publisher: Publisher

  init() { publisher = Publisher(context.mock(MockSubscriber.self)) }
}

/// An assertion of the tests' own.
func assertNothingIsReceived(by publisher: Publisher) {
  XCTAssertEqual(publisher.receiptNumber("hello"), 0)
}
