import Foundation
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

#if canImport(XCTest)
  import XCTest

  extension XCTestRuns {
    /// Tells that a run hangs if it has not ended when the limit is over.
    func watchForHangs(of run: XCTestRun) {
      guard let limit = HangLimit.shared else { return }
      DispatchQueue.global().asyncAfter(deadline: .now() + limit.time.seconds) {
        guard self.current === run else { return }
        (run.testCase as? MockeryTestCase)?.tellThatItHangs(after: limit.time)
      }
    }
  }

  extension MockeryTestCase {
    /// Writes the reason that the test doesn't end to standard error.
    fileprivate func tellThatItHangs(after time: TimeSpan) {
      let reason = "\(name) has run for \(time)"
      let hang = contextIfMade?.context.hang(reason)
      contextIfMade?.context.writeTranscript(adding: hang)
      let text = hang?.description ?? "\(reason): it has not used its context"
      FileHandle.standardError.write(Data("Mocky: \(text)\n".utf8))
    }
  }
#endif
