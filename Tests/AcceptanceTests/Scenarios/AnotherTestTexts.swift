import Mocky
import MockyTestSupport
import Testing

#if compiler(>=6.3)
  /// Two tests that run in parallel. One of them calls a mock of the other, so both must run.
  struct AnotherTestTexts {
    private static let shared = Handoff<MockSupplyRoom>()
    private static let callLine = Handoff<Int>()

    @Test func theOwnerFailsAndNamesTheCaller() async throws {
      let context = Mockery()
      let room: MockSupplyRoom = context.mock(named: "store")
      context.check { expectThat(room).receives.close() }
      let line = #line - 1
      Self.shared.send(room)
      let called = await Self.callLine.receive {}
      room.close()
      let told = try await issuesTold { context.assertSatisfied() }
      #expect(
        told == [
          """
          store.open(): called by another test, AnotherTestTexts/theCallerIsWarned(); unexpected: no expectation mentions it
            called from  Editor.open()  Tests/AcceptanceTests/Scenarios/Editor.swift:30
                         ← closure in AnotherTestTexts.theCallerIsWarned()  :\(called)
                         ← AnotherTestTexts.issuesTold(_:)  :\(called + 19) ← AnotherTestTexts.theCallerIsWarned()  :\(called)
            mock of      the test AnotherTestTexts/theOwnerFailsAndNamesTheCaller()
            usual cause  parallel tests share a singleton; give each test its own, or use .serialized
            expectations
                ✗ once, never called   store.close()   :\(line)
          """.asPrintedHere
        ])
    }

    @Test func theCallerIsWarned() async throws {
      let editor = Editor(room: await Self.shared.receive {})
      let line = #line + 1
      let told = try await issuesTold { editor.open() }
      Self.callLine.send(line)
      #expect(
        told == [
          """
          store.open() calls a mock of another test, AnotherTestTexts/theOwnerFailsAndNamesTheCaller(), and makes that test fail
            usual cause  parallel tests share a singleton; give each test its own, or use .serialized
          """
        ])
    }

    /// Returns the texts of all issues of some code, including warnings.
    private func issuesTold(_ body: @Sendable () async throws -> Void) async throws -> [String] {
      let told = Captor<String>()
      let filter = IssueHandlingTrait.compactMapIssues { issue in
        told.record(issue.text)
        return nil
      }
      let test = try #require(Test.current)
      try await filter.provideScope(for: test, testCase: Test.Case.current, performing: body)
      return told.values
    }
  }
#endif
