import Foundation

/// A thread that outlives the test that starts it, and calls when a later test says so.
///
/// `@unchecked Sendable`: semaphores are safe, and `shared` is all there is.
public final class Latecomer: @unchecked Sendable {
  public static let shared = Latecomer()

  private let begin = DispatchSemaphore(value: 0)
  private let done = DispatchSemaphore(value: 0)

  /// Starts the thread, which holds on to what `body` captures.
  public func start(_ body: @escaping @Sendable () -> Void) {
    Thread.detachNewThread { [self] in
      begin.wait()
      body()
      done.signal()
    }
  }

  /// Lets the thread do what it was started for, and gives it a moment to begin.
  public func letGo() {
    begin.signal()
    Thread.sleep(forTimeInterval: 0.2)
  }

  /// Lets the thread do what it was started for, and waits until it has.
  public func finish() {
    begin.signal()
    done.wait()
  }
}
