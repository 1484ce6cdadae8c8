import Mocky
import Publishing
import Testing

/// A trait that drops the error of its test.
struct DroppingTrait: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws { try? await function() }
}

/// Tests whose errors another trait drops.
@Suite struct Dropped {
  struct Broken: Error {}

  @Test(DroppingTrait(), .mockery) func throwsAndLacksACall() throws {
    let subscriber: MockSubscriber = Mockery.current.mock()
    Mockery.current.check { expectThat(subscriber).receives.receive("x") }  // dropped
    throw Broken()
  }

  @Test(.mockery, DroppingTrait()) func dropsItInside() throws {
    let subscriber: MockSubscriber = Mockery.current.mock()
    Mockery.current.check { expectThat(subscriber).receives.receive("x") }  // dropped, inside
    throw Broken()
  }
}

/// A test in a suite with such a trait.
@Suite(DroppingTrait()) struct DroppedInASuite {
  @Test(.mockery) func throwsAndLacksACall() throws {
    let subscriber: MockSubscriber = Mockery.current.mock()
    Mockery.current.check { expectThat(subscriber).receives.receive("x") }  // dropped, suite
    throw Dropped.Broken()
  }
}

/// A test that the runner repeats until it passes, which no run of it must do.
@Suite struct Retried {
  @Test func withoutTheTrait() {
    let subscriber = Mockery.current.mock(MockSubscriber.self, named: "one")  // retried, first
    Mockery.current.check { expectThat(subscriber).receives.receive("x") }  // retried, second
    Publisher(subscriber).publish("x")
  }

  @Test(.mockery) func withTheTrait() {
    let subscriber = Mockery.current.mock(MockSubscriber.self, named: "one")
    Publisher(subscriber).publish("x")  // retried, with the trait
  }

  @Test(.serialized, arguments: 1...3) func casesWithoutTheTrait(number: Int) {
    _ = Mockery.current.mock(MockSubscriber.self, named: "one")  // each case
  }

  @Test(arguments: 1...3) func casesAtOnceWithoutTheTrait(number: Int) {
    _ = Mockery.current.mock(MockSubscriber.self, named: "one")  // each case at once
  }
}

/// The first run of each test fails or leaves something behind, and the later ones are right.
@Suite(.serialized) struct RightTheSecondTime {
  private static let runs = Captor<String>()

  /// Counts the runs of a test.
  private func run(of test: String) -> Int {
    Self.runs.record(test)
    return Self.runs.values.count { $0 == test }
  }

  @Test(.mockery) func failsOnce() {
    let subscriber: MockSubscriber = Mockery.current.mock()
    if run(of: "failsOnce") == 1 { Publisher(subscriber).publish("x") }  // fails once
  }

  @Test func failsOnceWithoutTheTrait() {
    let context = Mockery()
    let subscriber: MockSubscriber = context.mock()
    if run(of: "failsOnceWithoutTheTrait") == 1 {
      Publisher(subscriber).publish("x")  // fails once, own
    }
    assertContextSatisfied(context)
  }

  @Test(.mockery) func failsOnceOnAThread() {  // fails once, thread
    let subscriber: MockSubscriber = Mockery.current.mock()
    if run(of: "failsOnceOnAThread") == 1 {
      Publisher(subscriber).publishOnThread("x").wait()
    }
  }

  @Test(.mockery) func isCalledLateByATask() async throws {
    let subscriber: MockSubscriber = Mockery.current.mock()
    if run(of: "isCalledLateByATask") == 1 {
      Task {
        try? await Task.sleep(for: .milliseconds(100))
        Publisher(subscriber).publish("too late")
      }
    } else {
      try await Task.sleep(for: .milliseconds(300))
    }
  }

  @Test(.mockery) func isCalledLateByAThread() {
    let subscriber: MockSubscriber = Mockery.current.mock()
    switch run(of: "isCalledLateByAThread") {
    case 1: Latecomer.shared.start { Publisher(subscriber).publish("too late") }
    case 2: Latecomer.shared.finish()
    default: break
    }
  }

  @Test(.mockery) func leavesAContextBehind() async {
    guard run(of: "leavesAContextBehind") == 1 else { return }
    let context = await Task.detached { Mockery() }.value
    let subscriber: MockSubscriber = context.mock()
    context.check { expectThat(subscriber).receives.receive("x") }  // left behind
    Self.left.record(context)
  }

  private static let left = Captor<Mockery>()
}

/// Runs a test three times, and takes the issues of all runs but the last as known.
struct ThreeRuns: TestTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    for _ in 1...2 {
      await withKnownIssue(isIntermittent: true) { try await function() }
    }
    try await function()
  }
}

/// Tests that a trait runs again, outside or inside of `.mockery`.
@Suite(.serialized) struct RunAgain {
  private static let runs = Captor<String>()

  @Test(ThreeRuns(), .mockery) func passesTheThirdTime() {
    Self.runs.record("passes")
    let subscriber = Mockery.current.mock(MockSubscriber.self, named: "one")
    if Self.runs.values.count { $0 == "passes" } < 3 { Publisher(subscriber).publish("x") }
  }

  @Test(ThreeRuns(), .mockery) func failsTheThirdTime() {
    Self.runs.record("fails")
    let subscriber = Mockery.current.mock(MockSubscriber.self, named: "one")
    if Self.runs.values.count { $0 == "fails" } == 3 {
      Publisher(subscriber).publish("x")  // fails the third time
    }
  }

  @Test(ThreeRuns(), .mockery) func isNotCalledTheThirdTime() {
    Self.runs.record("is not called")
    let subscriber = Mockery.current.mock(MockSubscriber.self, named: "one")
    Mockery.current.check { expectThat(subscriber).receives.receive("x") }  // not called, third
    if Self.runs.values.count { $0 == "is not called" } < 3 { Publisher(subscriber).publish("x") }
  }

  @Test(.mockery, ThreeRuns()) func sharesItsContext() {
    Self.runs.record("shares")
    let number = Self.runs.values.count { $0 == "shares" }
    let subscriber = Mockery.current.mock(MockSubscriber.self, named: "run \(number)")
    Mockery.current.check { expectThat(subscriber).receives.receive("x") }  // shared by runs
    if number == 3 { Publisher(subscriber).publish("x") }
  }
}
