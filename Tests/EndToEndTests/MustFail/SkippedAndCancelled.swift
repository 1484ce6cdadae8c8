import XCTest

/// A test that is skipped or cancelled is not failed by what it has not called, only by what went wrong.
final class SkippedAndCancelled: MustFailTestCase {
  func testASkippedTestDoesNotFail() throws {
    var cases = [
      ("SkippedInAMockeryTestCase", "testInTheMiddle"), ("SkippedInSetUp", "testThatDoesNotRun"),
      ("SkippedWithTearDown", "testInTheMiddle"),
    ]
    #if compiler(>=6.3) && os(Linux)
      // Elsewhere the first test that makes a context is not known.
      cases.append(("SkippedWithAContextOfSetUp", "testInTheMiddle"))
    #endif
    for (suite, test) in cases {
      let run = try CaseRun(.xctest, suite)
      XCTAssertEqual(run.started, [test])
      XCTAssertEqual(run.issues, [])
      XCTAssert(run.output.contains("Test Case '\(suite).\(test)' skipped"), run.output)
      XCTAssertEqual(run.status, 0, run.output)
    }
  }

  func testAFailureBeforeASkipIsKept() throws {
    try assertFails(
      .xctest, "SkippedTooLate", "testAfterAnUnexpectedCall", in: "Skipped.swift",
      at: "unexpected, and then skipped",
      saying: #"subscriber.receive("bye"): unexpected: argument 1 is "bye", expected "hello""#)
  }

  #if compiler(>=6.3)
    func testACancelledTestDoesNotFail() throws {
      for test in ["inTheMiddle", "forOneArgument"] {
        let run = try CaseRun(.swiftTesting, "Cancelled", test)
        XCTAssertEqual(run.started, [test])
        XCTAssertEqual(run.issues, [])
        XCTAssertEqual(run.status, 0, run.output)
      }
    }

    func testAFailureBeforeACancellationIsKept() throws {
      try assertFails(
        .swiftTesting, "Cancelled", "afterAnUnexpectedCall",
        at: "unexpected, and then cancelled",
        saying: #"subscriber.receive("bye"): unexpected: argument 1 is "bye", expected "hello""#
      )
    }

    func testACancelledTaskIsNotACancelledTest() throws {
      try assertFails(
        .swiftTesting, "CancelledTasks", "inATest", in: "Cancelled.swift",
        at: "in a cancelled task",
        saying: "subscriber.receive(\"hello\"): never called, expected once")
    }
  #endif
}
