#if compiler(>=6.3) && os(Linux)
  import Foundation
  import Testing

  /// In tests of XCTest, Mocky reports each failure once, to XCTest, and uses nothing of Swift Testing.
  ///
  /// Swift Testing posts events to the other framework from Swift 6.4 on. With Swift 6.3, a stand-in
  /// prints them: "Swift Testing posts …".
  @Suite(.ofTheScratchPackage)
  struct OtherFrameworksMustFail {
    private let unexpected =
      "subscriber.receive(\"hello\"): unexpected: no expectations were declared"

    @Test func theStandInHearsOfSwiftTesting() async throws {
      let run = try await CaseRun(.xctest, "OtherFramework", "testOfSwiftTesting")
      #expect(posts(in: run) == 1, "\(run.output)")
      #expect(run.output.contains("recorded in XCTest"), "\(run.output)")
    }

    @Test func eachFailureIsToldToXCTestAlone() async throws {
      for (test, mark, words) in [
        ("testAnUnexpectedCall", "other framework, call", unexpected),
        ("testACallThatIsHeld", "other framework, thread", unexpected),
        ("testNotesOnAFailure", "other framework, notes", unexpected),
        (
          "testAnUnmetExpectation", "other framework, unmet",
          "subscriber.receive(\"hello\"): never called, expected once"
        ),
      ] {
        try await assertFails(
          .xctest, "OtherFramework", test, at: mark, saying: words,
          silentAbout: "Swift Testing posts")
        let run = try await CaseRun(.xctest, "OtherFramework", test)
        #expect(posts(in: run) == 0, "\(run.output)")
      }
    }

    /// XCTest on Linux doesn't ask Swift Testing for known issues, and tells its own failures.
    @Test func aKnownIssueOfSwiftTestingChangesNothing() async throws {
      let run = try await CaseRun(.xctest, "OtherFramework", "testAKnownIssue")
      #expect(run.issues.map(\.text.isEmpty) == [false], "\(run.output)")
      #expect(run.issues.first?.text.hasPrefix(unexpected) == true, "\(run.output)")
      #expect(posts(in: run) == 1, "\(run.output)")
      #expect(run.output.contains("Known issue was not recorded"), "\(run.output)")
    }

    @Test func aCancellationThatFailsTheTestIsNotExplainedByMocky() async throws {
      let run = try await CaseRun(.xctest, "OtherFramework", "testACancellation")
      #expect(run.issues == [], "\(run.output)")
      #expect(posts(in: run) == 1, "\(run.output)")
      #expect(run.lastWords == "", "\(run.output)")
      #expect(run.status != 0, "\(run.output)")
    }

    private func posts(in run: CaseRun) -> Int {
      run.output.components(separatedBy: "Swift Testing posts").count - 1
    }
  }
#endif
