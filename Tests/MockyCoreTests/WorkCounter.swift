import Foundation

/// Counts how often something is done, such as comparing two values: tests of work compare the counts
/// for n and 2n.
///
/// `@unchecked Sendable`: the lock guards it.
final class WorkCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func add() { lock.withLock { count += 1 } }

  /// How much was done since it was asked last.
  func take() -> Int {
    lock.withLock {
      defer { count = 0 }
      return count
    }
  }
}
