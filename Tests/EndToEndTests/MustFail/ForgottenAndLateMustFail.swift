import XCTest

/// A context that nobody verifies fails its test or the run, and so does a call that comes late.
final class ForgottenAndLateMustFail: MustFailTestCase {
  private let unsatisfied = "subscriber.receive(\"hello\"): never called, expected once"

  func testAForgottenContextInSwiftTesting() throws {
    for (test, mark, context) in [
      ("ofASuite", "forgotten in a suite", "the forgotten context of a suite"),
      ("ofATest", "forgotten in a test", "the forgotten context of a test"),
    ] {
      let line = try Framework.swiftTesting.line(marked: context, in: "ForgottenContexts.swift")
      try assertFails(
        .swiftTesting, "ForgottenContexts", test, at: mark, saying: unsatisfied,
        "the context made at ForgottenContexts.swift:\(line) was released without being verified")
    }
    try assertFails(
      .swiftTesting, "ForgottenContexts", "ofATestThatHoldsAFailure", at: "held and forgotten",
      saying: #"subscriber.receive("bye"): unexpected: argument 1 is "bye", expected "hello""#,
      "(expected once, called never)")
  }

  func testAForgottenContextInXCTest() throws {
    let line = try Framework.xctest.line(marked: "unsatisfied at release", in: "Unsatisfied.swift")
    try assertFails(
      .xctest, "Unsatisfied", "testInAContextThatIsReleased", at: "unsatisfied at release",
      saying: unsatisfied,
      "the context made at Unsatisfied.swift:\(line - 2) was released without being verified")
  }

  func testAForgottenContextThatXCTestStoresFailsTheProcess() throws {
    let file = "StoredContexts.swift"
    let line = try Framework.xctest.line(marked: "forgotten", in: file)
    let origin = try Framework.xctest.line(marked: "the forgotten context", in: file)
    try assertFailsAtTheEnd(
      .xctest, "ForgottenContext", ["testForgetsToVerify"],
      saying: "\(file):\(line): \(unsatisfied)",
      "the context made at \(file):\(origin) was never verified")
  }

  func testWhatElseIsToBeCalledAtTheEndOfTheProcessIsCalled() throws {
    let file = "StoredContexts.swift"
    let line = try Framework.xctest.line(marked: "forgotten, handler", in: file)
    try assertFailsAtTheEnd(
      .xctest, "ForgottenContextAndAHandler", ["testForgetsToVerify"],
      saying: "\(file):\(line): \(unsatisfied)", "\nthe other handler was called\n")
  }

  func testMisuseBeforeAnyTestFailsTheProcess() throws {
    let file = "StoredContexts.swift"
    let line = try Framework.xctest.line(marked: "misuse before any test", in: file)
    try assertFailsAtTheEnd(
      .xctest, "MisuseBeforeAnyTest", ["testAfterwards"],
      saying: "\(file):\(line): the name \"one\" is used for a second mock")
  }

  func testALateCallFailsTheRunAndNoOtherTest() throws {
    for suite in ["LateCalls", "LateCallsOfAStoredContext", "LateCallsOfAStoredMock"] {
      try assertFailsAtTheEnd(
        .xctest, suite, ["test1StartsAThreadThatCallsLater", "test2IsRunningWhenItCalls"],
        saying: "subscriber.receive(\"too late\"): called after its context", "Publisher.swift:10")
    }
    for suite in ["LateCalls", "LateCallsWithTheTrait"] {
      try assertFailsAtTheEnd(
        .swiftTesting, suite, ["startsAThreadThatCallsLater", "isRunningWhenItCalls"],
        saying: "subscriber.receive(\"too late\"): called after its context", "Publisher.swift:10")
    }
  }

  func testACallInTheLastMomentOfTheProcessFailsIt() throws {
    try assertFailsAtTheEnd(
      .xctest, "CallsAtTheEnd", ["testStartsAThreadThatCallsAtOnce"],
      saying: "log(slow): called after its context was verified")
  }

  func testALateCallOfATaskThatKnowsItsTestIsBookedOnThatTest() throws {
    let run = try CaseRun(.swiftTesting, "LateCallsFromATask")
    XCTAssertEqual(run.started, ["startsATaskThatCallsLater", "isRunningWhenItCalls"])
    XCTAssertEqual(run.issues.map(\.test), ["startsATaskThatCallsLater"])
    XCTAssert(run.passed.contains("isRunningWhenItCalls"), run.output)
    XCTAssertNotEqual(run.status, 0)
  }

  func testThePackageManagerNoticesThatTheProcessHasFailed() throws {
    for (framework, suite) in [
      (Framework.xctest, "ForgottenContext"), (.swiftTesting, "LateCalls"),
    ] {
      let run = try CaseRun(framework, suite, by: .packageManager)
      XCTAssertEqual(run.passed, run.started)
      XCTAssertFalse(run.started.isEmpty, run.output)
      XCTAssert(run.lastWords.hasPrefix("Mocky: 1 failure"), run.output)
      XCTAssertEqual(run.status, 1)
    }
  }
}
