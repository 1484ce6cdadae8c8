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
/// A cancelled task is not held: its call throws `CancellationError` where it can, and goes on
/// where it cannot. A gate that was opened lets everything pass until it is closed.
///
/// `@unchecked Sendable`: what changes is behind a lock.
public final class Gate: @unchecked Sendable {
  private let lock = NSLock()
  private var isUnlocked: Bool
  private var held: [Int: CheckedContinuation<Bool, Never>] = [:]
  private var lastHeld: Int = 0

  /// Makes a gate.
  ///
  /// - Parameter isOpen: whether calls pass from the beginning.
  public init(isOpen: Bool = false) { isUnlocked = isOpen }

  /// Whether calls pass.
  public var isOpen: Bool { lock.withLock { isUnlocked } }

  /// Lets go on what is held, and what comes later.
  public func open() {
    let released = lock.withLock {
      isUnlocked = true
      defer { held = [:] }
      return held.sorted { $0.key < $1.key }.map(\.value)
    }
    for continuation in released { continuation.resume(returning: false) }
  }

  /// Holds what comes from now on.
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
  public func pass() async { _ = await holdUntilCancelled() }

  /// Suspends until the gate is open, or the task is cancelled.
  ///
  /// - Returns: whether it was the latter.
  func holdUntilCancelled() async -> Bool {
    let id = lock.withLock {
      lastHeld += 1
      return lastHeld
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { hold($0, as: id) }
    } onCancel: {
      lock.withLock { held.removeValue(forKey: id) }?.resume(returning: true)
    }
  }

  private func hold(_ continuation: CheckedContinuation<Bool, Never>, as id: Int) {
    let isCancelled: Bool? = lock.withLock {
      if isUnlocked { return false }
      // The handler above may have run before there was something to resume.
      if Task.isCancelled { return true }
      held[id] = continuation
      return nil
    }
    if let isCancelled { continuation.resume(returning: isCancelled) }
  }
}
