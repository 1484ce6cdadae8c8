import Foundation
import Testing

/// Misuse fails the test at the line that caused it.
@Suite(.ofTheScratchPackage)
struct MisuseMustFail {
  @Test func aNameUsedTwice() async throws {
    for (framework, test) in [
      (Framework.xctest, "testANameUsedTwice"), (.swiftTesting, "aNameUsedTwice"),
    ] {
      try await assertFails(
        framework, "Misuse", test, at: "misuse of a name",
        saying: "the name \"one\" is used for a second mock")
    }
  }

  @Test func anActionOnANever() async throws {
    for (framework, test) in [
      (Framework.xctest, "testAnActionOnANever"), (.swiftTesting, "anActionOnANever"),
    ] {
      try await assertFails(
        framework, "Misuse", test, at: "misuse of never",
        saying: "a call that is expected never does nothing")
    }
  }

  @Test func theCurrentContextWithoutTheTrait() async throws {
    try await assertFails(
      .swiftTesting, "Misuse", "theCurrentContextWithoutTheTrait", at: "no current context",
      saying: "Mockery.current was used outside of a test with the trait .mockery",
      "write @Test(.mockery), or make a context with Mockery()")
  }

  @Test func theCurrentContextSeveralTimesInXCTestIsOneFailure() async throws {
    let run = try await CaseRun(
      .xctest, "Misuse", "testTheCurrentContextSeveralTimesWithoutTheTrait")
    let line = try Framework.xctest.line(marked: "no current context, often", in: "Misuse.swift")
    #expect(run.issues.count == 1, "\(run.output)")
    #expect(run.output.contains("Misuse.swift:\(line)"), "\(run.output)")
    #expect(!run.output.contains("never called"), "\(run.output)")
    #expect(
      run.output.contains(
        "Mockery.current was used in a test of XCTest, which knows no trait .mockery: "
          + "subclass MockeryTestCase and use its context, or make a context with Mockery()"),
      "\(run.output)")
  }

  @Test func aDroppedExpectationOfAnyMock() async throws {
    for (framework, test) in [
      (Framework.xctest, "testADroppedExpectationOfAnyMock"),
      (.swiftTesting, "aDroppedExpectationOfAnyMock"),
    ] {
      try await assertFails(
        framework, "Misuse", test, at: "dropped",
        saying: "an expectation was made here outside a block")
    }
  }

  @Test func theCurrentContextInXCTest() async throws {
    let run = try await CaseRun(.xctest, "Misuse", "testTheCurrentContextWithoutTheTrait")
    let line = try Framework.xctest.line(marked: "no current context", in: "Misuse.swift")
    #expect(run.issues.map(\.test) == ["testTheCurrentContextWithoutTheTrait"])
    #if compiler(>=6.3) && os(Linux)
      #expect(run.issues.map { "\($0.file):\($0.line)" } == ["Misuse.swift:\(line)"])
      #expect(run.output.contains("failed - Mockery.current was used"), "\(run.output)")
    #else
      // The first test that makes a context is not known, and what fails it takes no place.
      #expect(
        run.output.contains("Misuse.swift:\(line): Mockery.current was used"), "\(run.output)")
    #endif
    #expect(run.status != 0)
  }

  @Test func theCurrentContextInADetachedTaskFailsTheProcess() async throws {
    let test = "theCurrentContextInADetachedTask"
    let run = try await CaseRun(.swiftTesting, "Misuse", test)
    let line = try Framework.swiftTesting.line(
      marked: "no current context, detached", in: "Misuse.swift")
    #expect(run.started == [test])
    #expect(run.issues == [])
    #expect(run.lastWords.contains("Misuse.swift:\(line): error: Mockery.current"), "\(run.output)")
    #expect(run.status != 0)
  }
}
