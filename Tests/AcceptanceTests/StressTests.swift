import Foundation
import HandWrittenMocks
import Mocky
import XCTest

/// Many threads at once on one context: no call is lost, none is counted twice.
final class StressTests: XCTestCase {
  private let threads = 8
  private let rounds = 100
  private let reporter = RecordingReporter()
  private lazy var context = Mockery(reporter: reporter)

  /// Runs a body on many threads at once, and waits until all have come to their end.
  private func onManyThreads(_ body: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for number in 0..<threads {
      group.enter()
      Thread.detachNewThread {
        body(number)
        group.leave()
      }
    }
    group.wait()
  }

  func testEachThreadDeclaresAndCalls() {
    let (context, rounds) = (context, rounds)
    let turtle: MockTurtle = context.mock()
    context.check { allowing(turtle).receives.count().then.returns(1) }
    onManyThreads { number in
      for round in 0..<rounds {
        context.check { expectThat(turtle).receives.forward(round, why: "thread \(number)") }
        _ = turtle.count()
        turtle.forward(round, why: "thread \(number)")
      }
    }
    let total = threads * rounds
    context.verify {
      expectThat(turtle).received(.exactly(total)).count()
      expectThat(turtle).received(.exactly(total)).forward(.any, why: .any)
    }
    context.assertSatisfied()
    XCTAssertEqual(reporter.failures.map(\.message), [])
  }

  func testConsecutiveValuesAreEachGivenOnce() {
    let (context, rounds) = (context, rounds)
    let turtle: MockTurtle = context.mock()
    let total = threads * rounds
    context.check {
      expectThat(turtle).receives(.exactly(total)).count().then.onConsecutiveCalls { then in
        for value in 1...total { then.returns(value) }
      }
    }
    let given = Captor<Int>()
    onManyThreads { _ in
      for _ in 0..<rounds { given.record(turtle.count()) }
    }
    XCTAssertEqual(given.values.sorted(), Array(1...total))
    context.assertSatisfied()
    XCTAssertEqual(reporter.failures.map(\.message), [])
  }

  func testCallsBeyondTheExpectedNumberAreEachRefused() async {
    let turtle: MockTurtle = context.mock()
    let (expected, beyond) = (100, 30)
    context.check { expectThat(turtle).receives(.exactly(expected)).fetch(1).then.returns("one") }
    let taken = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<(expected + beyond) {
        group.addTask { await (try? turtle.fetch(1)) == "one" }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    XCTAssertEqual(taken, expected)
    XCTAssertEqual(reporter.failures.map(\.kind), [.unexpectedCall])
    context.assertSatisfied()
    let notes = reporter.failures.map(\.message) + reporter.notes
    XCTAssert(notes.joined().contains("… and \(beyond - 13) more"), notes.joined())
  }

  func testThreadsWaitForEachOther() {
    let context = context
    let turn = context.states("turn", startingAs: 0)
    let (threads, rounds) = (threads, 25)
    onManyThreads { number in
      for round in 0..<rounds {
        let mine = round * threads + number
        context.waitUntil(turn.equals(mine), timeout: .seconds(60))
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
        context.waitUntilSatisfied(timeout: .seconds(60))
        returned.record(context.isSatisfied)
      }
      Thread.detachNewThread { for _ in 0..<rounds { turtle.up() } }
    }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<threads {
        group.addTask {
          await context.waitUntilSatisfied(timeout: .seconds(60))
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
