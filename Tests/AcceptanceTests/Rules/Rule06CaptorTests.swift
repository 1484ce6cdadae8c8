import Foundation
import Mocky
import MockyTestSupport
import Testing

/// Rule 6: captors are filled before anybody who waits for the call goes on.
@Suite(.timeLimit(.minutes(10)))
struct Rule06CaptorTests {
  private let context = Mockery(reporter: RecordingReporter())
  private let turtle: MockTurtle
  private let captor = Captor<String>()
  /// Reading its name takes some time.
  private let slow = Tortoise("Tom") { Thread.sleep(forTimeInterval: 0.05) }

  init() { turtle = context.mock() }

  @Test func aWaitForSatisfactionFindsCaptorsFilled() async {
    context.check { expectThat(turtle).receives.take(.where(\.slowName, .capturing(into: captor))) }
    let call = OwnThread { [turtle, slow] in turtle.take(slow) }
    await context.waitUntilSatisfied(timeout: .seconds(600))
    #expect(captor.values == ["tortoise Tom"])
    call.wait()
  }

  @Test func aWaitForAStateFindsCaptorsFilled() async {
    let moved = context.states("moved").startsAs("no")
    context.check {
      expectThat(turtle).receives.take(.where(\.slowName, .capturing(into: captor)))
        .then.state(moved, becomes: "yes")
    }
    let call = OwnThread { [turtle, slow] in turtle.take(slow) }
    await context.waitUntil(moved.equals("yes"), timeout: .seconds(600))
    #expect(captor.values == ["tortoise Tom"])
    call.wait()
  }

  @Test func aBlockingWaitFindsCaptorsFilled() {
    let moved = context.states("moved").startsAs("no")
    context.check {
      expectThat(turtle).receives.take(.where(\.slowName, .capturing(into: captor)))
        .then.state(moved, becomes: "yes")
    }
    let call = OwnThread { [turtle, slow] in turtle.take(slow) }
    context.waitUntil(moved.equals("yes"), timeout: .seconds(600))
    #expect(captor.values == ["tortoise Tom"])
    call.wait()
  }

  @Test func aCallIsNotFinishedBeforeItsCaptorsAreFilled() {
    let (begun, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let matched = Captor<Void>()
    let patient = Tortoise("Tom") {
      // It is read when it is matched, and once more when it is captured.
      matched.record(())
      guard matched.values.count > 1 else { return }
      begun.signal()
      goOn.wait()
    }
    context.check {
      expectThat(turtle).receives.take(.where(\.slowName, .capturing(into: captor)))
    }
    let call = OwnThread { [turtle] in turtle.take(patient) }
    begun.wait()
    #expect(!context.isSatisfied)
    goOn.signal()
    call.wait()
    #expect(context.isSatisfied)
  }
}

extension Turtle {
  /// A property whose reading takes as long as the turtle's description.
  fileprivate var slowName: String { "\(self)" }
}
