import Foundation
import Testing

/// A test that takes longer than it may says why: in XCTest after the time in `MOCKY_HANG_AFTER`, in
/// Swift Testing after its time limit.
@Suite(.ofTheScratchPackage)
struct HangsAreTold {
  private func output(_ test: String, limit: String) async throws -> (
    text: String, passed: [String]
  ) {
    let selection = Selection(framework: .xctest, suite: "Hanging", test: test)
    let ending = try await MustFailRunner.fastest.run(
      selection, environment: ["MOCKY_HANG_AFTER": limit])
    let passed = ending.output.matches(of: Framework.xctest.patterns.passed).map { "\($0.1)" }
    return (ending.output, passed)
  }

  @Test func aCallThatIsHeld() async throws {
    let (text, passed) = try await output("testHoldsACall", limit: "0.5")
    let file = "Hanging.swift"
    let line = try Framework.xctest.line(marked: "held", in: file)
    #expect(passed == ["testHoldsACall"], "\(text)")
    #expect(
      text.contains(
        """
        Mocky: \(file):\(line - 2): Hanging.testHoldsACall has run for 0.5 seconds: load(1) has not returned
          not returned
              load(1)   → suspends until the gate at \(file):\(line - 3) opens, :\(line)
          waits
              sleeping on a clock, 3 seconds from now
          expectations
              … once, called once, not returned yet   load(1)   :\(line)
          calls
              1. load(1)   → :\(line), not returned yet

        """), "\(text)")
  }

  /// It takes a minute, so that it belongs to `.ci/full`, which sets the variable.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["MOCKY_WAITS_FOR_TIME_LIMITS"] != nil))
  func aTimeLimit() async throws {
    let run = try await CaseRun(.swiftTesting, "Hanging")
    let (test, call) = (
      try Framework.swiftTesting.line(marked: "hangs", in: "Hanging.swift"),
      try Framework.swiftTesting.line(marked: "held", in: "Hanging.swift")
    )
    #expect(run.issues.map(\.test) == ["awaitsACall", "awaitsACall"], "\(run.output)")
    #expect(run.issues.first?.text.hasPrefix("Time limit was exceeded") == true, "\(run.output)")
    #expect(run.issues.last?.line == test - 1, "\(run.output)")
    #expect(
      run.issues.last?.text == """
        the test was canceled 1 second ago and has not ended: load(1) has not returned
          not returned
              load(1)   → suspends until the gate at Hanging.swift:\(call - 4) opens, :\(call)
          expectations
              … once, called once, not returned yet   load(1)   :\(call)
          calls
              1. load(1)   → :\(call), not returned yet
        """)
  }

  @Test func aTestThatHasNotUsedItsContext() async throws {
    let (text, passed) = try await output("testBlocksWithoutAContext", limit: "0.5")
    #expect(passed == ["testBlocksWithoutAContext"], "\(text)")
    #expect(
      text.contains(
        "Mocky: Hanging.testBlocksWithoutAContext has run for 0.5 seconds: "
          + "it has not used its context\n"), "\(text)")
  }

  @Test func aTestThatEndsInTime() async throws {
    let (text, _) = try await output("testHoldsACall", limit: "60")
    #expect(!text.contains("Mocky:"))
  }

  @Test func aLimitThatIsNoNumber() async throws {
    for limit in ["soon", "-1", "0"] {
      let (text, passed) = try await output("testBlocksWithoutAContext", limit: limit)
      #expect(passed == ["testBlocksWithoutAContext"], "\(text)")
      let words =
        "Mocky: MOCKY_HANG_AFTER is \"\(limit)\", expected a number of seconds above 0, such as 10\n"
      #expect(text.components(separatedBy: "Mocky: ").count == 2, "\(text)")
      #expect(text.contains(words), "\(text)")
    }
  }
}
