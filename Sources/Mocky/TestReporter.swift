import Foundation
import MockyCore

/// Reports to the framework that runs the test: XCTest or Swift Testing.
///
/// Each of them silently loses what is reported inside a test of the other, and what comes from a
/// thread that belongs to no test. So the reporter remembers the test in which its context was made
/// or first used, and says whether that test is reached from here.
///
/// `@unchecked Sendable`: the test is behind a lock.
final class TestReporter: FailureReporter, @unchecked Sendable {
  private let lock = NSLock()
  private var test: RunningTest?

  init() { test = RunningTest.current }

  func contextIsUsed() { _ = ownTest }

  var reachesTest: Bool { ownTest?.isReached ?? false }

  var blockingStopsTheTest: Bool { RunningTest.isInSwiftTesting }

  func report(_ failure: MockFailure) { ownTest?.fail(failure) }

  func add(notes: String, to failure: MockFailure) {
    let text = "note: on the failure \(failure.message.prefix { $0 != "\n" })\n\(notes)\n"
    ownTest?.tell(text)
  }

  /// The test of the context; found now if none was running for sure when it was made.
  private var ownTest: RunningTest? {
    let known = lock.withLock { test }
    if let known, known.isCertain { return known }
    guard let current = RunningTest.current else { return known }
    return lock.withLock {
      if !(test?.isCertain ?? false) { test = current }
      return test
    }
  }
}
