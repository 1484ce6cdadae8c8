import Foundation
import Mocky
import MockyTestSupport
import XCTest

/// Several threads verify one context, while others declare.
final class VerifyingAtOnceTests: XCTestCase {
  private let reporter = RecordingReporter()
  private lazy var context = Mockery(reporter: reporter)

  private func atOnce(_ bodies: [@Sendable () -> Void]) {
    DispatchQueue.concurrentPerform(iterations: bodies.count) { bodies[$0]() }
  }

  func testACallIsFoundByOneVerificationOnly() {
    let context = context
    let turtle: MockTurtle = context.mock()
    let calls = 200
    context.check { allowing(turtle).receives.forward(.any, why: .any) }
    for call in 0..<calls { turtle.forward(call, why: "") }
    let verifyAll: @Sendable () -> Void = {
      for call in 0..<calls {
        context.verify { expectThat(turtle).received.forward(call, why: .any) }
      }
    }
    atOnce([verifyAll, verifyAll])
    XCTAssertEqual(reporter.failures.count, calls)
  }

  func testOneVerificationLooksForAnOrderWhileAnotherUsesCallsUp() {
    let context = context
    let turtle = context.mock(MockTurtle.self, strictness: .nice)
    let calls = 500
    for call in 0..<calls { turtle.forward(call, why: "") }
    atOnce([
      {
        for _ in 0..<40 {
          context.verify {
            inOrder {
              expectThat(turtle).received(.never).up()
              expectThat(turtle).received(0...).forward(.greaterThan(calls), why: .any)
            }
          }
        }
      },
      {
        for call in stride(from: 0, to: calls, by: 7) {
          context.verify {
            expectThat(turtle).received(1).forward(.atMost(call) && .atLeast(call), why: .any)
          }
        }
      },
    ])
    XCTAssertEqual(reporter.failures.map(\.message), [])
    XCTAssertEqual(context.history.count { $0.isVerified }, (calls + 6) / 7)
  }

  func testNoExpectationIsForgottenUnverified() {
    let context = context
    let turtle: MockTurtle = context.mock()
    let expectations = 200
    let isDone = Captor<Bool>()
    atOnce([
      {
        for number in 0..<expectations {
          context.check { expectThat(turtle).receives.forward(number, why: "never") }
        }
        isDone.record(true)
      },
      { while isDone.values.isEmpty { context.assertSatisfied() } },
      { while isDone.values.isEmpty { context.assertSatisfied() } },
    ])
    context.assertSatisfied()
    let lines = reporter.failures.map { $0.message.prefix { $0 != "\n" } }
    XCTAssertEqual(Set(lines).count, expectations, "forgotten")
    XCTAssertEqual(lines.count, expectations, "reported twice")
  }

  func testNoCallIsLostBetweenCountingAndForgetting() {
    let context = context
    let turtle: MockTurtle = context.mock()
    let isDone = Captor<Bool>()
    atOnce([
      {
        for number in 0..<200 {
          context.check { allowing(turtle).receives.forward(number, why: "allowed") }
        }
        isDone.record(true)
      },
      { while isDone.values.isEmpty { context.checkpoint() } },
    ])
    context.assertSatisfied()
    XCTAssertEqual(reporter.failures.map(\.message), [])
  }
}

final class VerifyingTwiceTests: XCTestCase {
  func testAContextThatDoesNotResetReportsAtItsAssertionOnly() {
    let reporter = RecordingReporter()
    do {
      let context = Mockery(reporter: reporter)
      context.automaticallyResetsWhenAsserting = false
      let turtle: MockTurtle = context.mock()
      context.check { expectThat(turtle).receives.up() }
      context.assertSatisfied()
      XCTAssertEqual(reporter.failures.count, 1)
    }
    XCTAssertEqual(reporter.failures.count, 1)
  }
}
