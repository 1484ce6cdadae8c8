import Foundation

/// A test framework, as the package manager runs it and as it writes.
enum Framework: String, CaseIterable {
  case xctest = "XCTestCases"
  case swiftTesting = "SwiftTestingCases"

  /// Patterns of the lines that report that a test began, and that it passed; with its name.
  var patterns: (started: Regex<(Substring, Substring)>, passed: Regex<(Substring, Substring)>) {
    switch self {
    case .xctest: (/Test Case '[^']*\.(\w+)' started/, /Test Case '[^']*\.(\w+)' passed/)
    case .swiftTesting: (/◇ Test (\w+)\([\w:]*\) started/, /✔ Test (\w+)\([\w:]*\) .*passed/)
    }
  }

  /// Reads an issue from the first of its lines, which has its place and its test in either order.
  func issue(in line: Substring) -> ReportedIssue? {
    switch self {
    case .xctest:
      guard let match = line.wholeMatch(of: /.*?(\w+\.swift):(\d+): error: \w+\.(\w+) : (.*)/)
      else { return nil }
      return ReportedIssue(
        test: "\(match.3)", file: "\(match.1)", line: Int(match.2) ?? 0, text: "\(match.4)")
    case .swiftTesting:
      let pattern = /✘ Test (\w+)\([\w:]*\) recorded an issue.* at (\w+\.swift):(\d+):\d+: (.*)/
      guard let match = line.wholeMatch(of: pattern) else { return nil }
      return ReportedIssue(
        test: "\(match.1)", file: "\(match.2)", line: Int(match.3) ?? 0, text: "\(match.4)")
    }
  }
}

/// A failure as a framework has printed it.
struct ReportedIssue: Equatable {
  let test: String
  let file: String
  let line: Int
  /// The message, without what the framework puts before it.
  var text: String
}
