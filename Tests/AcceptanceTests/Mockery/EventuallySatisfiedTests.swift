import Foundation
import Mocky
import MockyTestSupport
import Testing
import XCTest

/// An assertion that gives calls some time to come: LRMocky's sketch, and OCMock 7.4.
struct EventuallySatisfiedTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  @Test func callsThatComeInTimeSatisfyIt() async {
    context.check { expectThat(turtle).receives(2).up() }
    Thread.detachNewThread { [turtle] in
      turtle.up()
      turtle.up()
    }
    let start = ContinuousClock.now
    await assertContextEventuallySatisfied(context, timeout: .seconds(600))
    #expect(reporter.failures.isEmpty)
    #expect(ContinuousClock.now - start < .seconds(600))
  }

  @Test func callsThatDoNotComeAreReportedAtTheirOwnLines() async {
    let line = #line + 2
    context.check {
      expectThat(turtle).receives.up()
      expectThat(turtle).receives.down()
    }
    await assertContextEventuallySatisfied(context, timeout: .milliseconds(10))
    #expect(
      reporter.headlines == [
        "turtle.up(): never called within 0.01 seconds, expected once",
        "turtle.down(): never called within 0.01 seconds, expected once",
      ])
    #expect(reporter.lines == [line, line + 1])
  }

  @Test func aFailureEndsItAtOnce() async {
    context.check { expectThat(turtle).receives.up() }
    turtle.down()
    let start = ContinuousClock.now
    await context.assertEventuallySatisfied(timeout: .seconds(600))
    #expect(reporter.kinds == [.unexpectedCall])
    #expect(ContinuousClock.now - start < .seconds(600))
  }
}

/// An assertion that gives calls time to come by blocking its thread.
final class BlockingEventuallySatisfiedTests: XCTestCase {
  func testCallsThatComeInTimeSatisfyIt() {
    let context = Mockery()
    let turtle = context.mock(MockTurtle.self)
    context.check { expectThat(turtle).receives.up() }
    DispatchQueue.main.async { turtle.up() }
    assertContextEventuallySatisfied(context, timeout: .seconds(600))
  }

  func testWhereBlockingStopsTheTestTheFailureNamesTheAwaitForm() {
    let callback = Callback()
    let context = Mockery(reporter: callback)
    let turtle = context.mock(MockTurtle.self)
    context.check { expectThat(turtle).receives.up() }
    assertContextEventuallySatisfied(context, timeout: .milliseconds(10))
    XCTAssertEqual(
      callback.headlines,
      [
        "turtle.up(): never called within 0.01 seconds, expected once"
      ])
    XCTAssertEqual(
      callback.failures.first?.message.section(.blocked),
      [
        "the test itself, which runs on the thread that waited:",
        "in Swift Testing write `await assertContextEventuallySatisfied(…)` in an async test",
      ])
  }

  func testCallsThatDoNotComeAreReported() {
    let (reporter, context, turtle) = recordedContext(MockTurtle.self)
    context.check { expectThat(turtle).receives.up() }
    assertContextEventuallySatisfied(context, timeout: .milliseconds(10))
    XCTAssertEqual(
      reporter.headlines, ["turtle.up(): never called within 0.01 seconds, expected once"])
    XCTAssertEqual(reporter.kinds, [.unsatisfied])
  }
}
