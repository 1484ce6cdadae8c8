import Foundation
import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Doorbell {
  static func ring()
}

extension MockDoorbell: MockingRefusal {
  @TaskLocal static var whenAsked: @Sendable () -> Void = {}

  static var refusesMocking: String? {
    whenAsked()
    return nil
  }
}

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

  /// Between the reading of a block and its declaration, a test's own code may run: here it says
  /// whether a type may be mocked.
  @Test func aCallThatComesWhileTheOuterBlockIsReadCounts() {
    let context = Mockery(reporter: reporter)
    let turtle: MockTurtle = context.mock()
    let call: @Sendable () -> Void = { turtle.up() }
    MockDoorbell.$whenAsked.withValue(call) {
      context.check {
        context.check { expectThat(turtle).receives.up() }
        allowing(MockDoorbell.self).receives.ring()
      }
    }
    #expect(context.history.count == 1)
    assertContextSatisfied(context)
    #expect(reporter.headlines == [])
  }

  @Test func oneCallIsTakenHoweverManyComeWhileTheOuterBlockIsDeclared() {
    let context = Mockery(reporter: reporter)
    let turtle: MockTurtle = context.mock()
    let call = Once { turtle.up() }
    context.check {
      context.check { expectThat(turtle).receives.up() }
      for number in 0..<10 {
        allowing(turtle).receives.take(
          Tortoise("\(number)", whenLookedAt: call.callAsFunction))
      }
    }
    turtle.up()
    turtle.up()
    let taken = context.history.filter { $0.handling != .unexpected }
    #expect(taken.count == 1)
  }

  /// Begins a call that does not end before it is let go.
  private func wordsDuringACall(of turtle: MockTurtle) -> String {
    Thread.detachNewThread { turtle.up() }
    entered.wait()
    return "words"
  }
}
