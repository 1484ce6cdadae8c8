import Mocky
import Publishing
import Testing

/// The first test starts a thread that calls when the second one is running.
@Suite(.serialized) struct LateCalls {
  @Test func startsAThreadThatCallsLater() {
    let context = Mockery()  // the context of the late call
    let subscriber: MockSubscriber = context.mock()
    Latecomer.shared.start { Publisher(subscriber).publish("too late") }
    assertContextSatisfied(context)
  }

  @Test(.mockery) func isRunningWhenItCalls() { Latecomer.shared.finish() }
}

/// Late calls in a suite with the trait.
@Suite(.serialized, .mockery) struct LateCallsWithTheTrait {
  @Test func startsAThreadThatCallsLater() {
    let subscriber: MockSubscriber = Mockery.current.mock()
    Latecomer.shared.start { Publisher(subscriber).publish("too late") }
  }

  @Test func isRunningWhenItCalls() { Latecomer.shared.finish() }
}

/// Late calls from a task that knows its test, which is over.
@Suite(.serialized) struct LateCallsFromATask {
  @Test func startsATaskThatCallsLater() {
    let context = Mockery()  // the context of the late task
    let subscriber: MockSubscriber = context.mock()
    Task {
      try? await Task.sleep(for: .milliseconds(200))
      Publisher(subscriber).publish("too late")
    }
    assertContextSatisfied(context)
  }

  @Test func isRunningWhenItCalls() async throws { try await Task.sleep(for: .milliseconds(600)) }
}

/// Calls of code that nobody waits for, and that the first tests don't care about.
@Suite(.serialized) struct FireAndForget {
  @Test func aLocalContext() {
    let context = Mockery()
    let subscriber: MockSubscriber = context.mock()
    context.check { ignoring(subscriber) }
    Latecomer.shared.start { Publisher(subscriber).publish("late") }
    assertContextSatisfied(context)
  }

  @Test(.mockery) func isRunningWhenItCalls() { Latecomer.shared.finish() }

  @Test(.mockery) func theTrait() {
    let subscriber = Mockery.current.mock(MockSubscriber.self, strictness: .nice)
    Latecomer.shared.start { Publisher(subscriber).publish("late") }
  }

  @Test(.mockery) func isRunningWhenItCallsAgain() { Latecomer.shared.finish() }

  @Test(.mockery) func aTask() {
    let subscriber: MockSubscriber = Mockery.current.mock()
    Mockery.current.byDefault { allowing(subscriber).receives.receive(.any) }
    Task.detached {
      try? await Task.sleep(for: .milliseconds(50))
      Publisher(subscriber).publish("late")
    }
    Task {
      try? await Task.sleep(for: .milliseconds(50))
      Publisher(subscriber).publish("late")
    }
  }

  @Test func isRunningWhenItCallsOnceMore() async throws {
    try await Task.sleep(for: .milliseconds(200))
  }
}
