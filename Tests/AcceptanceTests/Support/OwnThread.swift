import Foundation

/// Runs a closure on a thread of its own.
struct OwnThread: Sendable {
  private let end = DispatchSemaphore(value: 0)

  init(_ body: @escaping @Sendable () -> Void) {
    Thread.detachNewThread { [end] in
      body()
      end.signal()
    }
  }

  /// Blocks until the closure has returned.
  func wait() { end.wait() }

  /// Blocks until the closure has returned, or so many seconds have passed.
  /// - Returns: whether it has returned.
  func wait(atMost seconds: Double) -> Bool { end.wait(timeout: .now() + seconds) == .success }
}
