#if compiler(>=6.3) && (os(Linux) || os(macOS))
  import Foundation
  import Testing

  /// A failure in the process of an exit test fails the test that has begun it, and changes nothing of how
  /// that process ends.
  @Suite(.ofTheScratchPackage)
  struct ExitTestsMustFail {
    private let unexpected =
      "subscriber.receive(\"hello\"): unexpected: no expectations were declared"
    private let unsatisfied = "subscriber.receive(\"bye\"): never called, expected once"

    @Test func calls() async throws {
      try await assertFails(
        .swiftTesting, "ExitTests", "aCallBeforeAFatalError", at: "a call before a fatal error",
        saying: unexpected, "Publisher.swift:10")
      try await assertFails(
        .swiftTesting, "ExitTests", "aCallOfAThreadWithTheTrait", at: "a call of a thread",
        saying: unexpected, "Publisher.swift:10")
    }

    @Test func expectations() async throws {
      try await assertFails(
        .swiftTesting, "ExitTests", "anExpectationAtANormalEnd", at: "normal end",
        saying: unsatisfied)
      try await assertFails(
        .swiftTesting, "ExitTests", "anExpectationOfAStaticContext", at: "static context",
        saying: unsatisfied, "was never verified")
    }

    @Test func aNormalEndStaysOne() async throws {
      let run = try await CaseRun(
        .swiftTesting, "ExitTests", "anExpectationInAnExitTestThatShouldFail")
      #expect(run.issues.count == 2, "\(run.output)")
      let line = try Framework.swiftTesting.line(marked: "should fail", in: "ExitTests.swift")
      #expect(run.issues.map(\.line) == [line, line])
      #expect(run.status != 0)
    }
  }
#endif
