import XCTest

/// An expectation that did not get its calls fails its test, by whatever it is verified.
final class UnsatisfiedMustFail: MustFailTestCase {
  private let headline = "subscriber.receive(\"hello\"): never called, expected once"

  func testAtAnAssertion() throws {
    for (framework, test) in [
      (Framework.xctest, "testAtAnAssertion"), (.swiftTesting, "atAnAssertion"),
    ] {
      try assertFails(
        framework, "Unsatisfied", test, at: "unsatisfied at an assertion",
        saying: "subscriber.receive(\"bye\"): never called, expected once",
        "1. subscriber.receive(\"hello\")", silentAbout: "forgotten")
    }
    try assertFails(
      .xctest, "StoredContext", "testWithAnUnsatisfiedExpectation", in: "StoredContexts.swift",
      at: "unsatisfied, stored", saying: headline, silentAbout: "forgotten")
  }

  func testInEachTestOfThoseThatShareAContext() throws {
    let run = try CaseRun(.xctest, "SharedContext")
    XCTAssertEqual(run.issues.map(\.test), ["test1", "test2"])
    let marks = try ["shared, first", "shared, second"].map {
      try Framework.xctest.line(marked: $0, in: "StoredContexts.swift")
    }
    XCTAssertEqual(run.issues.map(\.line), marks)
    XCTAssertEqual(run.lastWords, "")
  }

  func testByTheAdaptersOfXCTest() throws {
    try assertFails(
      .xctest, "Unsatisfied", "testInATestCaseContext", at: "unsatisfied in testCase:",
      saying: headline, silentAbout: "forgotten")
    try assertFails(
      .xctest, "UnsatisfiedInAMockeryTestCase", "testAtTearDown", in: "Unsatisfied.swift",
      at: "unsatisfied at tear-down", saying: headline, silentAbout: "forgotten")
  }

  func testByTheTrait() throws {
    try assertFails(
      .swiftTesting, "Unsatisfied", "withTheTrait", at: "unsatisfied with the trait",
      saying: headline, silentAbout: "forgotten")
    try assertFails(
      .swiftTesting, "UnsatisfiedInASuiteWithTheTrait", "theExpectation", in: "Unsatisfied.swift",
      at: "unsatisfied, trait of the suite", saying: headline, silentAbout: "forgotten")
  }

  func testByTheTraitForTheOneArgumentThatFails() throws {
    try assertFails(
      .swiftTesting, "Unsatisfied", "withTheTraitAndArguments", at: "unsatisfied with arguments",
      saying: "subscriber.receive(\"again\"): never called, expected once")
  }

  func testWhenAWaitTimesOut() throws {
    let headline =
      "timed out after 0.05 seconds waiting for subscriber.receive(\"hello\"): never called, "
      + "expected once"
    try assertFails(
      .xctest, "Unsatisfied", "testWhenAWaitTimesOut", at: "timed out", saying: headline,
      silentAbout: "await")
    try assertFails(
      .swiftTesting, "Unsatisfied", "whenAWaitTimesOut", at: "suspending wait", saying: headline,
      silentAbout: "await")
    try assertFails(
      .swiftTesting, "Unsatisfied", "whenABlockingWaitTimesOut", at: "blocking wait",
      saying: headline, "in Swift Testing write `await context.waitUntil…` in an async test")
  }
}
