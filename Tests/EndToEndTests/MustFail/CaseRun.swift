import Foundation

/// A run of tests that must fail: which ran, what each of them said, how the process ended.
struct CaseRun {
  let status: Int32
  let output: String
  let started: [String]
  let passed: [String]
  private(set) var issues: [ReportedIssue] = []
  /// The process's last output, of failures that could not be reported to a test.
  let lastWords: String

  init(
    _ framework: Framework, _ suite: String, _ test: String? = nil,
    by runner: MustFailRunner = .fastest, options: [String] = []
  ) async throws {
    let selection = Selection(framework: framework, suite: suite, test: test)
    let ending = try await runner.run(selection, options: options)
    status = ending.status
    output = ending.output
    let patterns = framework.patterns
    started = output.matches(of: patterns.started).map { "\($0.1)" }
    passed = output.matches(of: patterns.passed).map { "\($0.1)" }
    lastWords = Self.lastWords(in: ending.output)
    collectIssues(of: framework)
  }

  private static func lastWords(in output: String) -> String {
    output.range(of: "Mocky: ").map { String(output[$0.lowerBound...]) } ?? ""
  }

  /// An issue goes on to the next line that the framework begins.
  private mutating func collectIssues(of framework: Framework) {
    var isInIssue = false
    for line in output.split(separator: "\n") {
      if let issue = framework.issue(in: line) {
        issues.append(issue)
        isInIssue = true
      } else if !line.hasPrefix("  "), !line.hasPrefix("↳") {
        isInIssue = false
      } else if isInIssue {
        issues[issues.count - 1].text += "\n\(line)"
      }
    }
    for index in issues.indices { issues[index].text = Self.plain(issues[index].text) }
  }

  /// Takes away the marks of both frameworks, so that a message reads as Mocky has written it.
  private static func plain(_ text: String) -> String {
    if text.hasPrefix("failed - ") { return String(text.dropFirst("failed - ".count)) }
    let mark = "Caught error: "
    let text = text.hasPrefix(mark) ? String(text.dropFirst(mark.count)) : text
    let lines = text.split(separator: "\n").map { line in
      line.hasPrefix("↳ ") || line.hasPrefix("  ") ? line.dropFirst(2) : line
    }
    return lines.joined(separator: "\n")
  }
}
