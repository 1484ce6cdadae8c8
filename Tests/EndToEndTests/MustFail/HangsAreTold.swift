import Foundation
import XCTest

/// A test that takes longer than it may says why: in XCTest after the time in `MOCKY_HANG_AFTER`, in
/// Swift Testing after its time limit.
final class HangsAreTold: XCTestCase {
  private func output(_ test: String, limit: String) throws -> (text: String, passed: [String]) {
    let selection = Selection(framework: .xctest, suite: "Hanging", test: test)
    let ending = try MustFailRunner.fastest.run(
      selection, environment: ["MOCKY_HANG_AFTER": limit])
    let passed = ending.output.matches(of: Framework.xctest.patterns.passed).map { "\($0.1)" }
    return (ending.output, passed)
  }

  func testACallThatIsHeld() throws {
    let (text, passed) = try output("testHoldsACall", limit: "0.5")
    let file = "Hanging.swift"
    let line = try Framework.xctest.line(marked: "held", in: file)
    XCTAssertEqual(passed, ["testHoldsACall"], text)
    XCTAssert(
      text.contains(
        """
        Mocky: \(file):\(line - 2): Hanging.testHoldsACall has run for 0.5 seconds: load(1) has not returned
          not returned
              load(1)   → suspends until a gate opens, :\(line)
          waits
              sleeping on a clock, 3 seconds from now
          expectations
              ✗ once, called once, not returned yet   load(1)   :\(line)
          calls
              1. load(1)   → :\(line)

        """), text)
  }

  /// It takes a minute, so that it belongs to `.ci/full`, which sets the variable.
  func testATimeLimit() throws {
    let variable = "MOCKY_WAITS_FOR_TIME_LIMITS"
    try XCTSkipUnless(ProcessInfo.processInfo.environment[variable] != nil)
    let run = try CaseRun(.swiftTesting, "Hanging")
    let (test, call) = (
      try Framework.swiftTesting.line(marked: "hangs", in: "Hanging.swift"),
      try Framework.swiftTesting.line(marked: "held", in: "Hanging.swift")
    )
    XCTAssertEqual(run.issues.map(\.test), ["awaitsACall", "awaitsACall"], run.output)
    XCTAssert(run.issues.first?.text.hasPrefix("Time limit was exceeded") == true, run.output)
    XCTAssertEqual(run.issues.last?.line, test - 1, run.output)
    XCTAssertEqual(
      run.issues.last?.text,
      """
      the test was cancelled 1 second ago and has not ended: load(1) has not returned
        not returned
            load(1)   → suspends until a gate opens, :\(call)
        expectations
            ✗ once, called once, not returned yet   load(1)   :\(call)
        calls
            1. load(1)   → :\(call)
      """)
  }

  func testATestThatHasNotUsedItsContext() throws {
    let (text, passed) = try output("testBlocksWithoutAContext", limit: "0.5")
    XCTAssertEqual(passed, ["testBlocksWithoutAContext"], text)
    XCTAssert(
      text.contains(
        "Mocky: Hanging.testBlocksWithoutAContext has run for 0.5 seconds: "
          + "it has not used its context\n"), text)
  }

  func testATestThatEndsInTime() throws {
    XCTAssertFalse(try output("testHoldsACall", limit: "60").text.contains("Mocky:"))
  }

  func testALimitThatIsNoNumber() throws {
    for limit in ["soon", "-1", "0"] {
      let (text, passed) = try output("testBlocksWithoutAContext", limit: limit)
      XCTAssertEqual(passed, ["testBlocksWithoutAContext"], text)
      let words =
        "Mocky: MOCKY_HANG_AFTER is \"\(limit)\", expected a number of seconds above 0, such as 10\n"
      XCTAssertEqual(text.components(separatedBy: "Mocky: ").count, 2, text)
      XCTAssert(text.contains(words), text)
    }
  }
}
