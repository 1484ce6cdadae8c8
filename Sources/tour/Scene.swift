import MockyCore

/// One test of the tour, which is shown and then run.
struct Scene: Sendable {
  let title: String
  let remark: String
  /// The code under test, if it is new.
  let publisher: Excerpt?
  let code: Excerpt
  private let test: @Sendable (Mockery) async -> Void

  init(
    _ title: String, _ remark: String, publisher: Excerpt? = nil, file: String = #filePath,
    test: @escaping @Sendable (Mockery) async -> Void
  ) {
    self.title = title
    self.remark = remark
    self.publisher = publisher
    self.code = .body(after: "{ context in", in: file)
    self.test = test
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
