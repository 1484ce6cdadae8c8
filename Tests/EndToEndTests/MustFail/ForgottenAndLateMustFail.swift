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
      "(expected once, never called)")
  }

  func testAForgottenContextInXCTest() throws {
    let line = try Framework.xctest.line(marked: "unsatisfied at release", in: "Unsatisfied.swift")
    try assertFails(
      .xctest, "Unsatisfied", "testInAContextThatIsReleased", at: "unsatisfied at release",
      saying: unsatisfied,
      "the context made at Unsatisfied.swift:\(line - 2) was released without being verified")
  }

  func testAForgottenContextInAStoredPropertyOfATestCaseFailsItsTest() throws {
    for (suite, test, mark) in [
      ("ForgottenContext", "testForgetsToVerify", "forgotten"),
      ("ForgottenContext", "testUsesItOnAnotherThreadFirst", "forgotten, thread"),
      ("ForgottenContextOfSetUp", "testForgetsToVerify", "forgotten, setUp"),
      ("ForgottenContextOfAnAncestor", "testForgetsToVerifyToo", "forgotten, ancestor"),
      ("ForgottenContextOfAStruct", "testForgetsALazyOne", "forgotten, lazy"),
    ] {
      try assertFails(
        .xctest, suite, test, in: "StoredContexts.swift", at: mark, saying: unsatisfied)
    }
    try assertFails(
      .xctest, "ForgottenContextOfAStruct", "testForgetsToVerify", in: "StoredContexts.swift",
      at: "forgotten, struct", saying: "subscriber2.receive(\"hello\"): never called")
    let call = try CaseRun(.xctest, "ForgottenContext", "testHasACallFromADetachedTask")
    XCTAssertEqual(call.issues.map(\.test), ["testHasACallFromADetachedTask"], call.output)
  }

  func testAStoredContextThatIsSatisfiedOrNotUsedPasses() throws {
    for test in ["testIsSatisfied", "testDoesNotUseIt"] {
      let run = try CaseRun(.xctest, "ForgottenContext", test)
      XCTAssertEqual(run.passed, [test], run.output)
      XCTAssertEqual(run.status, 0, run.output)
    }
  }

  func testWhatVerifiesAStoredContextAfterTheTestMayWaitFirst() throws {
    for suite in [
      "WaitingSyncTearDown", "WaitingThrowingTearDown", "WaitingAsyncTearDown",
      "WaitingTeardownBlock", "WaitingInvocation",
    ] {
      let run = try CaseRun(.xctest, suite)
      XCTAssertEqual(run.started, ["testIsCalledLater", "testIsNeverCalled"], run.output)
      XCTAssertEqual(run.passed, ["testIsCalledLater"], run.output)
      XCTAssertEqual(run.issues.map(\.test), ["testIsNeverCalled"], run.output)
    }
  }

  func testAContextThatTestCasesShareIsLeftAlone() throws {
    let run = try CaseRun(.xctest, "KeptSharedContext")
    XCTAssertEqual(run.passed, ["test1", "test2"], run.output)
    XCTAssertEqual(run.status, 0, run.output)
    XCTAssertFalse(run.output.contains("not left alone"), run.output)
  }

  func testACallAfterTheFailureOfAnotherTestFailsTheProcess() throws {
    let run = try CaseRun(.swiftTesting, "SharedContext")
    XCTAssertEqual(run.issues.map(\.test), ["first"], run.output)
    for words in [
      "more went wrong after a failure that was reported", "subscriber.receive(\"two\")",
      "subscriber2.receive(\"three\"): unexpected",
    ] {
      XCTAssert(run.lastWords.contains(words), "\(words) is not in: \(run.output)")
    }
    XCTAssertNotEqual(run.status, 0)
  }

  func testAForgottenContextOfATestCaseWithATearDownFailsTheProcess() throws {
    let file = "StoredContexts.swift"
    let line = try Framework.xctest.line(marked: "forgotten, tearDown", in: file)
    let origin = try Framework.xctest.line(marked: "the forgotten context", in: file)
    try assertFailsAtTheEnd(
      .xctest, "ForgottenContextWithATearDown", ["testForgetsToVerify"],
      saying: "\(file):\(line): error: \(unsatisfied)",
      "the context made at \(file):\(origin), in the property context of "
        + "ForgottenContextWithATearDown.testForgetsToVerify, was never verified")
  }

  func testWhatElseIsToBeCalledAtTheEndOfTheProcessIsCalled() throws {
    let file = "StoredContexts.swift"
    let line = try Framework.xctest.line(marked: "forgotten, handler", in: file)
    try assertFailsAtTheEnd(
      .xctest, "ForgottenContextAndAHandler", ["testForgetsToVerify"],
      saying: "\(file):\(line): error: \(unsatisfied)", "\nthe other handler was called\n")
  }

  func testMisuseBeforeAnyTestFailsTheProcess() throws {
    let file = "StoredContexts.swift"
    let line = try Framework.xctest.line(marked: "misuse before any test", in: file)
    try assertFailsAtTheEnd(
      .xctest, "MisuseBeforeAnyTest", ["testAfterwards"],
      saying: "\(file):\(line): error: the name \"one\" is used for a second mock")
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
      (Framework.xctest, "ForgottenContextWithATearDown"), (.swiftTesting, "LateCalls"),
    ] {
      let run = try CaseRun(framework, suite, by: .packageManager)
      XCTAssertEqual(run.passed, run.started)
      XCTAssertFalse(run.started.isEmpty, run.output)
      XCTAssert(run.lastWords.hasPrefix("Mocky: 1 failure"), run.output)
      XCTAssertEqual(run.status, 1)
    }
  }
}
