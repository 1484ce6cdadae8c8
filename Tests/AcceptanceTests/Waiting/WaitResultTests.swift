import Mocky
import MockyTestSupport
import Testing
import XCTest

/// A wait tells the test whether what it waited for has come.
@Suite(.timeLimit(.minutes(10)))
struct WaitResultTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  private let soon: TimeSpan = .milliseconds(10)
  private var door: StateMachine<String> { context.states("door").startsAs("closed") }

  @Test func aWaitForAStateReturnsWhetherItHasCome() async {
    let door = door
    #expect(await !context.waitUntil(door.equals("open"), timeout: soon))
    #expect(reporter.kinds == [.timedOut])
    #expect(await !context.waitUntil(door.equals("open"), timeout: .seconds(600)), "it has failed")
    #expect(await context.waitUntil(door.equals("closed")), "it has come, whatever has failed")
  }

  @Test func aWaitForAStateOfAnotherContextReturnsFalse() async {
    let other = Mockery(reporter: reporter).states("other").startsAs("on")
    #expect(await !context.waitUntil(other.equals("on"), timeout: soon))
    #expect(reporter.kinds == [.misuse])
  }

  @Test func aWaitThatIsCancelledReturnsFalse() async {
    let door = door
    let waiting = Task { [context] in
      await context.waitUntil(door.equals("open"), timeout: .seconds(600))
    }
    waiting.cancel()
    #expect(await !waiting.value)
    #expect(reporter.kinds == [.timedOut])
  }

  @Test func aWaitForTheExpectationsReturnsWhetherTheyAreSatisfied() async {
    context.check { expectThat(turtle).receives.up() }
    #expect(await !context.waitUntilSatisfied(timeout: soon))
    turtle.up()
    #expect(await context.waitUntilSatisfied(timeout: soon))
  }

  @Test func aVerificationReturnsWhetherTheCallsWereFound() async {
    context.check { allowing(turtle).receives.up() }
    turtle.up()
    #expect(await context.verify(within: soon) { expectThat(turtle).received.up() })
    #expect(await !context.verify(within: soon) { expectThat(turtle).received.up() })
    #expect(reporter.kinds == [.unsatisfied])
  }

  @Test func aVerificationThatForbidsACallReturnsTrueOnceTheTimeIsOver() async {
    context.check { allowing(turtle).receives.up() }
    #expect(await context.verify(within: soon) { expectThat(turtle).received(.never).up() })
    let cutShort = Task { [context, turtle] in
      await context.verify(within: .seconds(600)) { expectThat(turtle).received(.never).up() }
    }
    cutShort.cancel()
    #expect(await !cutShort.value, "nobody knows what comes in the rest of the time")
    turtle.up()
    #expect(await !context.verify(within: soon) { expectThat(turtle).received(.never).up() })
  }

  @Test func anAssertionReturnsWhetherAllIsWell() async {
    context.check { expectThat(turtle).receives.up() }
    #expect(await !assertContextEventuallySatisfied(context, timeout: soon))
    context.check { expectThat(turtle).receives.up() }
    turtle.up()
    #expect(await assertContextEventuallySatisfied(context, timeout: soon))
    turtle.down()
    #expect(await !context.assertEventuallySatisfied(timeout: soon), "a call has failed")
    context.reportsUnusedAllowances = true
    context.check { allowing(turtle).receives.up() }
    #expect(await !context.assertEventuallySatisfied(timeout: soon), "an allowance is unused")
  }

  @Test func aTestStopsWhereAWaitHasFailed() async {
    let gate = Gate()
    func test() async {
      guard await context.waitUntil(gate.holds(2), timeout: soon) else { return }
      Issue.record("the test went on")
    }
    await test()
    #expect(reporter.kinds == [.timedOut])
  }
}

/// A blocking wait tells the test whether its calls have come.
final class BlockingWaitResultTests: XCTestCase {
  private let reporter = RecordingReporter()

  func testWaitsReturnWhetherWhatTheyWaitedForHasCome() {
    let context = Mockery(reporter: reporter)
    let turtle = context.mock(MockTurtle.self)
    let gate = Gate()
    let door = context.states("door").startsAs("closed")
    context.check { expectThat(turtle).receives.up() }
    XCTAssertFalse(context.verify(within: .zero) { expectThat(turtle).received.up() })
    context.assertSatisfied()
    context.check { expectThat(turtle).receives.up() }
    XCTAssertFalse(context.waitUntilSatisfied(timeout: .zero))
    turtle.up()
    XCTAssert(context.waitUntilSatisfied(timeout: .zero))
    XCTAssert(context.verify(within: .zero) { expectThat(turtle).received.up() })
    XCTAssertFalse(context.assertEventuallySatisfied(timeout: .zero), "a wait has failed")
    XCTAssert(assertContextEventuallySatisfied(context, timeout: .zero))
    XCTAssertFalse(context.waitUntil(door.equals("open"), timeout: .zero))
    XCTAssertFalse(context.waitUntil(gate.holds(1), timeout: .zero))
    XCTAssert(context.waitUntil(door.equals("closed")))
    XCTAssert(context.waitUntil(!gate.holds(1)))
  }
}
