import Foundation
import Testing

/// A test that takes longer than its time limit says why.
@Suite(.ofTheScratchPackage)
struct HangsAreTold {
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
          calls
              1. load(1)   → :\(call), not returned yet
        """)
  }
}
