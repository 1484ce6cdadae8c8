#if compiler(>=6.3)
  import Foundation
  import Testing

  /// A failure that the framework takes as known, or drops, hides no other one.
  @Suite(.ofTheScratchPackage)
  struct KnownIssuesMustFail {
    private let bye = "subscriber.receive(\"bye\"): unexpected: no expectations were declared"
    private let neverBye = "subscriber.receive(\"bye\"): never called, expected once"

    @Test func callsAndExpectationsAfterIt() async throws {
      for (test, mark, words) in [
        ("aCallAfterAKnownOne", "after a known call", bye),
        ("anExpectationAfterAKnownCall", "after a known call, never", neverBye),
        ("aCallAfterAKnownWait", "after a known wait", bye),
        ("aCallOfATaskAfterAKnownCall", "of a task, after a known call", bye),
        ("anExpectationWithTheTrait", "known, trait", neverBye),
        ("aCallAfterADroppedOne", "after a dropped call", bye),
      ] {
        try await assertFails(
          .swiftTesting, "KnownIssues", test, at: mark, saying: words, silentAbout: "after this")
      }
      try await assertFails(
        .swiftTesting, "KnownIssuesInASuiteWithAFilter", "aCallAfterADroppedOne",
        in: "KnownIssues.swift", at: "after a call that the suite drops", saying: bye)
    }

    @Test func theErrorOfAKnownCallThatEndsTheTest() async throws {
      let run = try await CaseRun(.swiftTesting, "KnownIssues", "anErrorOfAKnownCall")
      #expect(
        run.issues.map(\.text) == [
          "unexpected call of subscriber.confirm(\"hello\"), reported above"
        ])
      #expect(run.status != 0)
    }
  }
#endif
