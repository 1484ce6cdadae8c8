import XCTest

/// No run of a test passes because an earlier run of it has reported its mistake.
final class RetriesMustFail: MustFailTestCase {
  private let retries = ["--repetitions", "3", "--repeat-until", "pass"]

  func testTheCurrentContextWithoutTheTrait() throws {
    let run = try CaseRun(.swiftTesting, "Retried", "withoutTheTrait", options: retries)
    try assertEachRunFails(run, "withoutTheTrait", at: ["retried, first", "retried, second"])
  }

  func testTheTrait() throws {
    let run = try CaseRun(.swiftTesting, "Retried", "withTheTrait", options: retries)
    try assertEachRunFails(run, "withTheTrait", at: ["retried, with the trait"])
  }

  func testCasesOfATestHaveContextsOfTheirOwn() throws {
    for (test, mark) in [
      ("casesWithoutTheTrait", "each case"), ("casesAtOnceWithoutTheTrait", "each case at once"),
    ] {
      let run = try CaseRun(.swiftTesting, "Retried", test)
      let line = try Framework.swiftTesting.line(marked: mark, in: "Retried.swift")
      XCTAssertEqual(run.issues.map(\.line), [line, line, line], run.output)
      XCTAssert(run.issues.allSatisfy { $0.text.hasPrefix("Mockery.current was") }, run.output)
    }
  }

  /// - Parameter marks: the lines on which each of three runs must fail.
  private func assertEachRunFails(
    _ run: CaseRun, _ test: String, at marks: [String], testLine: UInt = #line
  ) throws {
    let lines = try marks.map { try Framework.swiftTesting.line(marked: $0, in: "Retried.swift") }
    XCTAssertEqual(run.started, [test, test, test], run.output, line: testLine)
    XCTAssertEqual(run.passed, [], run.output, line: testLine)
    XCTAssertEqual(run.issues.map(\.line), lines + lines + lines, run.output, line: testLine)
    XCTAssertNotEqual(run.status, 0, line: testLine)
  }
}
