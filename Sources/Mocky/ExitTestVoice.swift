import Foundation
import MockyCore

/// Reports failures to the test that has begun an exit test, when the exit test ends. By then
/// Swift Testing accepts issues only from tasks that the exit test has begun. The test itself
/// checks how the process ends.
final class ExitTestVoice: Sendable {
  private static let shared = ExitTestVoice()

  private init() {
    let (stream, failures) = AsyncStream.makeStream(of: [MockFailure].self)
    let isTold = DispatchSemaphore(value: 0)
    Task {
      for await failures in stream {
        let test = SwiftTestingTest(id: nil)
        for failure in failures { _ = test.fail(failure) }
        isTold.signal()
      }
    }
    UnreportedFailures.use {
      failures.yield($0)
      return isTold.wait(timeout: .now() + 2) == .success
    }
  }

  /// Begins to observe, if this is a task. Later calls have no effect.
  static func begin() {
    if withUnsafeCurrentTask(body: { $0 != nil }) { _ = shared }
  }
}
