import Foundation
import Mocky
import MockyTestSupport
import XCTest

final class StressTests: StressTestCase {
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
    // The root failure takes along what was noted before it was reported; the rest is told later.
    let texts = (reporter.failures.map(\.message) + reporter.notes).joined(separator: "\n")
    let told = texts.matches(of: /fetch\(1\): called a 1[0-9]{2}[a-z]{2} time/).count
    let untold = texts.matches(of: /… and ([0-9]+) more/).compactMap { Int($0.1) }.reduce(0, +)
    XCTAssertEqual(told + untold, beyond, texts)
  }
}
