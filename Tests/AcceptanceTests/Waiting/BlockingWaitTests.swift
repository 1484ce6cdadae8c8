import Mocky
import MockyTestSupport
import XCTest

/// Waiting in tests that are not async, on XCTest's main thread.
final class BlockingWaitTests: XCTestCase {
  private let reporter = RecordingReporter()
  private lazy var context = Mockery(reporter: reporter)
  private lazy var turtle: MockTurtle = context.mock()
  private lazy var pen = context.states("pen").startsAs("up")

  func testAWaitEndsWhenACallFromAnotherThreadChangesTheState() {
    context.check { expectThat(turtle).receives.up().then.state(pen, becomes: "down") }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { [turtle] in turtle.up() }
    context.waitUntil(pen.equals("down"), timeout: .seconds(600))
    assertContextSatisfied(context)
    XCTAssertEqual(reporter.messages, [])
  }

  func testTheRunLoopOfTheMainThreadGoesOn() {
    context.check { expectThat(turtle).receives(2).up() }
    DispatchQueue.main.async { [turtle] in turtle.up() }
    Task { @MainActor [turtle] in turtle.up() }
    context.waitUntilSatisfied(timeout: .seconds(600))
    XCTAssertEqual(reporter.messages, [])
  }

  func testATimedOutWaitFailsAtItsOwnLine() {
    context.waitUntil(pen.equals("down"), timeout: .milliseconds(50))
    XCTAssertEqual(reporter.kinds, [.timedOut])
    XCTAssertEqual(reporter.lines, [#line - 2])
  }

  func testAVerificationWaitsForCallsToCome() {
    context.check { allowing(turtle).receives.up() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { [turtle] in turtle.up() }
    context.verify(within: .seconds(600)) { expectThat(turtle).received.up() }
    XCTAssertEqual(reporter.messages, [])
  }
}
