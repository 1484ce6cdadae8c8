import Foundation
import Mocky
import MockyTestSupport
import XCTest

final class StressOfWaitingTests: StressTestCase {
  func testThreadsWaitForEachOther() {
    let context = context
    let turn = context.states("turn", startingAs: 0)
    let (threads, rounds) = (threads, 25)
    onManyThreads { number in
      for round in 0..<rounds {
        let mine = round * threads + number
        context.waitUntil(turn.equals(mine), timeout: .seconds(600))
        turn.transition(to: mine + 1)
      }
    }
    XCTAssertEqual(turn.currentState, threads * rounds)
    XCTAssertEqual(reporter.failures.map(\.message), [])
  }

  func testTasksAndThreadsWaitForTheSameCalls() async {
    let context = context
    let turtle: MockTurtle = context.mock()
    let (threads, rounds) = (threads, rounds)
    let returned = Captor<Bool>()
    context.check { expectThat(turtle).receives(.exactly(threads * rounds)).up() }
    for _ in 0..<threads {
      Thread.detachNewThread {
        context.waitUntilSatisfied(timeout: .seconds(600))
        returned.record(context.isSatisfied)
      }
      Thread.detachNewThread { for _ in 0..<rounds { turtle.up() } }
    }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<threads {
        group.addTask {
          await context.waitUntilSatisfied(timeout: .seconds(600))
          returned.record(context.isSatisfied)
        }
      }
    }
    let deadline = ContinuousClock.now + .seconds(60)
    while returned.values.count < 2 * threads, ContinuousClock.now < deadline {
      try? await Task.sleep(for: .milliseconds(2))
    }
    XCTAssertEqual(returned.values, Array(repeating: true, count: 2 * threads))
    XCTAssertEqual(reporter.failures.map(\.message), [])
  }
}
