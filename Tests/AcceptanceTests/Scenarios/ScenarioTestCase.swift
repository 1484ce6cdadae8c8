import Foundation
import Mocky
import XCTest

/// Runs scenarios in XCTest: what the framework is told is compared, and fails no test.
class ScenarioTestCase: XCTestCase {
  /// The scenario that goes on.
  private var run: ScenarioRun?

  /// Runs the scenarios of a suite, each with a suite of its own.
  func play<Suite>(_ suite: () -> Suite, _ scenarios: [(Suite) -> () -> Void]) {
    for scenario in scenarios {
      let run = ScenarioRun()
      self.run = run
      let printed = StandardOutput.recording {
        ScenarioRun.$current.withValue(run) { scenario(suite())() }
        run.end()
      }
      if !printed.isEmpty { run.told.record(printed) }
      compare()
    }
  }

  /// Runs one whose test suspends, and may end by an error.
  func play<Suite>(
    _ suite: () -> Suite, _ scenario: (Suite) -> () async throws -> Void
  ) async throws {
    let run = ScenarioRun()
    self.run = run
    try await ScenarioRun.$current.withValue(run) { try await scenario(suite())() }
    run.end()
    compare()
  }

  /// Compares a scenario that an error has ended, once XCTest knows of the error.
  override func tearDown() {
    run?.end()
    compare()
  }

  private func compare() {
    guard let run else { return }
    self.run = nil
    XCTAssertEqual(
      run.told.values.map(\.asPlacedHere), run.expected.map(\.inXCTest.asPlacedHere))
  }

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      guard let run else { return super.record(issue) }
      let location = issue.sourceCodeContext.location
      run.hear(
        issue.compactDescription, at: location?.fileURL.path ?? "", location?.lineNumber ?? 0)
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard let run else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      run.hear(description, at: filePath, lineNumber)
    }
  #endif
}

extension ScenarioRun {
  /// All that XCTest gets.
  fileprivate func hear(_ description: String, at file: String, _ line: Int) {
    told.record("\(file):\(line): \(description)")
  }
}

extension ScenarioNews {
  /// The text that XCTest is expected to get.
  fileprivate var inXCTest: String {
    switch self {
    case .failure(let text, let place): "\(place): failed - \(text)"
    case .note(let text, let place): "\(place): note: \(text)\n"
    // XCTest has no place for it.
    case .error(let text, _): "<EXPR>:0: threw error \"\(text)\""
    }
  }
}

/// The output of the process, for notes, which XCTest itself does not have.
private enum StandardOutput {
  #if canImport(Darwin)
    private static let descriptor = STDERR_FILENO
  #else
    private static let descriptor = STDOUT_FILENO
  #endif

  /// Returns the text that a closure prints, and keeps it from the terminal.
  static func recording(_ body: () -> Void) -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    fflush(nil)
    let own = dup(descriptor)
    let recorded = open(file.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    dup2(recorded, descriptor)
    close(recorded)
    body()
    fflush(nil)
    dup2(own, descriptor)
    close(own)
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
