import Foundation
import Mocky
import MockyTestSupport
import Testing

/// Rule 6, where an expectation gets its place in an outer block while a call of it is under way.
@Suite struct Rule06MovedExpectationTests {
  private let reporter = RecordingReporter()
  private let entered = DispatchSemaphore(value: 0)
  private let mayLeave = DispatchSemaphore(value: 0)

  @Test func aCallThatIsUnderWayIsFinishedOnTheExpectationThatMoved() async {
    let context = Mockery(reporter: reporter)
    let turtle: MockTurtle = context.mock()
    context.check {
      context.check {
        expectThat(turtle).receives.up().then.performs { [entered, mayLeave] in
          entered.signal()
          mayLeave.wait()
        }
      }
      expectThat(turtle).receives(.never).say(wordsDuringACall(of: turtle))
    }
    mayLeave.signal()
    await context.waitUntilSatisfied(timeout: .seconds(10))
    #expect(reporter.failures.isEmpty)
    #expect(context.isSatisfied)
  }

  /// Begins a call that does not end before it is let go.
  private func wordsDuringACall(of turtle: MockTurtle) -> String {
    Thread.detachNewThread { turtle.up() }
    entered.wait()
    return "words"
  }
}
