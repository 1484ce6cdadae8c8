import XCTest

/// Misuse fails the test at the line that caused it.
final class MisuseMustFail: MustFailTestCase {
  func testANameUsedTwice() throws {
    for (framework, test) in [
      (Framework.xctest, "testANameUsedTwice"), (.swiftTesting, "aNameUsedTwice"),
    ] {
      try assertFails(
        framework, "Misuse", test, at: "misuse of a name",
        saying: "the name \"one\" is used for a second mock")
    }
  }

  func testAnActionOnANever() throws {
    for (framework, test) in [
      (Framework.xctest, "testAnActionOnANever"), (.swiftTesting, "anActionOnANever"),
    ] {
      try assertFails(
        framework, "Misuse", test, at: "misuse of never",
        saying: "a call that is expected never does nothing")
    }
  }

  func testTheCurrentContextWithoutTheTrait() throws {
    try assertFails(
      .swiftTesting, "Misuse", "theCurrentContextWithoutTheTrait", at: "no current context",
      saying: "Mockery.current was used outside of a test with the trait .mockery",
      "write @Test(.mockery), or make a context with Mockery()")
  }

  func testTheCurrentContextSeveralTimesInXCTestIsOneFailure() throws {
    let run = try CaseRun(
      .xctest, "Misuse", "testTheCurrentContextSeveralTimesWithoutTheTrait")
    let line = try Framework.xctest.line(marked: "no current context, often", in: "Misuse.swift")
    XCTAssertEqual(run.issues.count, 1, run.output)
    XCTAssert(run.output.contains("Misuse.swift:\(line)"), run.output)
    XCTAssertFalse(run.output.contains("never called"), run.output)
  }

  func testADroppedExpectationOfAnyMock() throws {
    for (framework, test) in [
      (Framework.xctest, "testADroppedExpectationOfAnyMock"),
      (.swiftTesting, "aDroppedExpectationOfAnyMock"),
    ] {
      try assertFails(
        framework, "Misuse", test, at: "dropped",
        saying: "an expectation was made here that is in no block")
    }
  }

  func testTheCurrentContextInXCTest() throws {
    let run = try CaseRun(.xctest, "Misuse", "testTheCurrentContextWithoutTheTrait")
    let line = try Framework.xctest.line(marked: "no current context", in: "Misuse.swift")
    XCTAssertEqual(run.issues.map(\.test), ["testTheCurrentContextWithoutTheTrait"])
    #if compiler(>=6.3) && os(Linux)
      XCTAssertEqual(run.issues.map { "\($0.file):\($0.line)" }, ["Misuse.swift:\(line)"])
      XCTAssert(run.output.contains("failed - Mockery.current was used"), run.output)
    #else
      // The first test that makes a context is not known, and what fails it takes no place.
      XCTAssert(run.output.contains("Misuse.swift:\(line): Mockery.current was used"), run.output)
    #endif
    XCTAssertNotEqual(run.status, 0)
  }

  func testTheCurrentContextInADetachedTaskFailsTheProcess() throws {
    let test = "theCurrentContextInADetachedTask"
    let run = try CaseRun(.swiftTesting, "Misuse", test)
    let line = try Framework.swiftTesting.line(
      marked: "no current context, detached", in: "Misuse.swift")
    XCTAssertEqual(run.started, [test])
    XCTAssertEqual(run.issues, [])
    XCTAssert(run.lastWords.contains("Misuse.swift:\(line): error: Mockery.current"), run.output)
    XCTAssertNotEqual(run.status, 0)
  }
}
