#if compiler(>=6.3)
  import Mocky
  import Testing

  /// Returns the failures of a test within this one, without known issues and warnings.
  ///
  /// Mocky finds filters by the traits of a test. It does not find this one, so the failures count.
  func failuresTold(
    _ body: @Sendable () async throws -> Void
  ) async throws -> [String] {
    let told = Captor<String>()
    let filter = IssueHandlingTrait.compactMapIssues { issue in
      guard issue.isFailure else { return issue }
      told.record(issue.text.prefix { $0 != "\n" }.description)
      return nil
    }
    let test = try #require(Test.current)
    try await filter.provideScope(for: test, testCase: Test.Case.current, performing: body)
    return told.values
  }
#endif
