import Foundation
import Testing

/// A context that nobody verifies fails its test or the run, and so does a call that comes late.
@Suite(.ofTheScratchPackage)
struct ForgottenAndLateMustFail {
  private let unsatisfied = "subscriber.receive(\"hello\"): never called, expected once"

  @Test func aForgottenContextInSwiftTesting() async throws {
    for (test, mark, context) in [
      ("ofASuite", "forgotten in a suite", "the forgotten context of a suite"),
      ("ofATest", "forgotten in a test", "the forgotten context of a test"),
    ] {
      let line = try Framework.swiftTesting.line(marked: context, in: "ForgottenContexts.swift")
      try await assertFails(
        .swiftTesting, "ForgottenContexts", test, at: mark, saying: unsatisfied,
        "the context made at ForgottenContexts.swift:\(line) was released without being verified")
    }
    try await assertFails(
      .swiftTesting, "ForgottenContexts", "ofATestThatHoldsAFailure", at: "held and forgotten",
      saying: #"subscriber.receive("bye"): unexpected: expected "hello" as argument 1"#,
      "(expected once, never called)")
  }

  @Test func aForgottenContextInXCTest() async throws {
    let line = try Framework.xctest.line(marked: "unsatisfied at release", in: "Unsatisfied.swift")
    try await assertFails(
      .xctest, "Unsatisfied", "testInAContextThatIsReleased", at: "unsatisfied at release",
      saying: unsatisfied,
      "the context made at Unsatisfied.swift:\(line - 2) was released without being verified")
  }

  @Test func aForgottenContextInAStoredPropertyOfATestCaseFailsItsTest() async throws {
    for (suite, test, mark) in [
      ("ForgottenContext", "testForgetsToVerify", "forgotten"),
      ("ForgottenContext", "testUsesItOnAnotherThreadFirst", "forgotten, thread"),
      ("ForgottenContextOfSetUp", "testForgetsToVerify", "forgotten, setUp"),
      ("ForgottenContextOfAnAncestor", "testForgetsToVerifyToo", "forgotten, ancestor"),
      ("ForgottenContextOfAStruct", "testForgetsALazyOne", "forgotten, lazy"),
    ] {
      try await assertFails(
        .xctest, suite, test, in: "StoredContexts.swift", at: mark, saying: unsatisfied)
    }
    try await assertFails(
      .xctest, "ForgottenContextOfAStruct", "testForgetsToVerify", in: "StoredContexts.swift",
      at: "forgotten, struct", saying: "subscriber2.receive(\"hello\"): never called")
    let call = try await CaseRun(.xctest, "ForgottenContext", "testHasACallFromADetachedTask")
    #expect(call.issues.map(\.test) == ["testHasACallFromADetachedTask"], "\(call.output)")
  }

  @Test func aStoredContextThatIsSatisfiedOrNotUsedPasses() async throws {
    for test in ["testIsSatisfied", "testDoesNotUseIt"] {
      let run = try await CaseRun(.xctest, "ForgottenContext", test)
      #expect(run.passed == [test], "\(run.output)")
      #expect(run.status == 0, "\(run.output)")
    }
  }

  @Test func whatVerifiesAStoredContextAfterTheTestMayWaitFirst() async throws {
    for suite in [
      "WaitingSyncTearDown", "WaitingThrowingTearDown", "WaitingAsyncTearDown",
      "WaitingTeardownBlock", "WaitingInvocation",
    ] {
      let run = try await CaseRun(.xctest, suite)
      #expect(run.started == ["testIsCalledLater", "testIsNeverCalled"], "\(run.output)")
      #expect(run.passed == ["testIsCalledLater"], "\(run.output)")
      #expect(run.issues.map(\.test) == ["testIsNeverCalled"], "\(run.output)")
    }
  }

  @Test func aContextThatTestCasesShareIsLeftAlone() async throws {
    let run = try await CaseRun(.xctest, "KeptSharedContext")
    #expect(run.passed == ["test1", "test2"], "\(run.output)")
    #expect(run.status == 0, "\(run.output)")
    #expect(!run.output.contains("not left alone"), "\(run.output)")
  }

  @Test func aCallAfterTheFailureOfAnotherTestFailsTheProcess() async throws {
    let run = try await CaseRun(.swiftTesting, "SharedContext")
    #expect(run.issues.map(\.test) == ["first"], "\(run.output)")
    for words in [
      "more went wrong after a failure that was reported", "subscriber.receive(\"two\")",
      "subscriber2.receive(\"three\"): called by another test, SharedContext/second(); unexpected",
    ] {
      #expect(run.lastWords.contains(words), "\(words) is not in: \(run.output)")
    }
    #expect(run.status != 0)
  }

  @Test func aForgottenContextOfATestCaseWithATearDownFailsTheProcess() async throws {
    let file = "StoredContexts.swift"
    let line = try Framework.xctest.line(marked: "forgotten, tearDown", in: file)
    let origin = try Framework.xctest.line(marked: "the forgotten context", in: file)
    try await assertFailsAtTheEnd(
      .xctest, "ForgottenContextWithATearDown", ["testForgetsToVerify"],
      saying: "\(file):\(line): error: \(unsatisfied)",
      "the context made at \(file):\(origin), in the property context of "
        + "ForgottenContextWithATearDown.testForgetsToVerify, was never verified")
  }

  @Test func whatElseIsToBeCalledAtTheEndOfTheProcessIsCalled() async throws {
    let file = "StoredContexts.swift"
    let line = try Framework.xctest.line(marked: "forgotten, handler", in: file)
    try await assertFailsAtTheEnd(
      .xctest, "ForgottenContextAndAHandler", ["testForgetsToVerify"],
      saying: "\(file):\(line): error: \(unsatisfied)", "\nthe other handler was called\n")
  }

  @Test func misuseBeforeAnyTestFailsTheTestThatUsesTheContext() async throws {
    try await assertFails(
      .xctest, "MisuseBeforeAnyTest", "testAfterwards", in: "StoredContexts.swift",
      at: "misuse before any test", saying: "the name \"one\" is used for a second mock")
  }

  /// The process that only lists the tests makes the test cases, too.
  @Test func misuseBeforeAnyTestDoesNotStopTheListOfTests() async throws {
    try await ScratchPackage.built()
    let ending = await ScratchPackage.swift(["test", "list", "--skip-build"])
    #expect(ending.status == 0, "\(ending.output)")
    #expect(ending.output.contains("MisuseBeforeAnyTest/testAfterwards"), "\(ending.output)")
    #expect(!ending.output.contains("Mocky:"), "\(ending.output)")
  }

  @Test func aLateCallFailsTheRunAndNoOtherTest() async throws {
    for suite in ["LateCalls", "LateCallsOfAStoredContext", "LateCallsOfAStoredMock"] {
      try await assertFailsAtTheEnd(
        .xctest, suite, ["test1StartsAThreadThatCallsLater", "test2IsRunningWhenItCalls"],
        saying: "subscriber.receive(\"too late\"): called after its context", "Publisher.swift:10",
        "of \(suite).test1StartsAThreadThatCallsLater, made at")
    }
    for suite in ["LateCalls", "LateCallsWithTheTrait"] {
      try await assertFailsAtTheEnd(
        .swiftTesting, suite, ["startsAThreadThatCallsLater", "isRunningWhenItCalls"],
        saying: "subscriber.receive(\"too late\"): called after its context", "Publisher.swift:10",
        "\(suite)/startsAThreadThatCallsLater(), made at")
    }
  }

  @Test func aLateCallThatTheTestDoesNotCareAboutPasses() async throws {
    for framework in Framework.allCases {
      let run = try await CaseRun(framework, "FireAndForget")
      #expect(run.passed == run.started)
      #expect(run.started.count >= 4, "\(run.output)")
      #expect(run.status == 0, "\(run.output)")
      #expect(run.lastWords == "")
    }
  }

  @Test func aCallInTheLastMomentOfTheProcessFailsIt() async throws {
    try await assertFailsAtTheEnd(
      .xctest, "CallsAtTheEnd", ["testStartsAThreadThatCallsAtOnce"],
      saying: "log(slow): called after its context was verified")
  }

  @Test func aLateCallOfATaskThatKnowsItsTestIsBookedOnThatTest() async throws {
    let run = try await CaseRun(.swiftTesting, "LateCallsFromATask")
    #expect(run.started == ["startsATaskThatCallsLater", "isRunningWhenItCalls"])
    #expect(run.issues.map(\.test) == ["startsATaskThatCallsLater"])
    #expect(run.passed.contains("isRunningWhenItCalls"), "\(run.output)")
    #expect(run.status != 0)
  }

  @Test func thePackageManagerNoticesThatTheProcessHasFailed() async throws {
    for (framework, suite) in [
      (Framework.xctest, "ForgottenContextWithATearDown"), (.swiftTesting, "LateCalls"),
    ] {
      let run = try await CaseRun(framework, suite, by: .packageManager)
      #expect(run.passed == run.started)
      #expect(!run.started.isEmpty, "\(run.output)")
      #expect(run.lastWords.hasPrefix("Mocky: 1 failure"), "\(run.output)")
      #expect(run.status == 1)
    }
  }
}
