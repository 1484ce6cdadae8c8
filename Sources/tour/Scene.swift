import Foundation
import MockyCore

/// One test of the tour: shown as it is written, and then run.
struct Scene: Sendable {
  let title: String
  let remark: String
  /// The file whose lines between the marks are the test.
  let file: String
  let test: @Sendable (Mockery) async -> Void

  init(
    _ title: String, _ remark: String, file: String = #filePath,
    test: @escaping @Sendable (Mockery) async -> Void
  ) {
    self.title = title
    self.remark = remark
    self.file = file
    self.test = test
  }

  /// The test's own lines, read from its source; empty where that is not at hand.
  var code: [String] {
    guard let source = try? String(contentsOfFile: file, encoding: .utf8) else { return [] }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { $0.hasSuffix("{ context in") }) else { return [] }
    let body = lines[(first + 1)...].prefix { $0 != "  }" }
    return body.map { String($0.dropFirst(4)) }
  }

  /// Runs the test in a context of its own, and verifies it.
  func failures() async -> [MockFailure] {
    let reporter = RecordingReporter()
    let context = Mockery(reporter: reporter)
    await test(context)
    context.assertSatisfied()
    return reporter.failures
  }
}
