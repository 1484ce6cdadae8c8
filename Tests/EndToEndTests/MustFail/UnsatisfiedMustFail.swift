import Foundation
import Testing

/// An expectation that did not get its calls fails its test, by whatever it is verified.
@Suite(.ofTheScratchPackage)
struct UnsatisfiedMustFail {
  private let headline = "subscriber.receive(\"hello\"): never called, expected once"

  @Test func atAnAssertion() async throws {
    for (framework, test) in [
      (Framework.xctest, "testAtAnAssertion"), (.swiftTesting, "atAnAssertion"),
    ] {
      try await assertFails(
        framework, "Unsatisfied", test, at: "unsatisfied at an assertion",
        saying: "subscriber.receive(\"bye\"): never called, expected once",
        "1. subscriber.receive(\"hello\")", silentAbout: "forgotten")
    }
    try await assertFails(
      .xctest, "StoredContext", "testWithAnUnsatisfiedExpectation", in: "StoredContexts.swift",
      at: "unsatisfied, stored", saying: headline, silentAbout: "forgotten")
  }

  @Test func inEachTestOfThoseThatShareAContext() async throws {
    let run = try await CaseRun(.xctest, "SharedContext")
    #expect(run.issues.map(\.test) == ["test1", "test2"])
    let marks = try ["shared, first", "shared, second"].map {
      try Framework.xctest.line(marked: $0, in: "StoredContexts.swift")
    }
    #expect(run.issues.map(\.line) == marks)
    #expect(run.lastWords == "")
  }

  @Test func byTheAdaptersOfXCTest() async throws {
    try await assertFails(
      .xctest, "Unsatisfied", "testInATestCaseContext", at: "unsatisfied in testCase:",
      saying: headline, silentAbout: "forgotten")
    try await assertFails(
      .xctest, "UnsatisfiedInAMockeryTestCase", "testAtTearDown", in: "Unsatisfied.swift",
      at: "unsatisfied at tear-down", saying: headline, silentAbout: "forgotten")
  }

  @Test func byTheTrait() async throws {
    try await assertFails(
      .swiftTesting, "Unsatisfied", "withTheTrait", at: "unsatisfied with the trait",
      saying: headline, silentAbout: "forgotten")
    try await assertFails(
      .swiftTesting, "UnsatisfiedInASuiteWithTheTrait", "theExpectation", in: "Unsatisfied.swift",
      at: "unsatisfied, trait of the suite", saying: headline, silentAbout: "forgotten")
  }

  @Test func byTheTraitForTheOneArgumentThatFails() async throws {
    try await assertFails(
      .swiftTesting, "Unsatisfied", "withTheTraitAndArguments", at: "unsatisfied with arguments",
      saying: "subscriber.receive(\"again\"): never called, expected once")
  }

  @Test func whenAWaitTimesOut() async throws {
    let headline =
      "timed out after 0.05 seconds waiting for subscriber.receive(\"hello\"): never called, "
      + "expected once"
    try await assertFails(
      .xctest, "Unsatisfied", "testWhenAWaitTimesOut", at: "timed out", saying: headline,
      silentAbout: "await")
    try await assertFails(
      .swiftTesting, "Unsatisfied", "whenAWaitTimesOut", at: "suspending wait", saying: headline,
      silentAbout: "await")
    try await assertFails(
      .swiftTesting, "Unsatisfied", "whenABlockingWaitTimesOut", at: "blocking wait",
      saying: headline, "in Swift Testing write `await context.waitUntil…` in an async test")
  }
}
