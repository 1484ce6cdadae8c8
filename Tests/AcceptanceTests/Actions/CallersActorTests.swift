import Foundation
import Mocky
import MockyTestSupport
import Testing

/// Whatever suspends stays with the actor of its caller.
struct CallersActorTests {
  private let desk = Desk()

  private static let waits: [@Sendable (Mockery, isolated Desk) async -> Void] = [
    { context, _ in await context.waitUntil(closed(context), timeout: .milliseconds(1)) },
    { context, _ in await context.waitUntilSatisfied(timeout: .milliseconds(1)) },
    { context, _ in await context.assertEventuallySatisfied(timeout: .milliseconds(1)) },
    { context, _ in await assertContextEventuallySatisfied(context, timeout: .milliseconds(1)) },
    { context, _ in
      await context.verify(within: .milliseconds(1)) {
        expectThat(context.mock(MockTurtle.self)).received.down()
      }
    },
  ]

  private static func closed(_ context: Mockery) -> StatePredicate {
    context.states("door").startsAs("open").equals("closed")
  }

  @Test(arguments: waits.indices)
  func aWaitThatFailsTellsSoWhereItsCallerRuns(index: Int) async {
    let reporter = PlaceReporter(desk)
    let context = Mockery(reporter: reporter)
    let turtle = context.mock(MockTurtle.self)
    context.check { expectThat(turtle).receives.up() }
    await Self.waits[index](context, desk)
    #expect(reporter.wasAtDesk.values == [true])
    context.reset()
  }

  @Test func aClosureIsCalledWhereItsCallerRuns() async {
    #expect(await desk.answerWithDefaults() == [true])
  }

  @Test func aGateLetsItsCallerGoOnWhereItWas() async {
    #expect(await desk.passed(Gate(isOpen: true)))
  }
}

/// An actor whose jobs run on a queue that can be told from others.
private actor Desk {
  nonisolated let queue = DeskQueue()
  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }
  private var answers: [Bool] = []

  /// Calls a closure of its own, which is not `Sendable`, with what it takes made out of nothing.
  func answerWithDefaults() async -> [Bool] {
    await Mockery(reporter: RecordingReporter()).callWithDefaults { (text: String) async in
      self.answers.append(text.isEmpty && self.queue.isCurrent)
    }
    return answers
  }

  func passed(_ gate: Gate) async -> Bool {
    await gate.pass()
    return queue.isCurrent
  }
}

private final class DeskQueue: SerialExecutor {
  private static let key = DispatchSpecificKey<Bool>()
  private let queue = DispatchQueue(label: "desk")

  init() { queue.setSpecific(key: Self.key, value: true) }

  var isCurrent: Bool { DispatchQueue.getSpecific(key: Self.key) == true }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

/// Notes of each failure whether it was told at a desk.
private final class PlaceReporter: FailureReporter {
  let wasAtDesk = Captor<Bool>()
  private let desk: Desk

  init(_ desk: Desk) { self.desk = desk }

  func report(_ failure: MockFailure) { wasAtDesk.record(desk.queue.isCurrent) }
}
