import MockyCore
import Testing

extension MockeryTrait {
  /// Runs a test, and reports why it hangs if it is canceled and does not end.
  ///
  /// A separate task reports it, because Swift Testing finds a failure's test by the task. That
  /// task is made before the test, and sleeps until the test is canceled.
  func watchingForHangs(
    of context: Mockery, _ reporter: TestReporter, at position: SourcePosition,
    _ body: @Sendable () async throws -> Void
  ) async throws {
    let cancellation = Handoff<Bool>()
    let watcher = Task { [weak context] in
      guard await cancellation.receive(orCancel: { cancellation.send(false) }),
        (try? await Task.sleep(nanoseconds: 1_000_000_000)) != nil, !reporter.isOuter
      else { return }
      context?.context.failAsHanging(
        "the test was canceled 1 second ago and has not ended", at: position)
    }
    defer { watcher.cancel() }
    try await withTaskCancellationHandler(operation: body) { cancellation.send(true) }
  }
}
