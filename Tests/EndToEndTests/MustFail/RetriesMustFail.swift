import Foundation
import Testing

/// No run of a test passes because an earlier run of it has reported its mistake.
@Suite(.ofTheScratchPackage)
struct RetriesMustFail {
  private let retries = ["--repetitions", "3", "--repeat-until", "pass"]

  @Test func theCurrentContextWithoutTheTrait() async throws {
    let run = try await CaseRun(.swiftTesting, "Retried", "withoutTheTrait", options: retries)
    try assertEachRunFails(run, "withoutTheTrait", at: ["retried, first", "retried, second"])
  }

  @Test func theTrait() async throws {
    let run = try await CaseRun(.swiftTesting, "Retried", "withTheTrait", options: retries)
    try assertEachRunFails(run, "withTheTrait", at: ["retried, with the trait"])
  }

  @Test func casesOfATestHaveContextsOfTheirOwn() async throws {
    for (test, mark) in [
      ("casesWithoutTheTrait", "each case"), ("casesAtOnceWithoutTheTrait", "each case at once"),
    ] {
      let run = try await CaseRun(.swiftTesting, "Retried", test)
      let line = try Framework.swiftTesting.line(marked: mark, in: "Retried.swift")
      #expect(run.issues.map(\.line) == [line, line, line], "\(run.output)")
      #expect(run.issues.allSatisfy { $0.text.hasPrefix("Mockery.current was") }, "\(run.output)")
    }
  }

  /// - Parameter marks: the lines on which each of three runs must fail.
  private func assertEachRunFails(
    _ run: CaseRun, _ test: String, at marks: [String],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let lines = try marks.map { try Framework.swiftTesting.line(marked: $0, in: "Retried.swift") }
    #expect(run.started == [test, test, test], "\(run.output)", sourceLocation: location)
    #expect(run.passed == [], "\(run.output)", sourceLocation: location)
    #expect(
      run.issues.map(\.line) == lines + lines + lines, "\(run.output)", sourceLocation: location)
    #expect(run.status != 0, sourceLocation: location)
  }
}
