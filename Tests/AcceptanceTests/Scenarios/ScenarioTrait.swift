import Testing

/// Runs scenarios in Swift Testing: what the framework is told is compared, and fails no test.
///
/// Mocky takes notice of filters that are traits of the test. This one is not, so the failures count.
struct ScenarioTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let run = ScenarioRun()
    let filter = IssueHandlingTrait.compactMapIssues { issue in
      run.told.record(issue.asItWasTold)
      return nil
    }
    try await filter.provideScope(for: test, testCase: testCase) {
      await ScenarioRun.$current.withValue(run) {
        defer { run.end() }
        do { try await function() } catch {
          Issue.record(error, sourceLocation: test.sourceLocation)
        }
      }
    }
    let expected = run.expected.map(\.inSwiftTesting.asPlacedHere)
    #expect(run.told.values.map(\.asPlacedHere) == expected, sourceLocation: test.sourceLocation)
  }
}

extension Trait where Self == ScenarioTrait {
  static var scenarios: ScenarioTrait { ScenarioTrait() }
}

extension Issue {
  /// All that the framework gets: the headline is an error, what follows is a comment.
  fileprivate var asItWasTold: String {
    let words = [error.map { "error: \($0)" }] + comments.map { "comment: \($0)" }
    return ([place] + words.compactMap(\.self)).joined(separator: "\n")
  }

  /// "…/ArgumentScenarios.swift:17".
  private var place: String {
    guard let location = sourceLocation else { return "" }
    #if compiler(>=6.3)
      return "\(location.filePath):\(location.line)"
    #else
      return "\(location._filePath):\(location.line)"
    #endif
  }
}

extension ScenarioNews {
  /// The text that Swift Testing is expected to get.
  fileprivate var inSwiftTesting: String {
    switch self {
    case .failure(let text, let place):
      let (headline, rest) = text.headlineAndRest
      return "\(place)\nerror: \(headline)" + (rest.map { "\ncomment: \($0)" } ?? "")
    case .note(let text, let place): return "\(place)\ncomment: \(text)"
    case .error(let text, let place): return "\(place)\nerror: \(text)"
    }
  }
}
