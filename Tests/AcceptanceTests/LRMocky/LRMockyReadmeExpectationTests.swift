import Foundation
import Mocky
import MockyTestSupport
import XCTest

/// LRMocky's README, section by section: expectations, actions, states, asynchronous code.
final class LRMockyReadmeExpectationTests: XCTestCase {
  struct SomeError: Error {}

  var context: Mockery!
  var subscriber: MockSubscriber!

  override func setUp() {
    context = Mockery()
    subscriber = context.mock()
  }

  override func tearDown() { assertContextSatisfied(context) }

  // "Cardinality rules"
  func testCardinalities() {
    context.check {
      expectThat(subscriber).receives.receive("one")
      expectThat(subscriber).receives(.exactly(1)).receive("exactly one")
      expectThat(subscriber).receives(.atLeast(1)).receive("at least one")
      expectThat(subscriber).receives(.atMost(1)).receive("at most one")
      expectThat(subscriber).receives(.between(1, and: 3)).receive("one to three")
      expectThat(subscriber).receives(.atLeast(0)).receive("any number")
      allowing(subscriber).receives.receive("allowed")
    }

    for message in ["one", "exactly one", "at least one", "at least one", "one to three"] {
      subscriber.receive(message)
    }
  }

  // "If you don't care what messages are sent to a mock object at all"
  func testIgnoring() {
    context.check {
      ignoring(subscriber)
    }

    subscriber.receive("whatever")
    XCTAssertEqual(subscriber.name(), "")
  }

  // "Actions": returning
  func testReturning() throws {
    context.check {
      allowing(subscriber).receives.name().then.returns("some string")
      allowing(subscriber).receives.unread().then.returns(123)
    }

    XCTAssertEqual(subscriber.name(), "some string")
    XCTAssertEqual(try subscriber.unread(), 123)
  }

  // "Actions": raising
  func testThrowing() {
    context.check {
      allowing(subscriber).receives.unread().then.throws(SomeError())
    }

    XCTAssertThrowsError(try subscriber.unread()) { XCTAssert($0 is SomeError) }
  }

  // "Actions": performing a block
  func testPerforming() {
    context.check {
      allowing(subscriber).receives.name().then.performs {
        return "some string"
      }
    }

    XCTAssertEqual(subscriber.name(), "some string")
  }

  // "Actions": multiple actions
  func testDoingSeveralThings() {
    let done = expectation(description: "something else")
    context.check {
      allowing(subscriber).receives.name().then.doesAllOf {
        $0.returns("return value")
        $0.runs { done.fulfill() }
      }
    }

    XCTAssertEqual(subscriber.name(), "return value")
    wait(for: [done], timeout: 1)
  }

  // "Actions": consecutive calls
  func testConsecutiveCalls() {
    context.check {
      allowing(subscriber).receives.unread().then.onConsecutiveCalls {
        $0.returns(1)
        $0.returns(2)
        $0.throws(SomeError())
      }
    }

    XCTAssertEqual(try subscriber.unread(), 1)
    XCTAssertEqual(try subscriber.unread(), 2)
    XCTAssertThrowsError(try subscriber.unread())
  }

  // "States"
  func testStates() {
    let readiness = context.states("readiness").startsAs("unready")
    context.check {
      expectThat(subscriber).receives.name().then.state(readiness, becomes: "ready")
      whenState(readiness.equals("ready")) {
        expectThat(subscriber).receives.receive("hello")
      }
    }

    _ = subscriber.name()
    subscriber.receive("hello")
  }

  // "Asynchronous behaviour"
  func testAsynchronousBehaviour() {
    let operation = context.states("operation").startsAs("waiting")
    context.check {
      expectThat(subscriber).receives.receive("hello").then.state(operation, becomes: "finished")
    }

    DispatchQueue.global().async { [subscriber] in subscriber?.receive("hello") }

    context.waitUntil(operation.equals("finished"), timeout: .seconds(3))
  }
}
