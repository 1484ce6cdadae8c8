import Mocky
import MockyTestSupport
import XCTest

/// Rule 11, where a wait blocks.
final class Rule11BlockingTests: XCTestCase {
  private let reporter = RecordingReporter()
  private lazy var context = Mockery(reporter: reporter)
  private lazy var pen = context.states("pen").startsAs("up")

  private func time(of body: () -> Void) -> Duration { ContinuousClock().measure(body) }

  func testATransitionWakesTheMainThread() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { [pen] in
      pen.transition(to: "down")
    }
    let time = time { context.waitUntil(pen.equals("down"), timeout: .seconds(600)) }
    XCTAssertLessThan(time, .seconds(10))
    XCTAssertEqual(reporter.messages, [])
  }

  func testATransitionWakesAnotherThread() {
    let ended = expectation(description: "the wait has ended")
    Thread.detachNewThread { [context, pen] in
      context.waitUntil(pen.equals("down"), timeout: .seconds(600))
      ended.fulfill()
    }
    Thread.sleep(forTimeInterval: 0.05)
    pen.transition(to: "down")
    wait(for: [ended], timeout: 10)
    XCTAssertEqual(reporter.messages, [])
  }

  func testAFailureEndsTheWait() {
    let turtle: MockTurtle = context.mock()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { turtle.up() }
    let time = time { context.waitUntil(pen.equals("down"), timeout: .seconds(600)) }
    XCTAssertLessThan(time, .seconds(10))
    XCTAssertEqual(reporter.kinds, [.unexpectedCall])
  }

  func testTheMainQueueRunsDuringTheWaitAndSoDoesTheMainActor() {
    let ran = Captor<String>()
    DispatchQueue.main.async { ran.record("queue") }
    Task { @MainActor in ran.record("actor") }
    context.waitUntil(pen.equals("down"), timeout: .milliseconds(300))
    XCTAssertEqual(ran.values.sorted(), ["actor", "queue"])
    XCTAssertEqual(reporter.kinds, [.timedOut])
  }

  func testWhereBlockingStopsTheTestTheTimeoutNamesTheAwaitForm() {
    let reporter = Callback()
    let context = Mockery(reporter: reporter)
    let pen = context.states("pen").startsAs("up")
    context.waitUntil(pen.equals("down"), timeout: .milliseconds(20))
    XCTAssertEqual(
      reporter.headlines,
      [
        #"timed out after 0.02 seconds waiting until pen is "down": pen is "up""#
      ])
    XCTAssertEqual(
      reporter.failures.first?.message.section(.blocked),
      [
        "the test itself, which runs on the thread that waited:",
        "in Swift Testing write `await context.waitUntil…` in an async test",
      ])
  }
}
