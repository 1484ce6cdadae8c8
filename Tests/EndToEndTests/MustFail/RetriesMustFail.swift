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

  @Test func aTraitThatDropsTheErrorDropsNoUnmetExpectation() async throws {
    for (suite, test, mark) in [
      ("Dropped", "throwsAndLacksACall", "dropped"),
      ("Dropped", "dropsItInside", "dropped, inside"),
      ("DroppedInASuite", "throwsAndLacksACall", "dropped, suite"),
    ] {
      try await assertFails(
        .swiftTesting, suite, test, in: "Retried.swift", at: mark,
        saying: "subscriber.receive(\"x\"): never called, expected once")
    }
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

  @Test func aRunThatFailsDoesNotSpoilTheNextOne() async throws {
    for (test, mark) in [
      ("failsOnce", "fails once"), ("failsOnceWithoutTheTrait", "fails once, own"),
      ("failsOnceOnAThread", "fails once, thread"),
    ] {
      let run = try await CaseRun(.swiftTesting, "RightTheSecondTime", test, options: retries)
      let line = try Framework.swiftTesting.line(marked: mark, in: "Retried.swift")
      #expect(run.started == [test, test], "\(run.output)")
      #expect(run.passed == [test], "\(run.output)")
      #expect(run.issues.map(\.line) == [line], "\(run.output)")
      #expect(run.lastWords == "", "\(run.output)")
    }
  }

  @Test func whatARunLeavesBehindFailsTheProcessAndNoOtherRun() async throws {
    for (test, words) in [
      ("isCalledLateByATask", "subscriber.receive(\"too late\"): called after its context"),
      ("isCalledLateByAThread", "subscriber.receive(\"too late\"): called after its context"),
      ("leavesAContextBehind", "subscriber.receive(\"x\"): never called, expected once"),
    ] {
      let run = try await CaseRun(
        .swiftTesting, "RightTheSecondTime", test,
        options: ["--repetitions", "3", "--repeat-until", "fail"])
      #expect(run.started == [test, test, test], "\(run.output)")
      #expect(run.passed == [test, test, test], "\(run.output)")
      #expect(run.issues == [], "\(run.output)")
      #expect(run.lastWords.hasPrefix("Mocky: 1 failure came to light"), "\(run.output)")
      #expect(run.lastWords.contains(words), "\(run.output)")
      #expect(run.status != 0, "\(run.output)")
    }
  }

  @Test func aTraitOutsideTheContextsGivesEachRunItsOwn() async throws {
    let passing = try await CaseRun(.swiftTesting, "RunAgain", "passesTheThirdTime")
    #expect(passing.issues == [], "\(passing.output)")
    #expect(passing.status == 0, "\(passing.output)")
    try await assertFails(
      .swiftTesting, "RunAgain", "failsTheThirdTime", in: "Retried.swift",
      at: "fails the third time", saying: "one.receive(\"x\"): unexpected")
    try await assertFails(
      .swiftTesting, "RunAgain", "isNotCalledTheThirdTime", in: "Retried.swift",
      at: "not called, third", saying: "one.receive(\"x\"): never called, expected once")
  }

  @Test func aTraitInsideTheContextRunsTheTestInOneContext() async throws {
    let run = try await CaseRun(.swiftTesting, "RunAgain", "sharesItsContext")
    let line = try Framework.swiftTesting.line(marked: "shared by runs", in: "Retried.swift")
    #expect(run.issues.map(\.line) == [line, line], "\(run.output)")
    #expect(run.status != 0, "\(run.output)")
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
