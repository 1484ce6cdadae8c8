import Foundation
import Testing

/// A test that is skipped or cancelled is not failed by what it has not called, only by what went wrong.
@Suite(.ofTheScratchPackage)
struct SkippedAndCancelled {
  @Test func aSkippedTestDoesNotFail() async throws {
    var cases = [
      ("SkippedInAMockeryTestCase", "testInTheMiddle"), ("SkippedInSetUp", "testThatDoesNotRun"),
      ("SkippedWithTearDown", "testInTheMiddle"),
    ]
    #if compiler(>=6.3) && os(Linux)
      // Elsewhere the first test that makes a context is not known.
      cases.append(("SkippedWithAContextOfSetUp", "testInTheMiddle"))
    #endif
    for (suite, test) in cases {
      let run = try await CaseRun(.xctest, suite)
      #expect(run.started == [test])
      #expect(run.issues == [])
      #expect(run.output.contains("Test Case '\(suite).\(test)' skipped"), "\(run.output)")
      #expect(run.status == 0, "\(run.output)")
    }
  }

  @Test func aFailureBeforeASkipIsKept() async throws {
    try await assertFails(
      .xctest, "SkippedTooLate", "testAfterAnUnexpectedCall", in: "Skipped.swift",
      at: "unexpected, and then skipped",
      saying: #"subscriber.receive("bye"): unexpected: expected "hello" as argument 1"#)
  }

  #if compiler(>=6.3)
    @Test func aCancelledTestDoesNotFail() async throws {
      for test in ["inTheMiddle", "forOneArgument"] {
        let run = try await CaseRun(.swiftTesting, "Cancelled", test)
        #expect(run.started == [test])
        #expect(run.issues == [])
        #expect(run.status == 0, "\(run.output)")
      }
    }

    @Test func aFailureBeforeACancellationIsKept() async throws {
      try await assertFails(
        .swiftTesting, "Cancelled", "afterAnUnexpectedCall",
        at: "unexpected, and then cancelled",
        saying: #"subscriber.receive("bye"): unexpected: expected "hello" as argument 1"#
      )
    }

    @Test func aCancelledTaskIsNotACancelledTest() async throws {
      try await assertFails(
        .swiftTesting, "CancelledTasks", "inATest", in: "Cancelled.swift",
        at: "in a cancelled task",
        saying: "subscriber.receive(\"hello\"): never called, expected once")
    }
  #endif
}
