import Testing

/// An assertion, a verification, a wait or a mistake fails the test that makes it, even if another
/// test has made the context.
@Suite(.ofTheScratchPackage)
struct StaticContextsMustFail {
  @Test func inSwiftTesting() async throws {
    let run = try await CaseRun(.swiftTesting, "StaticContexts")
    try assertIssues(
      of: run, .swiftTesting,
      [
        ("asserts", "asserted"), ("checks", "checked"), ("verifies", "verified"),
        ("waits", "waited"), ("waitsForCalls", "verified within"), ("mistakes", "mistaken"),
        ("assertsAfterACall", "asserted after"),
      ])
    #expect(run.passed == ["makes", "calls"])
    #expect(run.output.contains("after this"), "the wait explains the assertion: \(run.output)")
    let call = "subscriber.receive(\"six\"): called by another test, StaticContexts/calls()"
    #expect(run.lastWords.contains(call), "\(run.output)")
    #expect(run.lastWords.hasPrefix("Mocky: 1 failure"), "\(run.lastWords)")
  }

  @Test func inXCTest() async throws {
    let run = try await CaseRun(.xctest, "StaticContexts")
    try assertIssues(
      of: run, .xctest,
      [
        ("test2Asserts", "asserted"), ("test3Verifies", "verified"), ("test4Waits", "waited"),
        ("test5Mistakes", "mistaken"),
      ])
    #expect(run.passed == ["test1Makes"])
    #expect(run.lastWords == "")
  }

  private func assertIssues(
    of run: CaseRun, _ framework: Framework, _ marks: [(test: String, mark: String)],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let lines = try marks.map { test, mark in
      "\(test) \(try framework.line(marked: mark, in: "StaticContexts.swift"))"
    }
    let told = run.issues.map { "\($0.test) \($0.line)" }
    #expect(told == lines, "\(run.output)", sourceLocation: location)
  }
}
