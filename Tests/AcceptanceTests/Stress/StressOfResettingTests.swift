import Foundation
import Mocky
import MockyTestSupport
import XCTest

final class StressOfResettingTests: StressTestCase {
  func testCheckpointsDoNotDisturbWhatIsAllowedByDefault() {
    let (context, rounds) = (context, rounds)
    let turtle: MockTurtle = context.mock()
    let door = context.states("door").startsAs("open")
    let calls = Captor<Int>()
    context.byDefault {
      allowing(turtle).receives.forward(.any, why: .any).then.state(door, becomes: "open").then
        .performs { steps, _ in calls.record(steps) }
    }
    onManyThreads { number in
      for round in 0..<rounds {
        if number.isMultiple(of: 2) {
          turtle.forward(round, why: "thread \(number)")
        } else {
          context.checkpoint()
          door.transition(to: "closed")
          _ = context.isSatisfied
          context.verify { expectThat(turtle).received(.never).down() }
        }
      }
    }
    XCTAssertEqual(calls.values.count, threads / 2 * rounds)
    XCTAssertEqual(calls.values.reduce(0, +), threads / 2 * (0..<rounds).reduce(0, +))
    XCTAssertEqual(reporter.failures.map(\.message), [])
  }

  func testResetsAtAnyMomentLeaveTheContextWhole() {
    let (context, rounds) = (context, rounds)
    let turtle = context.mock(MockTurtle.self, strictness: .nice)
    let first = context.sequence("first")
    onManyThreads { number in
      for round in 0..<rounds {
        switch number % 4 {
        case 0: context.reset()
        case 1: context.check { allowing(turtle).receives.count().inSequence(first) }
        case 2: context.verify { expectThat(turtle).received(.atMost(1000)).say(.any) }
        default: turtle.say("\(round)")
        }
      }
    }
    context.reset()
    context.check { expectThat(turtle).receives(2).up() }
    turtle.up()
    XCTAssertFalse(context.isSatisfied)
    turtle.up()
    context.assertSatisfied()
    XCTAssertEqual(reporter.failures.map(\.message), [])
  }
}
