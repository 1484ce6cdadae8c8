import Foundation
import Mocky
import MockyTestSupport

/// A mistake that a test finds. Its context reports it to the framework that runs the test. When
/// the test has ended, all that was reported is compared.
struct Scenario {
  let context: Mockery
  /// The line on which the context was made.
  let line: Int
  private let file: String

  init(fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line) {
    context = Mockery(fileID: fileID, filePath: filePath, line: line)
    (file, self.line) = ("\(filePath)", Int(line))
    ScenarioRun.current.begin(context)
  }

  /// Expects that this is told next, at a line of the scenario's file or of one beside it.
  func shows(_ text: String, at line: Int, of name: String? = nil) {
    ScenarioRun.current.expect(.failure(text.asPrintedHere, place: place(line, name)))
  }

  /// Expects that this is told of a failure, after that has been told.
  func notes(_ text: String, at line: Int) {
    ScenarioRun.current.expect(.note(text, place: place(line)))
  }

  /// Expects that the test, which begins at this line, ends by this error.
  func throwsError(_ text: String, at line: Int) {
    ScenarioRun.current.expect(.error(text, place: place(line)))
  }

  private func place(_ line: Int, _ name: String? = nil) -> String {
    let folder = file[...(file.lastIndex(of: "/") ?? file.startIndex)]
    return "\(name.map { folder + $0 } ?? file):\(line)"
  }
}

/// Something that a framework is told in a scenario.
enum ScenarioNews: Sendable {
  case failure(String, place: String)
  /// A note on the failure before it.
  case note(String, place: String)
  case error(String, place: String)
}

/// One run of a scenario in one of the frameworks.
final class ScenarioRun: Sendable {
  @TaskLocal static var current = ScenarioRun()

  private let contexts = Captor<Mockery>()
  private let expectations = Captor<ScenarioNews>()
  /// The texts that the framework has been told, in its own form.
  let told = Captor<String>()

  var expected: [ScenarioNews] { expectations.values }

  func begin(_ context: Mockery) { contexts.record(context) }

  func expect(_ news: ScenarioNews) { expectations.record(news) }

  /// Verifies the scenario's context, as every test does in the end.
  func end() { contexts.last?.assertSatisfied() }
}

extension String {
  /// The first line, and the others.
  var headlineAndRest: (headline: String, rest: String?) {
    guard let end = firstIndex(of: "\n") else { return (self, nil) }
    return (String(self[..<end]), String(self[index(after: end)...]))
  }

  /// The text without who made calls, where the system does not tell it.
  var asPrintedHere: String {
    #if os(Linux) && DEBUG
      self
    #else
      split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("  called from") && !$0.hasPrefix("               ←") }
        .map { $0.components(separatedBy: ", from ")[0].components(separatedBy: "   → from ")[0] }
        .joined(separator: "\n")
    #endif
  }

  /// The text that a framework is told. It has no place if the system does not tell which line of
  /// the test led to a call.
  var asPlacedHere: String {
    #if os(Linux) && DEBUG
      self
    #else
      String(drop { !$0.isWhitespace })
    #endif
  }
}
