import Foundation

/// Holds `async` calls until the test opens it.
///
/// ```swift
/// let gate = Gate()
/// context.check {
///   allowing(store).receives.load(.any).then.suspends(until: gate).then.returns("apple")
/// }
/// async let item = basket.firstItem()
/// gate.open()
/// ```
///
/// A cancelled task is not held. A gate that was opened lets everything pass until it is closed.
///
/// `@unchecked Sendable`: what changes is behind a lock.
public final class Gate: @unchecked Sendable {
  private let lock = NSLock()
  private var isUnlocked: Bool
  private var held: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastHeld: Int = 0

  /// Makes a gate.
  ///
  /// ```swift
  /// let gate = Gate()
  /// ```
  ///
  /// - Parameter isOpen: whether calls pass from the beginning.
  public init(isOpen: Bool = false) { isUnlocked = isOpen }

  /// Whether calls pass.
  public var isOpen: Bool { lock.withLock { isUnlocked } }

  /// Lets go on what is held, and what comes later.
  ///
  /// ```swift
  /// gate.open()
  /// ```
  public func open() {
    let released = lock.withLock {
      isUnlocked = true
      defer { held = [:] }
      return held.sorted { $0.key < $1.key }.map(\.value)
    }
    for continuation in released { continuation.resume() }
  }

  /// Holds what comes from now on.
  ///
  /// ```swift
  /// gate.close()
  /// ```
  public func close() { lock.withLock { isUnlocked = false } }

  /// Suspends until the gate is open, or the task is cancelled.
  ///
  /// ```swift
  /// allowing(store).receives.load(.any).then.performs { id in
  ///   await gate.pass()
  ///   return "item \(id)"
  /// }
  /// ```
  ///
  /// For closures given to `performs`, which may do something before and after.
  public func pass() async {
    let id = lock.withLock {
      lastHeld += 1
      return lastHeld
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { hold($0, as: id) }
    } onCancel: {
      lock.withLock { held.removeValue(forKey: id) }?.resume()
    }
  }

  private func hold(_ continuation: CheckedContinuation<Void, Never>, as id: Int) {
    let mayPass = lock.withLock {
      // The handler above may have run before there was something to resume.
      guard !isUnlocked, !Task.isCancelled else { return true }
      held[id] = continuation
      return false
    }
    if mayPass { continuation.resume() }
  }
}
