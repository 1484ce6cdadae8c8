#if compiler(>=6.3) && (os(Linux) || os(macOS))
  import XCTest

  /// A failure in the process of an exit test fails the test that has begun it, and changes nothing of how
  /// that process ends.
  final class ExitTestsMustFail: MustFailTestCase {
    private let unexpected =
      "subscriber.receive(\"hello\"): unexpected: no expectations were declared"
    private let unsatisfied = "subscriber.receive(\"bye\"): never called, expected once"

    func testCalls() throws {
      try assertFails(
        .swiftTesting, "ExitTests", "aCallBeforeAFatalError", at: "a call before a fatal error",
        saying: unexpected, "Publisher.swift:10")
      try assertFails(
        .swiftTesting, "ExitTests", "aCallOfAThreadWithTheTrait", at: "a call of a thread",
        saying: unexpected, "Publisher.swift:10")
    }

    func testExpectations() throws {
      try assertFails(
        .swiftTesting, "ExitTests", "anExpectationAtANormalEnd", at: "normal end",
        saying: unsatisfied)
      try assertFails(
        .swiftTesting, "ExitTests", "anExpectationOfAStaticContext", at: "static context",
        saying: unsatisfied, "was never verified")
    }

    func testANormalEndStaysOne() throws {
      let run = try CaseRun(
        .swiftTesting, "ExitTests", "anExpectationInAnExitTestThatShouldFail")
      XCTAssertEqual(run.issues.count, 2, run.output)
      let line = try Framework.swiftTesting.line(marked: "should fail", in: "ExitTests.swift")
      XCTAssertEqual(run.issues.map(\.line), [line, line])
      XCTAssertNotEqual(run.status, 0)
    }
  }
#endif
