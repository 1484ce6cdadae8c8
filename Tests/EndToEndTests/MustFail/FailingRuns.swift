import Testing

/// Runs one test, which must fail with exactly one issue.
///
/// - Parameters:
///   - suite: the test's suite, which is also the name of its file unless that is given.
///   - test: the test.
///   - mark: the comment on the line on which it must fail.
///   - words: what its message must contain; the first of them is how it must begin.
///   - silentAbout: what its message must not contain.
///   - lastWords: what the process must say when it stops.
func assertFails(
  _ framework: Framework, _ suite: String, _ test: String, in file: String? = nil,
  at mark: String, saying words: String..., silentAbout: String = "\u{0}",
  stopping lastWords: String? = nil, at location: SourceLocation = #_sourceLocation
) async throws {
  let run = try await CaseRun(framework, suite, test)
  let file = file ?? "\(suite).swift"
  #expect(run.started == [test], "what ran", sourceLocation: location)
  #expect(run.passed == [], "what passed", sourceLocation: location)
  #expect(run.status != 0, "exit status", sourceLocation: location)
  #expect(run.lastWords == "", sourceLocation: location)
  #expect(run.issues.count == 1, "\(run.output)", sourceLocation: location)
  guard let issue = run.issues.first else { return }
  let line = try framework.line(marked: mark, in: file)
  #expect("\(issue.file):\(issue.line)" == "\(file):\(line)", sourceLocation: location)
  #expect(issue.test == test, sourceLocation: location)
  #expect(issue.text.hasPrefix(words[0]), "\(issue.text)", sourceLocation: location)
  for words in words {
    #expect(
      issue.text.contains(words), "\(words) is not in: \(issue.text)", sourceLocation: location)
  }
  #expect(!issue.text.contains(silentAbout), "\(issue.text)", sourceLocation: location)
  if let lastWords {
    #expect(run.output.contains(lastWords), "\(run.output)", sourceLocation: location)
  }
}

/// Runs tests that all pass, in a process that must fail at its end.
func assertFailsAtTheEnd(
  _ framework: Framework, _ suite: String, _ tests: [String], saying words: String...,
  at location: SourceLocation = #_sourceLocation
) async throws {
  let run = try await CaseRun(framework, suite)
  #expect(run.started == tests, "what ran", sourceLocation: location)
  #expect(run.passed == tests, "what passed", sourceLocation: location)
  #expect(run.issues == [], sourceLocation: location)
  #expect(run.status != 0, "exit status", sourceLocation: location)
  let told = run.output.components(separatedBy: "Mocky: ").count - 1
  #expect(told == 1, "how often it is told: \(run.output)", sourceLocation: location)
  for words in ["Mocky: 1 failure came to light after the test had ended:"] + words {
    #expect(
      run.lastWords.contains(words), "\(words) is not in: \(run.output)", sourceLocation: location)
  }
}
