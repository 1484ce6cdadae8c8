#if compiler(>=6.3)
  import XCTest

  /// A failure that the framework takes as known, or drops, hides no other one.
  final class KnownIssuesMustFail: MustFailTestCase {
    private let bye = "subscriber.receive(\"bye\"): unexpected: no expectations were declared"
    private let neverBye = "subscriber.receive(\"bye\"): never called, expected once"

    func testCallsAndExpectationsAfterIt() throws {
      for (test, mark, words) in [
        ("aCallAfterAKnownOne", "after a known call", bye),
        ("anExpectationAfterAKnownCall", "after a known call, never", neverBye),
        ("aCallAfterAKnownWait", "after a known wait", bye),
        ("aCallOfATaskAfterAKnownCall", "of a task, after a known call", bye),
        ("anExpectationWithTheTrait", "known, trait", neverBye),
        ("aCallAfterADroppedOne", "after a dropped call", bye),
      ] {
        try assertFails(
          .swiftTesting, "KnownIssues", test, at: mark, saying: words, silentAbout: "after this")
      }
      try assertFails(
        .swiftTesting, "KnownIssuesInASuiteWithAFilter", "aCallAfterADroppedOne",
        in: "KnownIssues.swift", at: "after a call that the suite drops", saying: bye)
    }

    func testTheErrorOfAKnownCallThatEndsTheTest() throws {
      let run = try CaseRun(.swiftTesting, "KnownIssues", "anErrorOfAKnownCall")
      XCTAssertEqual(
        run.issues.map(\.text),
        ["unexpected call of subscriber.confirm(\"hello\"), reported above"])
      XCTAssertNotEqual(run.status, 0)
    }
  }
#endif
