import Mocky
import MockyTestSupport
import XCTest

/// Blocking waits on XCTest's main thread, and suspending ones.
final class WaitingInXCTestTests: MockeryTestCase {
  func testTheMainQueueGoesOnWhileAWaitBlocks() {
    let phase = context.states("phase").startsAs("before")
    DispatchQueue.main.async { phase.transition(to: "after") }
    context.waitUntil(phase.equals("after"), timeout: .seconds(600))
    XCTAssertEqual(phase.currentState, "after")
  }

  func testTheMainActorGoesOnWhileAWaitBlocks() {
    let turtle: MockTurtle = context.mock()
    context.check { expectThat(turtle).receives(3).up() }
    Task { @MainActor in
      for _ in 1...3 {
        turtle.up()
        await Task.yield()
      }
    }
    context.waitUntilSatisfied(timeout: .seconds(600))
    XCTAssert(context.isSatisfied)
  }

  func testTimersOfTheMainRunLoopGoOnWhileAWaitBlocks() {
    let phase = context.states("phase").startsAs("before")
    RunLoop.main.add(
      Timer(timeInterval: 0.01, repeats: false) { _ in phase.transition(to: "after") },
      forMode: .default)
    context.waitUntil(phase.equals("after"), timeout: .seconds(600))
  }

  func testAWaitEndsWhenAnotherThreadCalls() {
    let turtle: MockTurtle = context.mock()
    context.check { expectThat(turtle).receives.up() }
    let start = ContinuousClock.now
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { turtle.up() }
    context.waitUntilSatisfied(timeout: .seconds(600))
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(600))
  }

  func testAWaitOffTheMainThreadBlocksThatThreadOnly() {
    let phase = context.states("phase").startsAs("before")
    let done = expectation(description: "waited")
    let context = context
    Thread.detachNewThread {
      context.waitUntil(phase.equals("after"), timeout: .seconds(600))
      done.fulfill()
    }
    phase.transition(to: "after")
    wait(for: [done], timeout: 20)
  }

  func testAnAsyncTestWaitsBySuspending() async {
    let turtle: MockTurtle = context.mock()
    context.check { expectThat(turtle).receives.up() }
    Task.detached {
      try? await Task.sleep(for: .milliseconds(20))
      turtle.up()
    }
    await context.waitUntilSatisfied(timeout: .seconds(600))
    XCTAssert(context.isSatisfied)
  }

  @MainActor func testAnAsyncTestOnTheMainActorLeavesItFree() async {
    let phase = context.states("phase").startsAs("before")
    Task { @MainActor in phase.transition(to: "after") }
    await context.waitUntil(phase.equals("after"), timeout: .seconds(600))
    XCTAssertEqual(phase.currentState, "after")
  }
}
