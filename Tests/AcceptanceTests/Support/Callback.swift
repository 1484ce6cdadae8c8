import Foundation
import Mocky
import MockyTestSupport

/// A reporter that calls back, and whose test is reached or not.
///
/// `@unchecked Sendable`: everything is behind a lock.
final class Callback: FailureReporter, @unchecked Sendable {
  private let lock = NSLock()
  private var reached = true
  private var action: (@Sendable () -> Void)?
  private var reported: [MockFailure] = []

  var onReport: (@Sendable () -> Void)? {
    get { lock.withLock { action } }
    set { lock.withLock { action = newValue } }
  }

  var reachesTest: Bool {
    get { lock.withLock { reached } }
    set { lock.withLock { reached = newValue } }
  }

  var blockingStopsTheTest: Bool { true }

  var failures: [MockFailure] { lock.withLock { reported } }

  var count: Int { failures.count }

  func report(_ failure: MockFailure) {
    lock.withLock { reported.append(failure) }
    onReport?()
  }
}

extension Callback {
  /// The first line of each failure.
  var headlines: [String] {
    failures.map { failure in String(failure.message.prefix { $0 != "\n" }) }
  }
}
