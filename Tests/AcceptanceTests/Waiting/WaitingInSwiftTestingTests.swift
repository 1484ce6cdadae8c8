import Foundation
import Mocky
import MockyTestSupport
import Testing

/// Waits in Swift Testing.
@Suite(.mockery) struct WaitingInSwiftTestingTests {
  private let context: Mockery = .current
  private let turtle: MockTurtle = Mockery.current.mock()

  @Test func aWaitSuspendsUntilTheCallsHaveCome() async {
    context.check { expectThat(turtle).receives(2).up() }
    Task.detached {
      turtle.up()
      try? await Task.sleep(for: .milliseconds(20))
      turtle.up()
    }
    await context.waitUntilSatisfied(timeout: .seconds(600))
    #expect(context.isSatisfied)
  }

  @Test(arguments: 1...8) func waitsOfParallelTestsDoNotStarveEachOther(number: Int) async {
    let phase = context.states("phase").startsAs("before")
    Task {
      for _ in 1...number { await Task.yield() }
      phase.transition(to: "after")
    }
    await context.waitUntil(phase.equals("after"), timeout: .seconds(600))
    #expect(phase.currentState == "after")
  }

  @Test @MainActor func aWaitOnTheMainActorLeavesItFree() async {
    let phase = context.states("phase").startsAs("before")
    Task { @MainActor in phase.transition(to: "after") }
    await context.waitUntil(phase.equals("after"), timeout: .seconds(600))
    #expect(phase.currentState == "after")
  }

  @Test func aBlockingWaitEndsWhenAThreadCalls() {
    context.check { expectThat(turtle).receives.up() }
    Thread.detachNewThread { turtle.up() }
    context.waitUntilSatisfied(timeout: .seconds(600))
    #expect(context.isSatisfied)
  }

  @Test func aCancelledWaitEndsAndSaysSo() async {
    let (reporter, context) = recordedContext()
    let phase = context.states("phase").startsAs("before")
    let start = ContinuousClock.now
    let task = Task { await context.waitUntil(phase.equals("after"), timeout: .seconds(600)) }
    task.cancel()
    #expect(await !task.value)
    #expect(ContinuousClock.now - start < .seconds(600))
    #expect(reporter.failures.map(\.kind) == [.timedOut])
    #expect(reporter.failures.first?.message.hasPrefix("canceled waiting until phase") ?? false)
  }

  @Test func aWaitEndsAtOnceWhenSomethingFails() async {
    let (reporter, context, turtle) = recordedContext(MockTurtle.self)
    context.check { expectThat(turtle).receives.up() }
    let start = ContinuousClock.now
    Task.detached { turtle.down() }
    await context.waitUntilSatisfied(timeout: .seconds(600))
    #expect(ContinuousClock.now - start < .seconds(600))
    #expect(reporter.failures.map(\.kind) == [.unexpectedCall])
  }
}
