import XCTest

/// Asserts on tests that must fail.
class MustFailTestCase: XCTestCase {
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
    stopping lastWords: String? = nil, testFile: StaticString = #filePath, testLine: UInt = #line
  ) throws {
    let run = try CaseRun(framework, suite, test)
    let file = file ?? "\(suite).swift"
    XCTAssertEqual(run.started, [test], "what ran", file: testFile, line: testLine)
    XCTAssertEqual(run.passed, [], "what passed", file: testFile, line: testLine)
    XCTAssertNotEqual(run.status, 0, "exit status", file: testFile, line: testLine)
    XCTAssertEqual(run.lastWords, "", file: testFile, line: testLine)
    XCTAssertEqual(run.issues.count, 1, run.output, file: testFile, line: testLine)
    guard let issue = run.issues.first else { return }
    let line = try framework.line(marked: mark, in: file)
    XCTAssertEqual("\(issue.file):\(issue.line)", "\(file):\(line)", file: testFile, line: testLine)
    XCTAssertEqual(issue.test, test, file: testFile, line: testLine)
    XCTAssert(issue.text.hasPrefix(words[0]), issue.text, file: testFile, line: testLine)
    for words in words {
      XCTAssert(
        issue.text.contains(words), "\(words) is not in: \(issue.text)", file: testFile,
        line: testLine)
    }
    XCTAssertFalse(issue.text.contains(silentAbout), issue.text, file: testFile, line: testLine)
    if let lastWords {
      XCTAssert(run.output.contains(lastWords), run.output, file: testFile, line: testLine)
    }
  }

  /// Runs tests that all pass, in a process that must fail at its end.
  func assertFailsAtTheEnd(
    _ framework: Framework, _ suite: String, _ tests: [String], saying words: String...,
    testFile: StaticString = #filePath, testLine: UInt = #line
  ) throws {
    let run = try CaseRun(framework, suite)
    XCTAssertEqual(run.started, tests, "what ran", file: testFile, line: testLine)
    XCTAssertEqual(run.passed, tests, "what passed", file: testFile, line: testLine)
    XCTAssertEqual(run.issues, [], file: testFile, line: testLine)
    XCTAssertNotEqual(run.status, 0, "exit status", file: testFile, line: testLine)
    let told = run.output.components(separatedBy: "Mocky: ").count - 1
    XCTAssertEqual(told, 1, "how often it is told: \(run.output)", file: testFile, line: testLine)
    for words in ["Mocky: 1 failure came to light after the test had ended:"] + words {
      XCTAssert(
        run.lastWords.contains(words), "\(words) is not in: \(run.output)", file: testFile,
        line: testLine)
    }
  }
}
