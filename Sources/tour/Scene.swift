import MockyCore

/// One test of the tour, which is shown and then run.
struct Scene: Sendable {
  let title: String
  let remark: String
  /// The code under test, if it is new.
  let publisher: Excerpt?
  let code: Excerpt
  private let run: @Sendable (PublisherTests) async -> Void

  init(
    _ title: String, _ remark: String, publisher: Excerpt? = nil, test code: Excerpt,
    run: @escaping @Sendable (PublisherTests) async -> Void
  ) {
    self.title = title
    self.remark = remark
    self.publisher = publisher
    self.code = code
    self.run = run
  }

  /// Runs the test in a context of its own, and verifies it.
  func failures() async -> [MockFailure] {
    let reporter = SceneReporter()
    let context = Mockery(reporter: reporter)
    await run(PublisherTests(context: context))
    context.assertSatisfied()
    return reporter.failures
  }
}

/// Keeps the failures of a scene, and names its test.
private final class SceneReporter: TestFinding {
  private let recorder = RecordingReporter()

  var failures: [MockFailure] { recorder.failures }
  var testPlace: TestPlace? { TestPlace(types: ["tour.PublisherTests"]) }

  func report(_ failure: MockFailure) { recorder.report(failure) }
}
